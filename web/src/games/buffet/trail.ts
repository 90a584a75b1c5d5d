// The trail of letters that somebody traces, cell by cell: by taps, by gliding or with the keys.

import { centreOf, isNextTo } from "./board.ts";
import type { Path } from "./types.ts";

/** A tap: the last letter is taken back, an earlier one cuts the trail there, a neighbour is added, all else drops it. */
export function tapped(trail: Path, cell: number): Path {
  const place = trail.indexOf(cell);
  if (place >= 0) return trail.slice(0, place === trail.length - 1 ? place : place + 1);
  const last = trail.at(-1);
  if (last === undefined) return [cell];
  return isNextTo(last, cell) ? [...trail, cell] : [];
}

/** Gliding on: a neighbour is added, and who glides back to the letter before takes the last one back. */
export function glided(trail: Path, cell: number): Path {
  const last = trail.at(-1);
  if (last === undefined || last === cell) return trail;
  if (trail.at(-2) === cell) return trail.slice(0, -1);
  return trail.includes(cell) || !isNextTo(last, cell) ? trail : [...trail, cell];
}

const TURNS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads to from a cell; the edge of the board is the end. */
export function stepped(cell: number, key: string): number | null {
  const turn = TURNS[key];
  if (!turn) return null;
  const { x, y } = centreOf(cell);
  const column = Math.floor(x) + turn[0];
  const row = Math.floor(y) + turn[1];
  return column < 0 || row < 0 || column >= 15 || row >= 15 ? cell : row * 15 + column;
}
