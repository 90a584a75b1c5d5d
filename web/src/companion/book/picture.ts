// A match as a picture: the game's name in letters on pieces, and who has how many points on a sheet of paper.

import type { KeptMatch } from "./kept.ts";
import { standing } from "../match/telling.ts";
import { shapeOf } from "$/table/seats.ts";
import { number } from "$/texts/say.svelte.ts";
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
const LEFT = 170;
const RIGHT = SIDE - 170;

export interface Titles {
  game: string;
  day: string;
  headline: string;
  /** The sentence below it, if there is one. */
  why: string;
  link: string;
}

export async function drawMatch(canvas: HTMLCanvasElement, match: KeptMatch, titles: Titles): Promise<void> {
  const pen = await penOf(canvas);
  if (!pen) return;
  drawTable(pen);
  const top = drawName(pen, linesOf(titles.game, MOST_IN_LINE)) + 40;
  const height = SIDE - 60 - top;
  drawPaper(pen, top, height);
  write(pen, titles.headline, SIDE / 2, top + 90, { font: `700 54px ${LETTERS}`, colour: INK });
  write(pen, titles.why, SIDE / 2, top + 138, { font: `500 30px ${TEXT}`, colour: QUIET, most: RIGHT - LEFT });
  const lead = titles.why ? 150 : 120;
  drawStanding(pen, match, top + lead, height - lead - 80);
  const foot = `${titles.day} · ${titles.link.replace(/^https?:\/\//, "")}`;
  write(pen, foot, SIDE / 2, top + height - 34, { font: `600 30px ${TEXT}`, colour: QUIET });
}

function drawStanding(pen: CanvasRenderingContext2D, match: KeptMatch, top: number, height: number): void {
  const order = standing(match);
  const row = Math.min(120, height / order.length);
  const size = Math.min(60, row * 0.6);
  order.forEach((seat, at) => {
    const y = top + row * (at + 0.72);
    const colour = SEATS[seat % SEATS.length] ?? INK;
    write(pen, shapeOf(seat), LEFT, y, { font: `${size}px ${SIGNS}`, colour, align: "left" });
    const name = `${match.names[seat] ?? ""}${match.winners.includes(seat) ? " ✦" : ""}`;
    write(pen, name, LEFT + size * 1.5, y, { font: `600 ${size}px ${TEXT}`, colour: INK, align: "left", most: 500 });
    const total = number(match.totals[seat] ?? 0);
    write(pen, total, RIGHT, y, { font: `700 ${size * 1.15}px ${LETTERS}`, colour: INK, align: "right", most: 160 });
  });
}
