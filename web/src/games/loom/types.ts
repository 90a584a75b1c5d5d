// The match of the Letter Loom as its own folder sees it.

import type { Action, Box, Entry, StrategyKind, View } from "$/protocol/loom.ts";
import type { Match } from "$/table/match.ts";

export type { Action, Activated, Box, BoxColour, Deck, Result, Shown, StrategyKind, View } from "$/protocol/loom.ts";
export type LoomEvent = Entry["event"];
export type LoomMatch = Match<View, Action, Box, LoomEvent>;

/** In the order of their clauses, so that each knows its own: LOO-K1 to LOO-K18. */
export const KINDS: readonly StrategyKind[] = [
  "swap",
  "shield",
  "throw-one-out",
  "other-language",
  "wildcard",
  "change-some",
  "swap-all",
  "steal-one",
  "for-all",
  "extra-card",
  "great-robbery",
  "the-one-i-say",
  "new-centre",
  "boost",
  "one-less",
  "blast",
  "all-to-the-centre",
  "mine-alone",
];

export function clauseOf(kind: StrategyKind): string {
  return `LOO-K${KINDS.indexOf(kind) + 1}`;
}
