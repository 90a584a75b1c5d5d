// Squares are numbered row by row from 0; people say row and column, or “8F” across and “F8” down.

import type { Box, Cursor } from "./types.ts";

export const PREMIUMS = {
  D: "double-word",
  T: "treble-word",
  d: "double-letter",
  t: "treble-letter",
  "*": "centre",
} as const;
export type Premium = (typeof PREMIUMS)[keyof typeof PREMIUMS];

export function sideOf(box: Box): number {
  return box.layout.rows.length;
}

export function centreOf(box: Box): number {
  return Math.floor(sideOf(box) ** 2 / 2);
}

export function premiumOf(box: Box, cell: number): Premium | null {
  const side = sideOf(box);
  const sign = box.layout.rows[Math.floor(cell / side)]?.[cell % side] ?? ".";
  return PREMIUMS[sign as keyof typeof PREMIUMS] ?? null;
}

export function rowName(cell: number, side: number): string {
  return String(Math.floor(cell / side) + 1);
}

export function columnName(cell: number, side: number): string {
  return String.fromCharCode(65 + (cell % side));
}

/** As players write it: the row first for a word across, the column first for one down. */
export function squareName({ cell, isDown }: Cursor, side: number): string {
  const [row, column] = [rowName(cell, side), columnName(cell, side)];
  return isDown ? `${column}${row}` : `${row}${column}`;
}

/** The square so many steps along, null over the edge. */
export function along({ cell, isDown }: Cursor, by: number, side: number): number | null {
  const [row, column] = [Math.floor(cell / side), cell % side];
  const place = (isDown ? row : column) + by;
  if (place < 0 || place >= side) return null;
  return isDown ? place * side + column : row * side + place;
}

/** The smallest rectangle around squares, in squares. */
export function extent(
  cells: readonly number[],
  side: number,
): { x: number; y: number; width: number; height: number } {
  const rows = cells.map((cell) => Math.floor(cell / side));
  const columns = cells.map((cell) => cell % side);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

/** Which way a play runs; of a single tile, where it has a neighbour. */
export function runsDown(cells: readonly number[], side: number, hasTile: (cell: number) => boolean): boolean {
  const first = cells[0];
  if (first === undefined) return false;
  if (cells.length > 1) return cells.every((cell) => cell % side === first % side);
  const isBeside = (isDown: boolean) =>
    [-1, 1].some((by) => {
      const next = along({ cell: first, isDown }, by, side);
      return next !== null && hasTile(next);
    });
  return !isBeside(false) && isBeside(true);
}

/** The whole run of tiles through a square, from its first to its last. */
export function runThrough(cursor: Cursor, side: number, hasTile: (cell: number) => boolean): number[] {
  const reach = (by: number): number[] => {
    const cells: number[] = [];
    for (let step = by; ; step += by) {
      const cell = along(cursor, step, side);
      if (cell === null || !hasTile(cell)) return cells;
      cells.push(cell);
    }
  };
  return [...reach(-1).reverse(), cursor.cell, ...reach(1)];
}
