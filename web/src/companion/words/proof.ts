// What the companion says of words, as questions to be proven against the house; no page loads it.

import { Graph } from "./graph.ts";
import { Words } from "./joint.ts";
import { judge } from "./judge.ts";
import { Meanings } from "./meanings.ts";
import { POLICIES } from "./policy.ts";

interface Opened {
  words: Words;
  meanings: Meanings;
}

const opened = new Map<string, Opened>();

function bytes(file: string): Uint8Array {
  return Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
}

/** By name: files are opened once, and then judge lists of words. */
export const WORD_QUESTIONS = {
  "words-open": ({ language, ...files }: Record<"words" | "forms" | "meanings", string[]> & { language: string }) => {
    const [forWords, forms, texts] = [files.words.map(bytes), files.forms.map(bytes), files.meanings.map(bytes)];
    const words = new Words(
      language,
      forWords.map((file) => new Graph(file)),
    );
    opened.set(language, { words, meanings: new Meanings(language, forms, texts) });
    return language;
  },
  "words-judge": ({ language, game, words }: { language: string; game: string; words: string[] }) =>
    words.map((word) => {
      const { valid, reason, clause, categories } = judge(opened.get(language)!.words, word, POLICIES[game]!);
      return [valid, reason, clause, categories];
    }),
  "words-mean": ({ language, game, words }: { language: string; game: string; words: string[] }) =>
    words.map((word) => {
      const meaning = opened.get(language)!.meanings.of(word, POLICIES[game]!.enye);
      return meaning && [meaning.lemma, meaning.senses.map(({ kind, text }) => [kind, text])];
    }),
  /** Every word up to a length that a search meets, letter by letter. */
  "words-walk": ({ language, game, longest }: { language: string; game: string; longest: number }) => {
    const graph = opened.get(language)!.words.under(POLICIES[game]!);
    const found: number[][] = [];
    walk(graph.root, []);
    return found;

    function walk(node: number, word: number[]): void {
      if (graph.ends(node)) found.push(word);
      if (word.length === longest) return;
      for (let left = graph.letters(node); left !== 0; left &= left - 1) {
        const letter = 31 - Math.clz32(left & -left);
        walk(graph.step(node, letter), [...word, letter]);
      }
    }
  },
};
