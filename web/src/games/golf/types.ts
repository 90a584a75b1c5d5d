// A match of Word Golf as this folder draws it.

import type { Action, Box, Entry, View } from "$/protocol/golf.ts";
import type { Match, Offer } from "$/table/match.ts";

export type GolfEvent = Entry["event"];
export type GolfMatch = Match<View, Action, Box, GolfEvent>;
export type GolfOffer = Offer<Action>;

/** How a die shows its joker. */
export const JOKER = "•";
export function holesOf(box: Box): number {
  return Math.max(...box.cards.map((card) => card.hole));
}

/** How long, in milliseconds, a new step waits before Enter counts for it. */
export const MOMENT = 500;
