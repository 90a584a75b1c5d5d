// Letter cards by their numbers: what stands on them, and what they spell.

import type { Box, BoxColour } from "$/protocol/loom.ts";

/** The number of one's Wildcard in a word; letter cards count from 0. */
export const WILD = -1;
/** What is printed on it, to be drawn alone: the house counts (LOO-K5). */
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
