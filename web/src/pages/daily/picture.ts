// The card of a day as a picture: the game's name in letters on pieces, a sheet of paper with the result, on a wooden table.

import type { Shown } from "./card.ts";
import {
  drawName,
  drawPaper,
  drawTable,
  INK,
  LETTERS,
  linesOf,
  penOf,
  QUIET,
  SEATS,
  SIDE,
  SIGNS,
  TEXT,
  write,
} from "$/ui/painting.ts";

const MOST_IN_LINE = 10;

export async function drawCard(canvas: HTMLCanvasElement, shown: Shown): Promise<void> {
  const pen = await penOf(canvas);
  if (!pen) return;
  drawTable(pen);
  const bottom = drawName(pen, linesOf(shown.game, MOST_IN_LINE));
  drawSheet(pen, shown, bottom + 50);
}

function drawSheet(pen: CanvasRenderingContext2D, shown: Shown, top: number): void {
  const height = SIDE - 70 - top;
  drawPaper(pen, top, height);
  const middle = SIDE / 2;
  const at = (share: number): number => top + height * share;
  write(pen, shown.day, middle, at(0.15), { font: `600 40px ${TEXT}`, colour: QUIET });
  write(pen, String(shown.points).replace("-", "−"), middle, at(0.46), {
    font: `700 ${height * 0.33}px ${LETTERS}`,
    colour: INK,
  });
  const result = [shown.pointsText.replace(/^\S+\s/, ""), shown.place].filter(Boolean).join(" · ");
  write(pen, result, middle, at(0.62), { font: `600 42px ${TEXT}`, colour: INK });
  shown.shapes.forEach((shape, index) => {
    const x = middle + (index - (shown.shapes.length - 1) / 2) * 84;
    const isFilled = index < shown.filled;
    write(pen, isFilled ? shape : "·", x, at(0.78), {
      font: `64px ${SIGNS}`,
      colour: isFilled ? (SEATS[index] ?? INK) : QUIET,
    });
  });
  write(pen, shown.link.replace(/^https?:\/\//, ""), middle, at(0.93), { font: `600 32px ${TEXT}`, colour: QUIET });
}
