// The trail of letters that somebody traces: by taps, by gliding, or letter by letter on a keyboard.

import { centreOf, isNextTo, neighboursOf } from "./board.ts";
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

export interface Typing {
  /** What was traced before the first letter was typed. */
  given: Path;
  /** Where a typed word may begin if nothing was traced: what is under the lens, the best place first. */
  firsts: Path;
  letters: string;
}

const MOST_TRAILS = 60;

/** Every trail that goes on from what was given with the typed letters; cell by cell, as they lie beside each other. */
export function typedTrails(board: string, available: ReadonlySet<number>, typing: Typing): readonly Path[] {
  let trails: readonly Path[] = [typing.given];
  for (const letter of typing.letters) {
    const longer: Path[] = [];
    for (const trail of trails) {
      const last = trail.at(-1);
      const next = last === undefined ? typing.firsts : neighboursOf(last);
      for (const cell of next) {
        if (board[cell] === letter && available.has(cell) && !trail.includes(cell)) longer.push([...trail, cell]);
      }
    }
    trails = longer.slice(0, MOST_TRAILS);
  }
  return trails;
}

const TURNS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of several trails with the same letters, the one that ends further that way. */
export function trailTowards(trails: readonly Path[], now: Path, arrow: string): Path | undefined {
  const turn = TURNS[arrow];
  const last = now.at(-1);
  if (!turn || last === undefined) return undefined;
  const [right, down] = turn;
  const from = centreOf(last);
  const distance = (trail: Path): number => {
    const to = centreOf(trail.at(-1) ?? last);
    return (to.x - from.x) * right + (to.y - from.y) * down;
  };
  return trails.filter((trail) => distance(trail) > 0).sort((one, other) => distance(one) - distance(other))[0];
}

/** Where an arrow key leads to from a cell; the edge of the board is the end. */
export function stepped(cell: number, key: string): number | null {
  const turn = TURNS[key];
  if (!turn) return null;
  const { x, y } = centreOf(cell);
  const column = Math.floor(x) + turn[0];
  const row = Math.floor(y) + turn[1];
  return column < 0 || row < 0 || column >= 15 || row >= 15 ? cell : row * 15 + column;
}
