// A board of Word Buffet on the table: its letters, the ants on it, and where a word may begin (BUF-2, BUF-5, BUF-6).

import { CELLS, SIDE, TILE, frontOf, isFood, neighboursOf } from "$/games/buffet/board.ts";
import type { Side } from "$/games/buffet/types.ts";

export const FOOD = "*";
/** A cell of which nobody has said yet what is on it: no word crosses it. */
export const UNKNOWN = ".";
export const NO_ANT = ".";
const ACROSS = 3;

export interface Ground {
  /** 225 signs, row by row: a letter, a food, or nothing known. */
  letters: string;
  /** 225 signs: the seat whose ant stands there, or none. */
  ants: string;
}

/** A tile as it lies unturned, and how often it is turned. */
export interface LaidTile {
  rows: readonly string[];
  turns: number;
}

/** Where the nests of the seats lie (BUF-S3). */
const NESTS: Record<number, readonly Side[]> = {
  2: ["north", "south"],
  3: ["north", "east", "south"],
  4: ["north", "east", "south", "west"],
};

export function nestSides(players: number): readonly Side[] {
  return NESTS[players] ?? [];
}

/** The rows of a square after quarter turns clockwise. */
export function turned(rows: readonly string[], times: number): readonly string[] {
  const turns = ((times % 4) + 4) % 4;
  let now = rows;
  for (let turn = 0; turn < turns; turn++)
    now = now.map((_, column) =>
      now
        .map((row) => row[column] ?? UNKNOWN)
        .reverse()
        .join(""),
    );
  return now;
}

/** Nine places row by row; where no tile lies yet nothing is known (BUF-S1). */
export function lay(tiles: readonly (LaidTile | null)[]): string {
  const shown = tiles.map((tile) => (tile ? turned(tile.rows, tile.turns) : null));
  return Array.from({ length: CELLS }, (_, cell) => {
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    const place = Math.floor(row / TILE) * ACROSS + Math.floor(column / TILE);
    return shown[place]?.[row % TILE]?.[column % TILE] ?? UNKNOWN;
  }).join("");
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
