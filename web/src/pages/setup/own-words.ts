// Words of a table's own, as somebody types or pastes them: which they are, and what does not fit among them.

import type { OwnWords, OwnWordsTold } from "$/protocol/http.ts";

const BETWEEN = /[\s,;|/]+/u;
// What people put around a word in a list: quotes, dots, dashes, brackets.
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const NOT_DECOMPOSED: Record<string, string> = { æ: "ae", œ: "oe", ø: "o" };
const LETTERS: Record<string, RegExp> = { es: /^[a-zñ]+$/, en: /^[a-z]+$/ };

export interface Read {
  words: readonly string[];
  /** What is no word of the language, as it was typed. */
  wrong: readonly string[];
}

/** As the house compares words: small letters, no accents, and in Spanish Ñ as a letter of its own. */
export function folded(word: string, language: string): string {
  const apart = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[æœø]/g, (letter) => NOT_DECOMPOSED[letter] ?? letter);
  const kept = language === "es" ? apart.replaceAll("n\u0303", "ñ") : apart;
  return kept.replace(/\p{M}/gu, "");
}

/** One word a line, or with spaces or commas between; each once. */
export function readWords(typed: string, language: string, fits: OwnWordsTold): Read {
  const words = new Map<string, string>();
  const wrong: string[] = [];
  for (const part of typed.normalize("NFC").split(BETWEEN)) {
    const word = part.replace(AROUND, "");
    const letters = folded(word, language);
    if (!part) continue;
    if (word.length <= fits.most_letters && isWord(letters, language, fits))
      words.set(letters, words.get(letters) ?? word);
    else wrong.push(part);
  }
  return { words: [...words.values()], wrong };
}

/** The words that are on both lists. */
export function onBoth({ accepted, refused }: OwnWords, language: string): readonly string[] {
  const known = new Set(accepted.map((word) => folded(word, language)));
  return refused.filter((word) => known.has(folded(word, language)));
}

function isWord(letters: string, language: string, fits: OwnWordsTold): boolean {
  const isSpelt = LETTERS[language]?.test(letters) ?? false;
  return isSpelt && letters.length >= fits.least_letters && letters.length <= fits.most_letters;
}
