// The board reader's address says which game's board it opens, and in which language.

import { LANGUAGES, type Language } from "$/texts/say.svelte.ts";

export const READ = ["buffet", "bisonte"] as const;
export type ReadGame = (typeof READ)[number];

/** Whether a game has a board that can be read. */
export function hasReader(game: string): game is ReadGame {
  return READ.some((each) => each === game);
}

export function readerFor(game: ReadGame, words: Language): string {
  return `/companion/boards?game=${game}&words=${words}`;
}

/** What the address asks for, as far as there is such a board. */
export function askedFor(query: URLSearchParams): { game?: ReadGame; words?: Language } {
  return {
    game: READ.find((each) => each === query.get("game")),
    words: LANGUAGES.find((each) => each === query.get("words")),
  };
}
