// The tiles of a box as a search knows them: kinds by number, how each is spelt, and which may follow which (BIS-8).

import { NOWHERE, type Searchable } from "$/companion/words/graph.ts";
import { BISONTE, type Box } from "$/games/bisonte/types.ts";
import { alphabetOf } from "$/table/letters.ts";

export class TileSet {
  /** What is written on each kind, in the order of the alphabet; a Bisonte can be any of them (BIS-6). */
  readonly kinds: readonly string[];
  readonly values: readonly number[];
  readonly #spellings: readonly (readonly number[])[];
  /** Of each kind, those that may not come right after it. */
  readonly #clashes: readonly ReadonlySet<number>[];

  /** Unless digraphs may be split, two tiles never spell what one tile of the box does (BIS-8). */
  constructor(box: Box, { isSplit }: { isSplit: boolean }) {
    const kinds = box.kinds.filter(({ tile }) => tile !== BISONTE);
    const alphabet = alphabetOf(box.language);
    this.kinds = kinds.map(({ tile }) => tile);
    this.values = kinds.map(({ value }) => value);
    this.#spellings = this.kinds.map((tile) => [...tile].map((letter) => alphabet.indexOf(letter)));
    this.#clashes = this.kinds.map((one) => new Set(isSplit ? [] : this.#clashing(one)));
  }

  #clashing(one: string): readonly number[] {
    return [...this.kinds.keys()].filter((other) => this.kinds.includes(one + (this.kinds[other] ?? "")));
  }

  kindOf(tile: string): number {
    return this.kinds.indexOf(tile);
  }

  mayFollow(last: number, kind: number): boolean {
    return !this.#clashes[last]?.has(kind);
  }

  /** The node behind a whole tile. */
  step(words: Searchable, node: number, kind: number): number {
    for (const letter of this.#spellings[kind] ?? []) if (node !== NOWHERE) node = words.step(node, letter);
    return node;
  }

  /** The node behind several tiles that come after one of kind `last`, or `NOWHERE`. */
  run(words: Searchable, node: number, last: number, kinds: readonly number[]): number {
    for (const kind of kinds) {
      if (node === NOWHERE || !this.mayFollow(last, kind)) return NOWHERE;
      node = this.step(words, node, kind);
      last = kind;
    }
    return node;
  }
}

/** In place of the kind before the first tile of a run. */
export const START = -1;
