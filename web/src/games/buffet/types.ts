// The match of Word Buffet as this folder draws it.

import type { Action, Box, Entry, View } from "$/protocol/buffet.ts";
import type { Match, Offer } from "$/table/match.ts";

export type { Action, Ant, Box, Side, View, WordChecked } from "$/protocol/buffet.ts";
export type Event = Entry["event"];
export type BuffetMatch = Match<View, Action, Box, Event>;
export type BuffetOffer = Offer<Action>;

/** A number a cell counts as a path: 15 × 15 of them, row by row. */
export type Path = readonly number[];
