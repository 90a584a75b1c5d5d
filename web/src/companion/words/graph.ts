// One licence family's words as a graph in memory: docs/reference/companion-words.md has the format of its file.

const MAGIC = [0x53, 0x42, 0x57, 0x50]; // SBWP
const VERSION = 1;
const LETTER = 31;
const IS_LAST = 32;
const IS_NEW = 64;
const IS_BARE = 128;
const LARGEST = 1 << 24;
export const NOWHERE = -1;

/** What a search walks over, letter by letter; a letter is its place in the alphabet of the language. */
export interface Searchable {
  readonly root: number;
  /** The node behind a letter, NOWHERE (-1) where no word goes on so. */
  step(node: number, letter: number): number;
  /** Whether a word ends here that the game takes. */
  ends(node: number): boolean;
  /** The letters that lead on, one bit each. */
  letters(node: number): number;
}

/** A file of words that is none, or not a whole one. */
export class Damaged extends Error {}

/** The words of one family; a node where words end has a class, which lists the categories of their entries. */
export class Graph {
  /** The categories, as bits, of each entry of a class; class 0 is that of nodes where no word ends. */
  readonly classes: readonly (readonly number[])[];
  readonly root: number;
  readonly #letters: Uint32Array;
  readonly #first: Uint32Array;
  readonly #children: Uint32Array;
  readonly #endings: Uint16Array;

  constructor(bytes: Uint8Array) {
    const source = new Source(bytes);
    source.expect(MAGIC, VERSION);
    const [nodes, heads] = [source.count(), source.count()];
    this.classes = readClasses(source);
    const edges = source.take(heads);
    this.#endings = new Uint16Array(nodes);
    for (let node = 0; node < nodes; node += 1) this.#endings[node] = source.below(this.classes.length);
    this.#letters = new Uint32Array(nodes);
    this.#first = new Uint32Array(nodes);
    this.#children = new Uint32Array(heads);
    this.root = this.#grow(source, edges);
  }

  step(node: number, letter: number): number {
    const letters = this.#letters[node]!;
    if (!((letters >>> letter) & 1)) return NOWHERE;
    return this.#children[this.#first[node]! + ones(letters & ((1 << letter) - 1))]!;
  }

  letters(node: number): number {
    return this.#letters[node]!;
  }

  /** The class of the words that end at a node, 0 where none does. */
  ending(node: number): number {
    return this.#endings[node]!;
  }

  /** The categories of the entries of every word that is spelt so: a set of letters, one bit each, for each place. */
  *entries(word: readonly number[], node = this.root, place = 0): Generator<number> {
    if (place === word.length) yield* this.classes[this.ending(node)]!;
    else
      for (let left = word[place]! & this.#letters[node]!; left !== 0; left &= left - 1)
        yield* this.entries(word, this.step(node, 31 - Math.clz32(left & -left)), place + 1);
  }

  /** Nodes stand in the order of trees; a tree's first node is known to later ones by the number of the tree. */
  #grow(source: Source, heads: Uint8Array): number {
    const trees: number[] = [];
    let [known, at] = [0, 0];
    for (let node = 0; node < this.#letters.length; node += 1) {
      // A node that no edge before it led to begins a tree of its own.
      if (node === known) {
        trees.push(node);
        known += 1;
      }
      this.#first[node] = at;
      let last = false;
      while (!last) {
        if (at >= heads.length) throw new Damaged("edges are missing");
        const head = heads[at]!;
        last = (head & (IS_LAST | IS_BARE)) !== 0;
        if (!(head & IS_BARE)) this.#add(node, head, head & IS_NEW ? known++ : this.#shared(source, trees), at);
        at += 1;
      }
    }
    const root = trees.at(-1);
    const isWhole = known === this.#letters.length && at === heads.length && source.isAtEnd;
    if (root === undefined || !isWhole) throw new Damaged("it does not add up");
    return root;
  }

  #add(node: number, head: number, child: number, at: number): void {
    const letter = head & LETTER;
    if (this.#letters[node]! >>> letter) throw new Damaged("letters are out of order");
    this.#letters[node]! |= 1 << letter;
    this.#children[at] = child;
  }

  /** An earlier tree's first node, and not this one's: so no way leads back to where it began. */
  #shared(source: Source, trees: readonly number[]): number {
    return trees[source.below(trees.length - 1)]!;
  }
}

function readClasses(source: Source): number[][] {
  const classes: number[][] = [[]];
  for (let left = source.number(); left > 0; left -= 1) {
    const masks: number[] = [];
    for (let more = source.number(); more > 0; more -= 1) masks.push(source.number());
    classes.push(masks);
  }
  return classes;
}

function ones(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Bytes from the first to the last; numbers are written seven bits at a time, the least first. */
export class Source {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  expect(magic: readonly number[], version: number): void {
    if (this.#bytes.length < magic.length || magic.some((byte, place) => this.#bytes[place] !== byte))
      throw new Damaged("it is no file of words");
    this.#at = magic.length;
    if (this.number() !== version) throw new Damaged("it is of another version");
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      if (this.isAtEnd) break;
      const byte = this.#bytes[this.#at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new Damaged("it is cut off");
  }

  /** A place among so many. */
  below(most: number): number {
    const value = this.number();
    if (value >= most) throw new Damaged("it names what is not there");
    return value;
  }

  /** A number of things of which each takes at least a byte of this file. */
  count(): number {
    const value = this.number();
    if (value > Math.min(LARGEST, this.#bytes.length)) throw new Damaged("it is cut off");
    return value;
  }

  numbers(count: number): Uint32Array {
    const found = new Uint32Array(count);
    for (let place = 0; place < count; place += 1) found[place] = this.number();
    return found;
  }

  take(size: number): Uint8Array {
    if (this.#at + size > this.#bytes.length) throw new Damaged("it is cut off");
    this.#at += size;
    return this.#bytes.subarray(this.#at - size, this.#at);
  }
}
