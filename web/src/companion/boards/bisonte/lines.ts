// Rows and columns of a board with tiles on it, as numbers, and what the crossing words ask of each empty square.

import { letterFactor, wordFactor } from "./scoring.ts";
import { START, type TileSet } from "./tiles.ts";
import { NOWHERE, type Searchable } from "$/companion/words/graph.ts";
import { centreOf, sideOf } from "$/games/bisonte/squares.ts";
import type { Box, Squares } from "$/games/bisonte/types.ts";
import { besides } from "./placing.ts";

/** What stands for the kind on an empty square. */
export const EMPTY = -1;

/** What a crossing word asks of a square: the kinds that complete it, and the worth of its tiles already there. */
export interface Check {
  isFine: readonly boolean[];
  value: number;
}

export class Position {
  readonly side: number;
  /** The kind on every square, or `EMPTY`. */
  readonly kinds: Int16Array;
  readonly values: Int16Array;
  readonly letterFactors: readonly number[];
  readonly wordFactors: readonly number[];
  readonly isEmpty: boolean;
  /** The squares of which a play must cover one: beside a tile, or the centre of an empty board (BIS-1, BIS-2). */
  readonly isAnchor: Uint8Array;

  constructor(box: Box, board: Squares, tiles: TileSet) {
    this.side = sideOf(box);
    const cells = this.side ** 2;
    this.kinds = new Int16Array(cells).fill(EMPTY);
    this.values = new Int16Array(cells);
    for (const [cell, { tile, bisonte }] of Object.entries(board)) {
      const kind = tiles.kindOf(tile);
      this.kinds[Number(cell)] = kind;
      this.values[Number(cell)] = bisonte ? 0 : (tiles.values[kind] ?? 0);
    }
    const all = [...Array(cells).keys()];
    this.letterFactors = all.map((cell) => letterFactor(box, cell));
    this.wordFactors = all.map((cell) => wordFactor(box, cell));
    this.isEmpty = this.kinds.every((kind) => kind === EMPTY);
    this.isAnchor = Uint8Array.from(all, (cell) => Number(this.#isAnchor(cell, centreOf(box))));
  }

  #isAnchor(cell: number, centre: number): boolean {
    if (this.kinds[cell] !== EMPTY) return false;
    return this.isEmpty ? cell === centre : besides(cell, this.side).some((each) => this.kinds[each] !== EMPTY);
  }

  /** The squares of each row, or of each column. */
  lines(isDown: boolean): readonly (readonly number[])[] {
    const places = [...Array(this.side).keys()];
    return places.map((line) => places.map((place) => (isDown ? place * this.side + line : line * this.side + place)));
  }

  /** The checks of all empty squares that have a tile beside them on one of these lines. */
  checks(lines: readonly (readonly number[])[], tiles: TileSet, words: Searchable): ReadonlyMap<number, Check> {
    const found = new Map<number, Check>();
    for (const line of lines)
      for (const [place, cell] of line.entries()) {
        if (this.kinds[cell] !== EMPTY) continue;
        const before = this.#run(line, place, -1).reverse();
        const after = this.#run(line, place, 1);
        if (before.length || after.length) found.set(cell, this.#check(before, after, tiles, words));
      }
    return found;
  }

  #run(line: readonly number[], place: number, by: number): number[] {
    const cells: number[] = [];
    for (let at = place + by; ; at += by) {
      const cell = line[at];
      if (cell === undefined || this.kinds[cell] === EMPTY) return cells;
      cells.push(cell);
    }
  }

  /** The kinds that make one word of a run, a gap and a run (BIS-3). */
  #check(before: readonly number[], after: readonly number[], tiles: TileSet, words: Searchable): Check {
    const kindsOf = (cells: readonly number[]) => cells.map((cell) => this.kinds[cell] ?? EMPTY);
    const [left, right] = [kindsOf(before), kindsOf(after)];
    const node = tiles.run(words, words.root, START, left);
    const isFine = tiles.kinds.map((_, kind) => {
      const whole = node === NOWHERE ? NOWHERE : tiles.run(words, node, left.at(-1) ?? START, [kind, ...right]);
      return whole !== NOWHERE && words.ends(whole);
    });
    return { isFine, value: [...before, ...after].reduce((sum, cell) => sum + (this.values[cell] ?? 0), 0) };
  }
}
