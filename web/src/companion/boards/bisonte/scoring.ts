// The score of a play, point by point (BIS-16 to BIS-20).

import { runsOf, wordOf, type Laying, type Run } from "./placing.ts";
import { BONUS } from "$/companion/bisonte/sums.ts";
import { premiumOf } from "$/games/bisonte/squares.ts";
import { valueOf } from "$/games/bisonte/laying.ts";
import type { Box, Placed, Squares } from "$/games/bisonte/types.ts";
import type { Line } from "$/protocol/messages.ts";

/** How many tiles in one play earn the bonus (BIS-20). */
export const SEVEN = 7;
/** A play on an empty board counts double (BIS-1). */
export const FIRST_FACTOR = 2;

/** One word of a play, with the part of the points that it brings. */
export interface ScoredWord {
  word: string;
  run: Run;
  lines: readonly Line[];
}

export interface ScoredPlay {
  words: readonly ScoredWord[];
  lines: readonly Line[];
  points: number;
}

export function letterFactor(box: Box, cell: number): number {
  return { "double-letter": 2, "treble-letter": 3 }[premiumOf(box, cell) as string] ?? 1;
}

/** The centre has no premium of its own (BIS-1). */
export function wordFactor(box: Box, cell: number): number {
  return { "double-word": 2, "treble-word": 3 }[premiumOf(box, cell) as string] ?? 1;
}

/** All words of a play with their premiums, and what seven tiles bring (BIS-20). */
export function scoreOf(box: Box, board: Squares, laid: readonly Laying[]): ScoredPlay {
  const isFirst = Object.keys(board).length === 0;
  const fresh = new Set(laid.map(({ cell }) => cell));
  const words = runsOf(box, board, laid).map((run) => ({
    word: wordOf(run),
    run,
    lines: wordLines(box, run, fresh, isFirst),
  }));
  const bonus = laid.length === SEVEN ? [line(BONUS, "BIS-20", "bisonte-line-seven")] : [];
  const lines = [...words.flatMap((each) => each.lines), ...bonus];
  return { words, lines, points: sumOf(lines) };
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

function wordLines(box: Box, run: Run, fresh: ReadonlySet<number>, isFirst: boolean): readonly Line[] {
  const word = wordOf(run);
  const letters = run.cells.flatMap((cell, place) => letterLines(box, word, cell, run.tiles[place], fresh.has(cell)));
  return [...letters, ...premiumLines(box, word, run.cells, sumOf(letters), fresh, isFirst)];
}

/** The plain value, and what a letter premium adds in the turn in which a tile is laid on it (BIS-17, BIS-18). */
function letterLines(
  box: Box,
  word: string,
  cell: number,
  placed: Placed | undefined,
  isFresh: boolean,
): readonly Line[] {
  if (!placed) return [];
  const args = { letter: placed.tile, word };
  if (placed.bisonte) return [line(0, "BIS-19", "bisonte-line-bisonte", args)];
  const value = valueOf(box, placed.tile);
  const plain = line(value, "BIS-16", "bisonte-line-letter", args);
  const factor = isFresh ? letterFactor(box, cell) : 1;
  if (factor === 2) return [plain, line(value, "BIS-17", "bisonte-line-double-letter", args)];
  if (factor === 3) return [plain, line(2 * value, "BIS-17", "bisonte-line-treble-letter", args)];
  return [plain];
}

/** What each word premium adds to what was there before it, so that two of them multiply (BIS-17, BIS-1). */
function premiumLines(
  box: Box,
  word: string,
  cells: readonly number[],
  letters: number,
  fresh: ReadonlySet<number>,
  isFirst: boolean,
): readonly Line[] {
  const lines: Line[] = [];
  let points = letters;
  for (const cell of cells) {
    const factor = fresh.has(cell) ? wordFactor(box, cell) : 1;
    if (factor === 2) lines.push(line(points, "BIS-17", "bisonte-line-double-word", { word }));
    if (factor === 3) lines.push(line(2 * points, "BIS-17", "bisonte-line-treble-word", { word }));
    points *= factor;
  }
  if (isFirst) lines.push(line(points, "BIS-1", "bisonte-line-first-word", { word }));
  return lines;
}

function line(points: number, clause: string, id: string, args: Line["text"]["args"] = {}): Line {
  return { points, clause, text: { id, args } };
}
