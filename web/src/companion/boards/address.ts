// The board reader's address says which game's board it opens, in which language, and for which match.

import type { KeptMatch } from "../book/kept.ts";
import { LANGUAGES, type Language } from "$/texts/say.svelte.ts";

export const READ = ["buffet", "bisonte"] as const;
export type ReadGame = (typeof READ)[number];

/** Whether a game has a board that can be read. */
export function hasReader(game: string): game is ReadGame {
  return READ.some((each) => each === game);
}

/** From a match: what is counted there belongs on its sheet, and on no other. */
export function readerFor({ id, game, language }: Pick<KeptMatch, "id" | "game" | "language">): string {
  return `/companion/boards?game=${game}&words=${language}&match=${id}`;
}

/** What the address asks for, as far as there is such a board; a match may be gone by now. */
export function askedFor(query: URLSearchParams): { game?: ReadGame; words?: Language; match: string } {
  return {
    game: READ.find((each) => each === query.get("game")),
    words: LANGUAGES.find((each) => each === query.get("words")),
    match: query.get("match") ?? "",
  };
}
