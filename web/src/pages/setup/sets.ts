// The code of a printed set: as somebody types it, and as the QR code on the paper brings it.

import type { OptionTold } from "$/protocol/http.ts";
import { LANGUAGES, type Language } from "$/texts/say.svelte.ts";
import { readCode } from "$/ui/codes.ts";

const LONGEST = 40;

/** The name of the option in every game that has sets. */
export const SET = "set";

/** What an address brings along. */
export interface Brought {
  code: string;
  /** As it stands in the address. */
  typed: string;
  /** Of the words on the paper, where the address says it. */
  language: Language | null;
}

export function isCode(option: OptionTold, code: string): boolean {
  return code !== "" && new RegExp(option.pattern || "^$").test(code);
}

export function broughtBy(query: URLSearchParams): Brought | null {
  const typed = (query.get(SET) ?? "").trim().slice(0, LONGEST);
  const code = readCode(typed);
  const language = LANGUAGES.find((each) => each === query.get("language")) ?? null;
  return code ? { code, typed, language } : null;
}

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** A set that nobody has: one of a thousand million. */
export function freshCode(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(drawn, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
