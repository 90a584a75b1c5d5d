// The words on a board that a seat could have announced, each with one path (BUF-2 to BUF-6).

import { isAvailable, type Ground } from "./ground.ts";
import type { Work } from "../slices.ts";
import { NOWHERE, type Searchable } from "$/companion/words/graph.ts";
import { CELLS, neighboursOf } from "$/games/buffet/board.ts";

/** The least that can be announced where the table has not chosen 3 (BUF-12). */
export const LEAST_LETTERS = 2;
/** How many steps are taken between two looks at the clock. */
const STEPS = 512;

/** Depth first over the cells, lowest first: so the first path found of a word is the one with the lowest cells. */
export class BuffetSearch implements Work {
  /** Every word with its path. */
  readonly found = new Map<string, readonly number[]>();
  readonly #words: Searchable;
  readonly #signs: readonly string[];
  readonly #letters: readonly number[];
  readonly #near: readonly (readonly number[])[];
  readonly #shortest: number;
  // Of every step on the way: the cell, the node behind its letter, the ways on, and which comes next.
  readonly #cells: number[] = [];
  readonly #nodes: number[] = [];
  readonly #ways: (readonly number[])[];
  readonly #next: number[] = [0];
  readonly #isUsed = new Uint8Array(CELLS);

  constructor(
    words: Searchable,
    alphabet: readonly string[],
    ground: Ground,
    starts: readonly number[],
    shortest = LEAST_LETTERS,
  ) {
    this.#words = words;
    this.#signs = [...ground.letters];
    const places = new Map(alphabet.map((letter, place) => [letter, place]));
    this.#letters = this.#signs.map((sign) => places.get(sign) ?? NOWHERE);
    const isOpen = this.#letters.map((letter, cell) => letter !== NOWHERE && isAvailable(ground, cell));
    this.#near = isOpen.map((_, cell) => neighboursOf(cell).filter((each) => isOpen[each]));
    this.#ways = [starts.filter((cell) => isOpen[cell])];
    this.#shortest = shortest;
  }

  run(isOver: () => boolean): boolean {
    for (let steps = 1; this.#ways.length; steps++) {
      this.#step();
      if (steps % STEPS === 0 && isOver()) return this.#ways.length === 0;
    }
    return true;
  }

  #step(): void {
    const depth = this.#ways.length - 1;
    const place = this.#next[depth] ?? 0;
    const cell = this.#ways[depth]?.[place];
    if (cell === undefined) return this.#back();
    this.#next[depth] = place + 1;
    if (this.#isUsed[cell]) return;
    const node = this.#words.step(this.#nodes[depth - 1] ?? this.#words.root, this.#letters[cell] ?? NOWHERE);
    if (node !== NOWHERE) this.#enter(cell, node);
  }

  #enter(cell: number, node: number): void {
    this.#isUsed[cell] = 1;
    this.#cells.push(cell);
    this.#nodes.push(node);
    this.#ways.push(this.#near[cell] ?? []);
    this.#next.push(0);
    if (this.#cells.length >= this.#shortest && this.#words.ends(node)) this.#note();
  }

  #back(): void {
    this.#ways.pop();
    this.#next.pop();
    this.#nodes.pop();
    const cell = this.#cells.pop();
    if (cell !== undefined) this.#isUsed[cell] = 0;
  }

  #note(): void {
    const word = this.#cells.map((cell) => this.#signs[cell]).join("");
    if (!this.found.has(word)) this.found.set(word, [...this.#cells]);
  }
}

/** Words by their number of letters, the longest first, each group by the alphabet. */
export function byLength(words: Iterable<string>, language: string): readonly (readonly [number, readonly string[]])[] {
  const groups = new Map<number, string[]>();
  for (const word of words) {
    const group = groups.get(word.length);
    if (group) group.push(word);
    else groups.set(word.length, [word]);
  }
  const order = new Intl.Collator(language);
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([length, group]) => [length, group.sort((one, other) => order.compare(one, other))] as const);
}
