// What a game takes for the same letter, as on the server: accents never count, Ñ is kept or played as N.

import told from "./policies.json";
import type { Enye } from "./policy.ts";

const ALPHABETS: Readonly<Record<string, string>> = told.alphabets;
const ENYE_APART = /n\u0303/g;
const NOT_DECOMPOSED: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o" };
const HIGHEST_MARK = "\u0345";
// What Python takes for space, written out: JavaScript lacks old separators and has the mark of byte order besides.
const SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
const AROUND = new RegExp(`^${SPACE}|${SPACE}$`, "g");

/** The letters of a language, in its order. */
export function lettersOf(language: string): string {
  return ALPHABETS[language]!;
}

/** How a policy reads words of a language; English has no ñ to keep (BUF-24: all marks are dropped). */
export function enyeIn(language: string, enye: Enye): Enye {
  return language === "es" ? enye : "folded";
}

/** A word without what stands around it. */
export function stripped(text: string): string {
  return text.replace(AROUND, "");
}

/** Lower case without accents and diaeresis; composed and decomposed input give the same. */
export function fold(text: string, enye: Enye): string {
  const apart = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[æœø]/g, (letter) => NOT_DECOMPOSED[letter]!);
  const kept = enye === "kept" ? apart.replace(ENYE_APART, "ñ") : apart;
  return [...kept].filter((character) => !isMark(character)).join("");
}

/** Only marks that are put over or under another character change places with a mark that belongs behind all others. */
function isMark(character: string): boolean {
  const after = HIGHEST_MARK + character;
  return character >= "\u0300" && (character === HIGHEST_MARK || after.normalize("NFD") !== after) && character !== "ñ";
}

/** A folded word as letters of the language, by their places; null when some character is none of them. */
export function encode(folded: string, language: string): number[] | null {
  const letters = lettersOf(language);
  const places = [...folded].map((character) => letters.indexOf(character));
  return places.includes(-1) ? null : places;
}

/** For each letter what it stands for, one bit a letter: where Ñ is folded, N is both. */
export function spelt(word: readonly number[], language: string, enye: Enye): number[] {
  const letters = lettersOf(language);
  const [n, ñ] = [letters.indexOf("n"), letters.indexOf("ñ")];
  return word.map((letter) => (letter === n && ñ >= 0 && enye === "folded" ? (1 << n) | (1 << ñ) : 1 << letter));
}
