// Letter cards by their numbers: what stands on them, and what they spell.

import type { Box, BoxColour } from "$/protocol/loom.ts";

/** The number of one's Wildcard in a word; letter cards count from 0. */
export const WILD = -1;
const WILD_VALUE = 6;

export interface CardFace {
  letter: string;
  value: number;
  /** A Wildcard is of any colour. */
  colour: BoxColour | "any";
}

export function faceOfCard(box: Box, card: number, wild = ""): CardFace {
  if (card === WILD) return { letter: wild, value: WILD_VALUE, colour: "any" };
  return box.cards[card] ?? { letter: "", value: 0, colour: "any" };
}

export function spelled(box: Box, cards: readonly number[], wild: string): string {
  return cards.map((card) => faceOfCard(box, card, wild).letter).join("");
}

/** The letters that a Wildcard may be asked to be; which of them the round's language has, the house says. */
export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNÑOPQRSTUVWXYZ", "QU"];

/** The letter of a typed key: accents fall away, Ñ stays. */
export function letterOfKey(key: string): string | null {
  if ([...key].length !== 1) return null;
  const upper = key.normalize("NFC").toLocaleUpperCase("es");
  if (upper === "Ñ") return upper;
  const bare = upper.normalize("NFD").replace(/\p{M}/gu, "");
  return /^[A-Z]$/.test(bare) ? bare : null;
}
