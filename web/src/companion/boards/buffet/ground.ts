// A board of Word Buffet on the table: its letters, the ants on it, and where a word may begin (BUF-2, BUF-5, BUF-6).

import { CELLS, frontOf, isFood, neighboursOf } from "$/games/buffet/board.ts";
import { nestSides, UNKNOWN } from "$/games/buffet/laying.ts";

export const FOOD = "*";
export const NO_ANT = ".";

export interface Ground {
  /** 225 signs, row by row: a letter, a food, or nothing known. */
  letters: string;
  /** 225 signs: the seat whose ant stands there, or none. */
  ants: string;
}

/** A letter cell without an ant when the search began (BUF-2). */
export function isAvailable({ letters, ants }: Ground, cell: number): boolean {
  return letters[cell] !== UNKNOWN && !isFood(letters, cell) && (ants[cell] ?? NO_ANT) === NO_ANT;
}

/** The available cells on which a word of a seat may begin: before its nest, or beside an ant of its own (BUF-5, BUF-6). */
export function startsOf(ground: Ground, seat: number, players: number): readonly number[] {
  const side = nestSides(players)[seat];
  const near = new Set(side ? frontOf(side) : []);
  for (let cell = 0; cell < CELLS; cell++)
    if (ground.ants[cell] === String(seat)) for (const each of neighboursOf(cell)) near.add(each);
  return [...near].filter((cell) => isAvailable(ground, cell)).sort((one, other) => one - other);
}

/** The same board as it was before the first ant (BUF-5). */
export function withoutAnts(ground: Ground): Ground {
  return { ...ground, ants: NO_ANT.repeat(CELLS) };
}
