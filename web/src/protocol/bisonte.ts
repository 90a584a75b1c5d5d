// Written by `make docs` from the schemas of the house: change those, not this.

import type { Ask, Ballot, Draw, LexiconReplaced, MatchBegan, MatchEnded, Outcome, Score, SeedRevealed, SeedSealed, Sitter } from "./engine.ts";

export type { Ask, Ballot, Draw, LexiconReplaced, Line, MatchBegan, MatchEnded, Outcome, OwnWords, Pins, Score, SeedRevealed, SeedSealed, Sitter, Text } from "./engine.ts";

export type Action = Play | Exchange | Pass | Object | LetStand | Vote;

/** Told to nobody: the places in the bag that these tiles come from would say what others hold (TAB-2). */
export interface BagDrawn {
  type: "bag-drawn";
  seat: number;
  draw: Draw;
  tiles: readonly string[];
}

/** All tiles of the box go into the bag, here in the order of the edition's alphabet (BIS-C1). */
export interface BagFilled {
  type: "bag-filled";
  tiles: readonly string[];
}

/** What a table may choose; the defaults are those of the clauses. */
export interface BisonteOptions {
  words: "checked" | "objection" | "table";
  split_digraphs: boolean;
  sudden_end: boolean;
  auto_end: "by-words" | "no" | "yes";
  clock: boolean;
  minutes: number;
  turn_seconds: number;
}

/** A match as one seat sees it, or a spectator (no seat). */
export interface BisonteView {
  seat: number | null;
  commitment: string;
  options: BisonteOptions;
  phase: Phase;
  turn: number;
  on_turn: number;
  start: readonly StartTile[];
  starter: number | null;
  board: Record<string, Placed>;
  bag: number;
  players: readonly PlayerView[];
  deadline: number | null;
  open_play: OpenPlay | null;
  next_player: number | null;
  turns: readonly Turn[];
  racks: readonly (readonly string[])[];
  final: readonly Score[];
  ended_by: string;
  outcome: Outcome | null;
  rack: readonly string[];
  objector: number | null;
  ballot: Ballot | null;
}

/** The data of one box in one language. */
export interface Box {
  id: string;
  language: string;
  kinds: readonly BoxTileKind[];
  layout: BoxLayout;
  rack: number;
}

/** The premiums of a board, row by row: T and D multiply a word, t and d a letter (BIS-C2). */
export interface BoxLayout {
  id: string;
  rows: readonly string[];
}

/** A kind of tile: what is written on it, how many there are, what one is worth (BIS-C1). */
export interface BoxTileKind {
  tile: string;
  count: number;
  value: number;
}

/** A seat has acted in its turn; this much of its time is left, in milliseconds (BIS-26). */
export interface ClockStopped {
  type: "clock-stopped";
  seat: number;
  left: number;
}

export interface Entry {
  number: number;
  at: number;
  event: SeedSealed | MatchBegan | BagFilled | StartDrawn | StartSettled | BagDrawn | TilesDrawn | RackFilled | TurnBegan | ClockStopped | PlayMade | ObjectionOpened | PlayLetStand | VoteOpened | VoteCast | ObjectionMade | PlayUndone | PlayScored | TilesLaidDown | TilesExchanged | TurnPassed | TurnSkipped | TimeRanOut | RacksCounted | LexiconReplaced | MatchEnded | SeedRevealed;
}

/** Give tiles of the rack for others from the bag (BIS-9). */
export interface Exchange {
  type: "exchange";
  tiles: readonly string[];
  turn?: number;
}

/** Have nothing against that play (BIS-15). */
export interface LetStand {
  type: "let-stand";
  turn?: number;
}

/** Doubt the words of the play that lies on the board (BIS-12). */
export interface Object {
  type: "object";
  abstain?: boolean;
  turn?: number;
}

/** Who objected to a play, and what came of it (BIS-13, BIS-14). */
export interface Objection {
  seat: number;
  upheld: boolean;
  verdicts: readonly WordVerdict[];
  voted: boolean;
}

/** The first objection, and what the table or the dictionary says to every word of the play (BIS-12 to BIS-14). */
export interface ObjectionMade {
  type: "objection-made";
  seat: number;
  upheld: boolean;
  verdicts: readonly WordVerdict[];
  voted: boolean;
}

/** The others may object to the play or let it stand (BIS-15). */
export interface ObjectionOpened {
  type: "objection-opened";
  waiting: readonly number[];
  deadline: number | null;
}

export interface Offer {
  action: string;
  choices: readonly (Play | Exchange | Pass | Object | LetStand | Vote)[];
  asks: readonly Ask[];
}

export type Offers = readonly Offer[];

/** A play that lies on the board and does not count yet (BIS-15). */
export interface OpenPlay {
  seat: number;
  placements: readonly Placement[];
  words: readonly string[];
  score: Score;
  objection: Objection | null;
}

/** Do nothing this turn (BIS-10). */
export interface Pass {
  type: "pass";
  turn?: number;
}

/** What the match is waiting for. */
export type Phase = "objecting" | "opening" | "over" | "playing" | "voting";

/** A tile on a square: what it stands for, and whether a Bisonte does (BIS-6). */
export interface Placed {
  tile: string;
  bisonte: boolean;
}

/** A tile of the rack on a square; of a Bisonte the player says what it stands for (BIS-6). */
export interface Placement {
  cell: number;
  tile: string;
  stands_for: string;
}

/** Lay tiles on the board (BIS-1, BIS-2). */
export interface Play {
  type: "play";
  placements: readonly Placement[];
  turn?: number;
}

/** A seat has nothing against the play. */
export interface PlayLetStand {
  type: "play-let-stand";
  seat: number;
}

/** Tiles lie on the board; if they may stay, the play scores this (BIS-16). */
export interface PlayMade {
  type: "play-made";
  seat: number;
  placements: readonly Placement[];
  words: readonly string[];
  score: Score;
}

/** The play stands and scores (BIS-7). */
export interface PlayScored {
  type: "play-scored";
  seat: number;
  score: Score;
}

/** The tiles go back to the rack they came from; the turn is lost (BIS-13). */
export interface PlayUndone {
  type: "play-undone";
  seat: number;
}

/** What all may know of a seat: how many tiles it has, but not which. */
export interface PlayerView {
  sitter: Sitter;
  tiles: number;
  points: number;
  skips: number;
  left: number | null;
  waiting: boolean;
}

/** How many tiles a seat has drawn, and how many are left in the bag. */
export interface RackFilled {
  type: "rack-filled";
  seat: number;
  count: number;
  bag: number;
}

/** The end, by this clause: all racks are shown, and what they cost and bring (BIS-24). */
export interface RacksCounted {
  type: "racks-counted";
  clause: string;
  racks: readonly (readonly string[])[];
  scores: readonly Score[];
}

/** A seat draws a tile for the start, open to all (BIS-S1). */
export interface StartDrawn {
  type: "start-drawn";
  seat: number;
  draw: Draw;
  tile: string;
}

/** Who starts; the tiles that were drawn for it go back (BIS-S1). */
export interface StartSettled {
  type: "start-settled";
  seat: number;
}

/** A tile that a seat drew for the start (BIS-S1). */
export interface StartTile {
  seat: number;
  tile: string;
}

/** Secret: what a seat draws from the bag onto its rack (BIS-7). */
export interface TilesDrawn {
  type: "tiles-drawn";
  seat: number;
  tiles: readonly string[];
}

/** A seat has exchanged so many tiles; the old ones are in the bag now (BIS-9). */
export interface TilesExchanged {
  type: "tiles-exchanged";
  seat: number;
  count: number;
}

/** Secret: the tiles that a seat gives away, face down (BIS-9). */
export interface TilesLaidDown {
  type: "tiles-laid-down";
  seat: number;
  tiles: readonly string[];
}

/** A deadline passed while the match still waited for these seats. */
export interface TimeRanOut {
  type: "time-ran-out";
  phase: Phase;
  seats: readonly number[];
}

/** One turn of the past, with all that everybody may know of it. */
export interface Turn {
  seat: number;
  kind: TurnKind;
  placements: readonly Placement[];
  words: readonly string[];
  score: Score;
  exchanged: number;
  by_clock: boolean;
  objection: Objection | null;
}

/** It is the turn of this seat, until its time is over (BIS-26). */
export interface TurnBegan {
  type: "turn-began";
  seat: number;
  deadline: number | null;
}

/** What somebody did with a turn. */
export type TurnKind = "exchange" | "pass" | "play" | "skip" | "undone";

/** A seat passes, or its time was over (BIS-10, BIS-26). */
export interface TurnPassed {
  type: "turn-passed";
  seat: number;
  by_clock: boolean;
}

/** A seat pays for an objection that was rejected (BIS-14). */
export interface TurnSkipped {
  type: "turn-skipped";
  seat: number;
}

export type View = BisonteView;

/** Say whether one knows the words of a play that was objected to (BIS-12). */
export interface Vote {
  type: "vote";
  accept: boolean;
  abstain?: boolean;
  turn?: number;
}

/** One vote, open to all. */
export interface VoteCast {
  type: "vote-cast";
  voter: number;
  seat: number;
  accept: boolean;
  abstain: boolean;
}

/** This seat objects; before the dictionary is asked, these people say whether they know the words (BIS-12). */
export interface VoteOpened {
  type: "vote-opened";
  seat: number;
  voters: readonly number[];
  deadline: number | null;
}

/** What the dictionary or the table said of one word when somebody objected (BIS-12, BIS-13). */
export interface WordVerdict {
  word: string;
  valid: boolean;
  reason: string;
}
