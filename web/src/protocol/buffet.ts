// Written by `make docs` from the schemas of the house: change those, not this.

import type { Ask, Ballot, Draw, LexiconReplaced, MatchBegan, MatchEnded, Outcome, Score, SeedRevealed, SeedSealed, Sitter } from "./engine.ts";

export type { Ask, Ballot, Draw, LexiconReplaced, Line, MatchBegan, MatchEnded, Outcome, OwnWords, Pins, Score, SeedRevealed, SeedSealed, Sitter, Text } from "./engine.ts";

export type Action = Announce | Call | GiveUp | Say | Show | Vote | Place | Ready;

/** Announce a word by tracing its cells, in secret; the others hear its length alone (BUF-7). */
export interface Announce {
  type: "announce";
  path: readonly number[];
  round?: number;
}

/** The number of letters; the receipt, its credit, the time that counts, and when the sand has run out (TAB-4). */
export interface Announced {
  type: "announced";
  seat: number;
  letters: number;
  received: number;
  credit: number;
  credited: number;
  ends: number | null;
  deadline: number | null;
}

/** An ant on a cell: whose it is, the round in which it was placed, and whether it is a special one. */
export interface Ant {
  seat: number;
  round: number;
  special: boolean;
}

/** An ant from row 1; with a draw when time had run out (BUF-20, BUF-33). */
export interface AntPlaced {
  type: "ant-placed";
  seat: number;
  cell: number;
  special: boolean;
  draw: Draw | null;
}

/** Nine tiles with their quarter turns, row by row, the letters of all cells, and the ants of each seat (BUF-S1). */
export interface BoardLaid {
  type: "board-laid";
  draw: Draw;
  tiles: readonly string[];
  turns: readonly number[];
  letters: string;
  ants: number;
  special_ants: number;
  set: string;
}

/** The data of one box in one language; ants a player with 2, 3 and 4 players (BUF-S2). */
export interface Box {
  id: string;
  language: string;
  tiles: readonly BoxTile[];
  ants: [number, number, number];
  special_ants: number;
}

/** A letter tile as it lies unturned: rows from top to bottom, capital letters and one food (BUF-C1). */
export interface BoxTile {
  id: string;
  rows: readonly string[];
}

/** What a table may choose; the defaults are those of the clauses. */
export interface BuffetOptions {
  call_first: boolean;
  least_letters: number;
  words: "by-people" | "dictionary" | "table";
  acronyms: "all" | "known" | "none";
  names: boolean;
  lens: boolean;
  clock: boolean;
  search_seconds: number;
  set: string;
}

/** A match as one seat sees it, or a spectator (no seat). */
export interface BuffetView {
  seat: number | null;
  commitment: string;
  options: BuffetOptions;
  phase: Phase;
  round: number;
  tiles: readonly string[];
  turns: readonly number[];
  letters: string;
  ants: Record<string, Ant>;
  players: readonly PlayerView[];
  sight: Sight;
  deadline: number | null;
  opened: number;
  ends: number | null;
  announced: readonly Announced[];
  gave_up: readonly GaveUp[];
  order: readonly number[];
  row_one: readonly number[];
  chart: readonly Marker[];
  said: string;
  shown: PathShown | null;
  ballot: Ballot | null;
  reason: string;
  checked: readonly WordChecked[];
  scores: readonly Score[];
  outcome: Outcome | null;
  own_path: readonly number[];
}

/** Call the number of letters; the path is shown later (BUF-7, `call-first`). */
export interface Call {
  type: "call";
  letters: number;
  round?: number;
}

export interface Entry {
  number: number;
  at: number;
  event: SeedSealed | MatchBegan | BoardLaid | RoundBegan | SearchOpened | PathTraced | Announced | GaveUp | TimeRanOut | SearchEnded | WordAsked | WordSaid | ShowAsked | PathShown | VoteOpened | VoteCast | WordChecked | PlacementAsked | AntPlaced | NothingPlaced | RoundEnded | SeatReady | MatchScored | LexiconReplaced | MatchEnded | SeedRevealed;
}

/** What became of an announced word (BUF-15 to BUF-18, BUF-25). */
export type Fate = "covered" | "not-valid" | "valid" | "voted";

/** What is wrong with a word whose number was called first, apart from being no word (BUF-16). */
export type Fault = "" | "bad-path" | "not-said" | "not-shown" | "other-length" | "other-letters";

/** A seat searches no more and goes to row 1 (BUF-10). */
export interface GaveUp {
  type: "gave-up";
  seat: number;
  received: number;
}

/** Search no more this round: to row 1 at once (BUF-10). */
export interface GiveUp {
  type: "give-up";
  round?: number;
}

/** A seat's marker in the row of its letters. */
export interface Marker {
  seat: number;
  letters: number;
  done: boolean;
}

/** The score of every seat, line by line (BUF-28 to BUF-31). */
export interface MatchScored {
  type: "match-scored";
  scores: readonly Score[];
}

/** A seat of row 1 has no cell to place an ant on (BUF-22). */
export interface NothingPlaced {
  type: "nothing-placed";
  seat: number;
}

export interface Offer {
  action: string;
  choices: readonly (Announce | Call | GiveUp | Say | Show | Vote | Place | Ready)[];
  asks: readonly Ask[];
}

export type Offers = readonly Offer[];

/** The cells of a word, and the letters on them (BUF-14). */
export interface PathShown {
  type: "path-shown";
  seat: number;
  path: readonly number[];
  word: string;
}

/** Secret: the cells of the word that a seat announces (BUF-7). */
export interface PathTraced {
  type: "path-traced";
  seat: number;
  path: readonly number[];
}

/** What the match is waiting for. */
export type Phase = "countdown" | "marking" | "opening" | "over" | "placing" | "resting" | "saying" | "search" | "showing" | "voting";

/** One ant from row 1 (BUF-20). */
export interface Place {
  type: "place";
  cell: number;
  round?: number;
}

/** The leftmost seat of row 1 is to place an ant (BUF-20, BUF-33). */
export interface PlacementAsked {
  type: "placement-asked";
  seat: number;
  deadline: number | null;
}

/** What lies open before a seat, and whether the match waits for it. */
export interface PlayerView {
  sitter: Sitter;
  side: Side;
  stack: Stack;
  foods: readonly number[];
  nests: readonly number[];
  searching: boolean;
  waiting: boolean;
}

/** Let the next countdown start (BUF-34). */
export interface Ready {
  type: "ready";
  round?: number;
}

/** The countdown runs until the deadline; without a clock the search opens at once (BUF-1). */
export interface RoundBegan {
  type: "round-began";
  round: number;
  deadline: number | null;
}

/** All markers are back (BUF-23); a pause until all are ready, or the end (BUF-22, BUF-27, BUF-34). */
export interface RoundEnded {
  type: "round-ended";
  last: boolean;
  deadline: number | null;
}

/** Say the word of the number that was called; an empty one to say that there is none (BUF-7, `call-first`). */
export interface Say {
  type: "say";
  word?: string;
  round?: number;
}

/** Every marker is on the chart: who is checked in which order, and row 1 from left to right (BUF-11, BUF-13). */
export interface SearchEnded {
  type: "search-ended";
  order: readonly number[];
  row_one: readonly number[];
}

/** All search from `opened` on, until `ends` if nobody announces (BUF-10); it closes at the deadline (TAB-4). */
export interface SearchOpened {
  type: "search-opened";
  opened: number;
  ends: number | null;
  deadline: number | null;
}

/** A seat is ready for the next round (BUF-34). */
export interface SeatReady {
  type: "seat-ready";
  seat: number;
}

/** Show a path of the word that was said; no cells to say that there is none (BUF-7, `call-first`). */
export interface Show {
  type: "show";
  path?: readonly number[];
  round?: number;
}

/** A seat that has said its word is to show a path of it (BUF-7, BUF-33). */
export interface ShowAsked {
  type: "show-asked";
  seat: number;
  deadline: number | null;
}

/** A side of the board, outside of which a nest may lie (BUF-S3). */
export type Side = "east" | "north" | "south" | "west";

/** How much of the board this seat may read; a courtesy, for the letters are there (BUF-8, BUF-34). */
export type Sight = "all" | "lens" | "nothing" | "path";

/** The ants that a seat has left; special ones lie under the others (BUF-S2). */
export interface Stack {
  ordinary: number;
  special: number;
}

/** A deadline passed while the match still waited for these seats. */
export interface TimeRanOut {
  type: "time-ran-out";
  phase: Phase;
  seats: readonly number[];
}

/** A fate with the clause behind it, how the dictionary writes the word, or what it says against it. */
export interface Verdict {
  fate: Fate;
  clause: string;
  reading: string;
  reason: string;
  fault: Fault;
}

export type View = BuffetView;

/** Whether the word of that seat is one (BUF-25). */
export interface Vote {
  type: "vote";
  seat: number;
  accept: boolean;
  abstain?: boolean;
  round?: number;
}

/** One vote, open to all. */
export interface VoteCast {
  type: "vote-cast";
  voter: number;
  seat: number;
  accept: boolean;
  abstain: boolean;
}

/** The dictionary lacks the word that is being checked, with its reason, and these people vote on it (BUF-25). */
export interface VoteOpened {
  type: "vote-opened";
  seat: number;
  voters: readonly number[];
  reason: string;
  deadline: number | null;
}

/** A seat that has called a number is to say its word; its lens still lies on the table (BUF-7, BUF-33). */
export interface WordAsked {
  type: "word-asked";
  seat: number;
  deadline: number | null;
}

/** What became of a word, and the cells that got an ant in order of spelling, the last `special` special ones. Without a path the word was not said, not shown, or not as long as called; the verdict's fault tells which. */
export interface WordChecked {
  type: "word-checked";
  seat: number;
  word: string;
  path: readonly number[];
  verdict: Verdict;
  cells: readonly number[];
  special: number;
}

/** A marker is taken back and the word of its number said; matches kept from before have no such event (BUF-7). */
export interface WordSaid {
  type: "word-said";
  seat: number;
  word: string;
}
