// The words of all licence families of a language together: they meet here, in the memory of the device, and nowhere else.

import { NOWHERE, type Graph, type Searchable } from "./graph.ts";
import { admits, type WordPolicy } from "./policy.ts";

const LETTERS = 32;
const UNKNOWN = -2;

export class Words {
  readonly language: string;
  readonly #graphs: readonly Graph[];

  constructor(language: string, graphs: readonly Graph[]) {
    this.language = language;
    this.#graphs = graphs;
  }

  /** The categories, as bits, of every entry of a word, a set of letters a place; none when no family knows it. */
  entries(word: readonly number[]): number[] {
    return [...new Set(this.#graphs.flatMap((graph) => [...graph.entries(word)]))];
  }

  /** The words that a game takes, for a search. */
  under(policy: WordPolicy): Searchable {
    return new Joint(this.#graphs, policy);
  }
}

/** One graph out of several: a node is a place in each family at once, numbered when a search first comes to it. */
class Joint implements Searchable {
  readonly root: number;
  readonly #graphs: readonly Graph[];
  readonly #admitted: readonly Uint8Array[];
  readonly #numbers = new Map<string | number, number>();
  readonly #places: (readonly number[])[] = [];
  readonly #letters: number[] = [];
  readonly #ends: boolean[] = [];
  #steps = new Int32Array(0);

  constructor(graphs: readonly Graph[], policy: WordPolicy) {
    this.#graphs = graphs;
    this.#admitted = graphs.map(({ classes }) =>
      Uint8Array.from(classes, (masks) => Number(masks.some((categories) => admits(policy, categories)))),
    );
    this.root = this.#numbered(graphs.map((graph) => graph.root));
  }

  step(node: number, letter: number): number {
    if (!((this.#letters[node]! >>> letter) & 1)) return NOWHERE;
    const known = this.#steps[node * LETTERS + letter]!;
    if (known !== UNKNOWN) return known;
    const found = this.#numbered(this.#places[node]!.map((place, at) => this.#stepIn(at, place, letter)));
    this.#steps[node * LETTERS + letter] = found;
    return found;
  }

  ends(node: number): boolean {
    return this.#ends[node]!;
  }

  letters(node: number): number {
    return this.#letters[node]!;
  }

  #stepIn(graph: number, place: number, letter: number): number {
    return place === NOWHERE ? NOWHERE : this.#graphs[graph]!.step(place, letter);
  }

  #numbered(places: readonly number[]): number {
    const name = nameOf(places);
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#places.push(places) - 1;
    this.#numbers.set(name, number);
    this.#letters.push(places.reduce((letters, place, at) => letters | this.#lettersIn(at, place), 0));
    this.#ends.push(places.some((place, at) => this.#endsIn(at, place)));
    this.#makeRoom();
    return number;
  }

  #lettersIn(graph: number, place: number): number {
    return place === NOWHERE ? 0 : this.#graphs[graph]!.letters(place);
  }

  #endsIn(graph: number, place: number): boolean {
    return place !== NOWHERE && this.#admitted[graph]![this.#graphs[graph]!.ending(place)] === 1;
  }

  #makeRoom(): void {
    const needed = this.#places.length * LETTERS;
    if (needed <= this.#steps.length) return;
    const larger = new Int32Array(2 * needed).fill(UNKNOWN);
    larger.set(this.#steps);
    this.#steps = larger;
  }
}

/** Most places are deep in one family alone, and a number is found faster than a text. */
function nameOf(places: readonly number[]): string | number {
  const alone = places.findIndex((place) => place !== NOWHERE);
  const isAlone = places.findLastIndex((place) => place !== NOWHERE) === alone;
  return isAlone ? places[alone]! * places.length + alone : places.join();
}
