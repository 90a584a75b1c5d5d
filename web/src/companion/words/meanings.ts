// What words mean, out of files in memory: a form leads to its headword, a headword to the senses that families tell.

import { encode, enyeIn, fold, lettersOf, stripped } from "./folding.ts";
import { Damaged, Graph, Source } from "./graph.ts";
import told from "./policies.json";
import type { Enye } from "./policy.ts";

const MAGIC = [0x53, 0x42, 0x57, 0x4d]; // SBWM
const VERSION = 2;
const PART = /\/.$/; // of speech, behind a headword: haber/v
const MOST_READINGS = 256;

export interface Sense {
  readonly kind: string;
  readonly text: string;
}

export interface Meaning {
  readonly lemma: string;
  readonly senses: readonly Sense[];
}

/** What is told of the word itself: no other word is shown, so of synonyms alone no sense is left. Null for nothing. */
export function ofItself(meaning: Meaning | null): Meaning | null {
  if (!meaning?.senses.length) return null;
  return { lemma: meaning.lemma, senses: meaning.senses.filter(({ kind }) => kind !== "synonyms") };
}

interface Placed extends Sense {
  readonly place: number;
}

/** The meanings of a language; families tell senses of the same headwords, each in its own file. */
export class Meanings {
  readonly #language: string;
  readonly #forms: readonly Graph[];
  readonly #texts: readonly Texts[];

  constructor(language: string, forms: readonly Uint8Array[], texts: readonly Uint8Array[]) {
    this.#language = language;
    this.#forms = forms.map((bytes) => new Graph(bytes));
    this.#texts = texts.map((bytes) => new Texts(language, bytes));
  }

  /** As it is written first; then, where a game folds Ñ, as it may have been meant. */
  of(word: string, enye: Enye): Meaning | null {
    const kept = enyeIn(this.#language, "kept");
    const letters = encode(fold(stripped(word), kept), this.#language);
    if (!letters?.length) return null;
    const readings = enye === "folded" && kept === "kept" ? [letters, ...this.#readings(letters)] : [letters];
    for (const reading of readings) {
      const meaning = this.#meaning(reading);
      if (meaning) return meaning;
    }
    return null;
  }

  /** Every way to read N and Ñ, in alphabetical order. */
  #readings(word: readonly number[]): number[][] {
    const letters = lettersOf(this.#language);
    const both = [letters.indexOf("n"), letters.indexOf("ñ")];
    let readings: number[][] = [[]];
    for (const letter of word) {
      const choices = both.includes(letter) && readings.length < MOST_READINGS ? both : [letter];
      readings = readings.flatMap((reading) => choices.map((choice) => [...reading, choice]));
    }
    return readings;
  }

  #meaning(word: readonly number[]): Meaning | null {
    const [which, key] = this.#headword(word);
    const filed = this.#texts.flatMap((texts) => texts.filed(key));
    const headword = [...new Set(filed.map((each) => each.headword))].sort()[which - 1];
    if (headword === undefined) return null;
    const senses = filed.filter((each) => each.headword === headword).flatMap((each) => each.senses());
    return { lemma: headword.replace(PART, ""), senses: senses.sort((one, other) => one.place - other.place) };
  }

  /** Which of the headwords under which key, counted from one; zero for none of them. */
  #headword(word: readonly number[]): [number, readonly number[]] {
    const places = word.map((letter) => 1 << letter);
    const rule = this.#forms.map((forms) => [...forms.entries(places)]).find((each) => each.length);
    if (!rule) return [1, word];
    const [which = 0, dropped = 0, ...added] = rule;
    return [which, [...word.slice(0, Math.max(0, word.length - dropped)), ...added]];
  }
}

/** One family's texts: headwords in the order of their keys, found by halving. */
class Texts {
  readonly #language: string;
  readonly #enye: Enye;
  readonly #decoder = new TextDecoder();
  readonly #bytes: Uint8Array;
  readonly #count: number;
  /** Where each headword begins, and then each text. */
  readonly #starts: Uint32Array;
  readonly #firstSense: Uint32Array;
  readonly #kinds: Uint32Array;
  readonly #references: Uint32Array;

  constructor(language: string, bytes: Uint8Array) {
    this.#language = language;
    this.#enye = enyeIn(language, "kept");
    const source = new Source(bytes);
    source.expect(MAGIC, VERSION);
    const [headwords, senses, texts] = [source.count(), source.count(), source.count()];
    this.#count = headwords;
    this.#starts = sums(source.numbers(headwords + texts));
    this.#firstSense = sums(source.numbers(headwords));
    this.#kinds = source.numbers(senses);
    this.#references = resolved(source.numbers(senses), texts);
    this.#bytes = source.take(this.#starts.at(-1)!);
    if (this.#firstSense.at(-1) !== senses || !source.isAtEnd) throw new Damaged("it does not add up");
  }

  filed(key: readonly number[]): { headword: string; senses: () => Placed[] }[] {
    const found = [];
    for (let at = this.#first(key); at < this.#count && order(this.#key(at), key) === 0; at += 1)
      found.push({ headword: this.#text(at), senses: () => this.#senses(at) });
    return found;
  }

  #first(key: readonly number[]): number {
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order(this.#key(middle), key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #text(at: number): string {
    return this.#decoder.decode(this.#bytes.subarray(this.#starts[at]!, this.#starts[at + 1]!));
  }

  #key(at: number): readonly number[] {
    return encode(fold(this.#text(at).replace(PART, ""), this.#enye), this.#language) ?? [];
  }

  #senses(at: number): Placed[] {
    const senses: Placed[] = [];
    for (let sense = this.#firstSense[at]!; sense < this.#firstSense[at + 1]!; sense += 1) {
      const kind = this.#kinds[sense]!;
      const text = this.#text(this.#count + this.#references[sense]!);
      const kinds = told.meanings;
      senses.push({ place: Math.floor(kind / kinds.length), kind: kinds[kind % kinds.length]!, text });
    }
    return senses;
  }
}

/** Where each begins, and where the last ends. */
function sums(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1) starts[at + 1] = starts[at]! + counts[at]!;
  return starts;
}

/** A text that comes for the first time is the next one; else it is told how far back it stands. */
function resolved(references: Uint32Array, texts: number): Uint32Array {
  let known = 0;
  const found = references.map((back) => (back === 0 ? known++ : back <= known ? known - back : texts));
  if (known !== texts || found.includes(texts)) throw new Damaged("it names what is not there");
  return found;
}

function order(one: readonly number[], other: readonly number[]): number {
  for (let place = 0; place < Math.min(one.length, other.length); place += 1)
    if (one[place] !== other[place]) return one[place]! - other[place]!;
  return one.length - other.length;
}
