// The card of a day as a picture: the game's name in letters on pieces, a sheet of paper with the result, on a wooden table.

import { linesOf, type Shown } from "./card.ts";

export const SIDE = 1080;
const LETTERS = '"Slab", Rockwell, Georgia, serif';
const TEXT = '"Sans", system-ui, sans-serif';
const SIGNS = '"DejaVu Sans", "Segoe UI Symbol", system-ui, sans-serif';
// A picture is a thing: by day and by night it has the colours of the lit table.
const INK = "#2b1d14";
const QUIET = "#655241";
const COLOURS = ["#a3261d", "#1f5f8b", "#8a2f6b", "#4a5a1c", "#8a4b08", "#4b3f9b", "#0d6157", "#5a4632"];
const MOST_IN_LINE = 10;

/** Letters are drawn only once their fonts are there. */
export async function drawCard(canvas: HTMLCanvasElement, shown: Shown): Promise<void> {
  await Promise.all([document.fonts.load(`700 80px ${LETTERS}`), document.fonts.load(`600 40px ${TEXT}`)]);
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  drawTable(pen);
  const bottom = drawName(pen, linesOf(shown.game, MOST_IN_LINE));
  drawSheet(pen, shown, bottom + 50);
}

function drawTable(pen: CanvasRenderingContext2D): void {
  const wood = pen.createLinearGradient(0, 0, 0, SIDE);
  wood.addColorStop(0, "#b27c48");
  wood.addColorStop(1, "#84542b");
  pen.fillStyle = wood;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.strokeStyle = "rgb(60 34 14 / 18%)";
  pen.lineWidth = 3;
  for (let y = 20; y < SIDE; y += 54) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(SIDE / 3, y - 26, (2 * SIDE) / 3, y + 30, SIDE, y - 6);
    pen.stroke();
  }
}

/** Where the last line of pieces ends. */
function drawName(pen: CanvasRenderingContext2D, lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(128, (SIDE - 120) / longest - 8, 300 / lines.length);
  lines.forEach((line, row) => {
    const left = (SIDE - line.length * (size + 8)) / 2;
    [...line].forEach((letter, place) => {
      if (letter !== " ") drawPiece(pen, letter, left + place * (size + 8), 64 + row * (size + 14), size);
    });
  });
  return 64 + lines.length * (size + 14);
}

function drawPiece(pen: CanvasRenderingContext2D, letter: string, x: number, y: number, size: number): void {
  pen.save();
  shadow(pen, 14, 6);
  pen.fillStyle = "#fdf3dc";
  round(pen, x, y, size, size, size * 0.14);
  pen.fill();
  pen.restore();
  pen.strokeStyle = "#c9ab74";
  pen.lineWidth = 3;
  pen.stroke();
  write(pen, letter, x + size / 2, y + size * 0.73, `700 ${size * 0.68}px ${LETTERS}`, INK);
}

function drawSheet(pen: CanvasRenderingContext2D, shown: Shown, top: number): void {
  const height = SIDE - 70 - top;
  pen.save();
  shadow(pen, 40, 14);
  pen.fillStyle = "#fffaf0";
  round(pen, 110, top, SIDE - 220, height, 26);
  pen.fill();
  pen.restore();
  const middle = SIDE / 2;
  const at = (share: number): number => top + height * share;
  write(pen, shown.day, middle, at(0.15), `600 40px ${TEXT}`, QUIET);
  write(pen, String(shown.points).replace("-", "−"), middle, at(0.46), `700 ${height * 0.33}px ${LETTERS}`, INK);
  const result = [shown.pointsText.replace(/^\S+\s/, ""), shown.place].filter(Boolean).join(" · ");
  write(pen, result, middle, at(0.62), `600 42px ${TEXT}`, INK);
  shown.shapes.forEach((shape, index) => {
    const x = middle + (index - (shown.shapes.length - 1) / 2) * 84;
    const isFilled = index < shown.filled;
    write(pen, isFilled ? shape : "·", x, at(0.78), `64px ${SIGNS}`, isFilled ? (COLOURS[index] ?? INK) : QUIET);
  });
  write(pen, shown.link.replace(/^https?:\/\//, ""), middle, at(0.93), `600 32px ${TEXT}`, QUIET);
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = "center";
  pen.fillText(text, x, y, SIDE - 260);
}

function round(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, by: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, by);
}

function shadow(pen: CanvasRenderingContext2D, blur: number, down: number): void {
  pen.shadowColor = "rgb(40 22 8 / 45%)";
  pen.shadowBlur = blur;
  pen.shadowOffsetY = down;
}
