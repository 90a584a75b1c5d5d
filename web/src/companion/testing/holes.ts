// For tests: words on hole 5 of the worked examples of Word Golf, and the throw that goes with them.

import type { SpaceKind } from "../boxes.ts";
import type { Word } from "../golf/sums.ts";

export const DICE = "ESCHO•";
/** The fourth on the double, the fifth on the obstacle. */
export const FIFTH = 4;

export function word(letters: string, more: Partial<Word> = {}): Word {
  const kinds: SpaceKind[] = [...letters].map((_, place) =>
    place === 3 ? "double" : place === 4 ? "obstacle" : "plain",
  );
  return { ...BARE, word: letters, kinds, ...more };
}

const BARE: Omit<Word, "word" | "kinds"> = {
  way: "word",
  spaces: 7,
  jokers: [],
  cards: [],
  misspelt: [],
  extra: [],
  card: "",
  path: [],
};
