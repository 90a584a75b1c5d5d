// The match of this game, and the pieces that lie in one's hands and on the board before they are played.

import type { Match } from "$/table/match.ts";
import type { Action, Box, Entry, Placed, View } from "$/protocol/bisonte.ts";

export type { Action, Box, OpenPlay, Placed, Placement, Play, Turn, View } from "$/protocol/bisonte.ts";
export type Told = Entry["event"];
export type BisonteMatch = Match<View, Action, Box, Told>;
export type Squares = Readonly<Record<string, Placed>>;

/** The wildcard tile. */
export const BISONTE = "*";

/** A tile of one's rack; two of the same letter are two pieces. */
export interface Piece {
  key: number;
  tile: string;
}

/** A piece on a square that is not played yet; of a Bisonte, what it stands for, empty until that is said. */
export interface Laid {
  cell: number;
  piece: Piece;
  standsFor: string;
}

/** Where the next letter goes, and which way from there. */
export interface Cursor {
  cell: number;
  isDown: boolean;
}
