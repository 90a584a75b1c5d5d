// Paints what is printed on the board: under red noise, as the lens shows it, or plainly.

import { CELLS, columnOf, isFood, rowOf, SIDE, tileOf } from "./board.ts";
import { decoysOf, INKS, specksOf, WIDTHS } from "./noise.ts";

export type Print = "noise" | "lens" | "plain";

interface Colours {
  /** Tiles of two tints, as on a kitchen floor. */
  grounds: readonly [string, string];
  letter: string;
  line: string;
}

interface Palette extends Record<Print, Colours> {
  reds: readonly string[];
}

// A red glass makes red vanish and cyan dark: that is what the lens shows.
const DAY: Palette = {
  noise: { grounds: ["#fdeadb", "#fae0cb"], letter: "#9adbe4", line: "#a6493b" },
  lens: { grounds: ["#ffc3b5", "#fdb3a3"], letter: "#2b0705", line: "#c56052" },
  plain: { grounds: ["#fff8e9", "#faecd2"], letter: "#2b1d14", line: "#c9ab74" },
  reds: ["#d9382c", "#ef7262", "#f2936b", "#df5470"],
};
const NIGHT: Palette = {
  noise: { grounds: ["#43191a", "#3a1414"], letter: "#4d8f9a", line: "#1d0807" },
  lens: { grounds: ["#ee9384", "#e58373"], letter: "#1d0302", line: "#ab4638" },
  plain: { grounds: ["#402d21", "#37261b"], letter: "#f8eddb", line: "#6d5340" },
  reds: ["#9c2a22", "#c2493d", "#b9603f", "#8c2743"],
};

export interface Printing {
  letters: string;
  print: Print;
  isNight: boolean;
  /** Pixels of the canvas a cell. */
  cell: number;
}

type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Puts the print on a canvas as a finished picture: one that could still be drawn on costs time at every frame. */
export function paint(canvas: HTMLCanvasElement, printing: Printing): void {
  const size = Math.round(printing.cell * SIDE);
  const board = new OffscreenCanvas(size, size);
  const brush = board.getContext("2d");
  if (!brush) return;
  draw(brush, printing);
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(board.transferToImageBitmap());
}

function draw(brush: Brush, { letters, print, isNight, cell }: Printing): void {
  const palette = isNight ? NIGHT : DAY;
  const colours = palette[print];
  brush.setTransform(cell, 0, 0, cell, 0, 0);
  paintGround(brush, colours);
  if (print === "noise") paintDecoys(brush, letters, colours);
  paintLetters(brush, letters, colours);
  if (print === "noise") paintNoise(brush, palette.reds);
  paintLines(brush, colours);
}

function paintGround(brush: Brush, { grounds }: Colours): void {
  for (let cell = 0; cell < CELLS; cell++) {
    brush.fillStyle = grounds[tileOf(cell) % 2 ? 1 : 0];
    // A hair wider than a cell, lest the seams show.
    brush.fillRect(columnOf(cell), rowOf(cell), 1.02, 1.02);
  }
}

function paintLetters(brush: Brush, letters: string, { letter }: Colours): void {
  brush.fillStyle = letter;
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.font = `700 0.74px Slab, Rockwell, Georgia, serif`;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isFood(letters, cell)) brush.fillText(letters[cell] ?? "", columnOf(cell) + 0.5, rowOf(cell) + 0.755);
  }
}

function paintDecoys(brush: Brush, letters: string, { letter }: Colours): void {
  const alphabet = letters.replaceAll("*", "");
  brush.fillStyle = letter;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  for (let cell = 0; cell < CELLS; cell++) {
    for (const decoy of decoysOf(cell, alphabet)) {
      brush.save();
      brush.translate(columnOf(cell) + decoy.x, rowOf(cell) + decoy.y);
      brush.rotate(decoy.turn);
      brush.font = `700 ${decoy.size}px Slab, Rockwell, Georgia, serif`;
      brush.fillText(decoy.letter, 0, 0);
      brush.restore();
    }
  }
}

/** One stroke of the brush for each ink and width: thousands of lines, a few calls. */
function paintNoise(brush: Brush, reds: readonly string[]): void {
  const specks = Array.from({ length: CELLS }, (_, cell) => specksOf(cell));
  brush.lineCap = "round";
  for (let ink = 0; ink < INKS; ink++) {
    WIDTHS.forEach((width, index) => {
      brush.beginPath();
      specks.forEach((each, cell) => {
        for (const speck of each) {
          if (speck.ink !== ink || speck.width !== index) continue;
          const [x, y] = [columnOf(cell) + speck.x, rowOf(cell) + speck.y];
          const [right, down] = [(Math.cos(speck.turn) * speck.length) / 2, (Math.sin(speck.turn) * speck.length) / 2];
          brush.moveTo(x - right, y - down);
          brush.lineTo(x + right, y + down);
        }
      });
      brush.strokeStyle = reds[ink] ?? "";
      brush.lineWidth = width;
      brush.globalAlpha = 0.86;
      brush.stroke();
    });
  }
  brush.globalAlpha = 1;
}

function paintLines(brush: Brush, { line }: Colours): void {
  brush.strokeStyle = line;
  brush.lineCap = "butt";
  for (let place = 0; place <= SIDE; place++) {
    const isRim = place % 5 === 0;
    brush.lineWidth = isRim ? 0.08 : 0.025;
    brush.globalAlpha = isRim ? 1 : 0.5;
    brush.beginPath();
    brush.moveTo(place, 0);
    brush.lineTo(place, SIDE);
    brush.moveTo(0, place);
    brush.lineTo(SIDE, place);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}
