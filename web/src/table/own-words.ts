// The words that a table has agreed on.

import type { OwnWords } from "$/protocol/messages.ts";

export const LISTS = ["accepted", "refused"] as const;

export function hasWords(words: OwnWords | undefined): boolean {
  return LISTS.some((list) => words?.[list].length);
}
