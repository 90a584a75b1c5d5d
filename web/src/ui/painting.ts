// A card as a picture: letters on pieces, a sheet of paper on a wooden table, and what is written on it.

export const SIDE = 1080;
export const LETTERS = '"Slab", Rockwell, Georgia, serif';
export const TEXT = '"Sans", system-ui, sans-serif';
export const SIGNS = '"DejaVu Sans", "Segoe UI Symbol", system-ui, sans-serif';
// A picture is a thing: by day and by night it has the colours of the lit table.
export const INK = "#2b1d14";
export const QUIET = "#655241";
export const SEATS = ["#a3261d", "#1f5f8b", "#8a2f6b", "#4a5a1c", "#8a4b08", "#4b3f9b", "#0d6157", "#5a4632"];

/** Letters are drawn only once their fonts are there. */
export async function penOf(canvas: HTMLCanvasElement): Promise<CanvasRenderingContext2D | null> {
  await Promise.all([document.fonts.load(`700 80px ${LETTERS}`), document.fonts.load(`600 40px ${TEXT}`)]);
  canvas.width = canvas.height = SIDE;
  return canvas.getContext("2d");
}

/** Words as lines that fit: the longest word decides how large its letters may be. */
export function linesOf(name: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.toUpperCase().split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function drawTable(pen: CanvasRenderingContext2D): void {
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
export function drawName(pen: CanvasRenderingContext2D, lines: readonly string[]): number {
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
  write(pen, letter, x + size / 2, y + size * 0.73, { font: `700 ${size * 0.68}px ${LETTERS}`, colour: INK });
}

export function drawPaper(pen: CanvasRenderingContext2D, top: number, height: number): void {
  pen.save();
  shadow(pen, 40, 14);
  pen.fillStyle = "#fffaf0";
  round(pen, 110, top, SIDE - 220, height, 26);
  pen.fill();
  pen.restore();
}

interface Written {
  font: string;
  colour: string;
  align?: CanvasTextAlign;
  /** What is longer is made narrower. */
  most?: number;
}

export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { font, colour, align = "center", most = SIDE - 260 }: Written,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
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
