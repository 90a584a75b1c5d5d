// Written by `make docs` from the schemas of the house: change those, not this.

import type { Ask, Draw, LexiconReplaced, MatchBegan, MatchEnded, Outcome, Score, SeedRevealed, SeedSealed, Sitter } from "./engine.ts";

export type { Ask, Draw, LexiconReplaced, Line, MatchBegan, MatchEnded, Outcome, OwnWords, Pins, Score, SeedRevealed, SeedSealed, Sitter, Text } from "./engine.ts";

export type Action = Write | Draft | TakeBack | Vote | Choose | Buy;

/** What a voter says of a word: right, misspelt in these letters, or, without any, no word (GOL-22). */
export interface Answer {
  accept: boolean;
  misspelt: readonly number[];
  extra: readonly number[];
}

/** The data of one box in one language. */
export interface Box {
  id: string;
  language: string;
  dice: readonly string[];
  values: Record<string, number>;
  joker_value: number;
  kinds: readonly BoxWildcardKind[];
  coins: number;
  cards: readonly BoxHoleCard[];
}

/** The card of one hole. `start` and `flag` are places in `spaces`. */
export interface BoxHoleCard {
  id: string;
  hole: number;
  par: number;
  spaces: readonly BoxSpace[];
  start: number;
  flag: number;
  names: readonly ([string, string])[];
}

/** One place for a letter; x grows to the right and y downwards. */
export interface BoxSpace {
  x: number;
  y: number;
  kind: BoxSpaceKind;
}

/** What a space does to the letter written on it (GOL-C2). */
export type BoxSpaceKind = "double" | "obstacle" | "plain";

/** A kind of wildcard card: it replaces one of its letters, and costs this much (GOL-C5). */
export interface BoxWildcardKind {
  letters: string;
  cost: number;
  count: number;
}

/** Wildcard cards by their letters; none to leave the shop (GOL-17). */
export interface Buy {
  type: "buy";
  kinds?: readonly string[];
  round?: number;
}

/** A wildcard card in place of one letter of the word, counted from 0 (GOL-9). */
export interface CardUse {
  kind: string;
  at: number;
}

/** Which letters the jokers stand for, each named by one place where it stands, and which cards are used. */
export interface Choice {
  jokers: readonly number[];
  cards: readonly CardUse[];
}

/** Secret: the jokers and cards that a seat chose. */
export interface ChoiceMade {
  type: "choice-made";
  seat: number;
  choice: Choice;
}

/** Jokers and cards for the word that was shown (GOL-29). */
export interface Choose {
  type: "choose";
  choice?: Choice;
  round?: number;
}

/** A round begins: the dice are thrown once for all, and all write (GOL-1). */
export interface DiceThrown {
  type: "dice-thrown";
  round: number;
  draw: Draw;
  faces: readonly string[];
  deadline: number | null;
}

/** Keep what is written so far: it counts when time is over, if it may stand (GOL-2). */
export interface Draft {
  type: "draft";
  word: string;
  path?: readonly number[];
  round?: number;
}

/** Secret: what a seat has written so far. */
export interface DraftKept {
  type: "draft-kept";
  seat: number;
  play: Play;
}

export interface Entry {
  number: number;
  at: number;
  event: SeedSealed | MatchBegan | HolesDealt | DiceThrown | DraftKept | WordWritten | ChoiceMade | PurchaseMade | SeatReady | SeatUnready | TimeRanOut | WordsShown | VoteOpened | VoteCast | WordsJudged | RoundScored | ShopOpened | ShopClosed | LexiconReplaced | MatchEnded | SeedRevealed;
}

/** What a table may choose; the defaults are those of the clauses. */
export interface GolfOptions {
  same_holes: boolean;
  neighbours: boolean;
  joker: "every-space" | "one-space";
  words: "by-people" | "dictionary" | "table";
  clock: boolean;
  writing_seconds: number;
  set: string;
}

/** A match as one seat sees it, or a spectator (no seat). */
export interface GolfView {
  seat: number | null;
  commitment: string;
  options: GolfOptions;
  phase: Phase;
  round: number;
  faces: readonly string[];
  players: readonly PlayerView[];
  deadline: number | null;
  shown: readonly (Play | null)[];
  disputed: readonly number[];
  reasons: readonly string[];
  readings: readonly Verdict[];
  votes: Record<string, Record<string, Answer>>;
  verdicts: readonly Verdict[];
  proposals: readonly Choice[];
  purchases: readonly Purchase[];
  shop: Record<string, number>;
  coins: number;
  luis: readonly RoundScore[];
  outcome: Outcome | null;
  own_play: Play | null;
  own_choice: Choice | null;
  own_purchase: Purchase | null;
}

/** The card of one hole. `start` and `flag` are places in `spaces`. */
export interface HoleCard {
  id: string;
  hole: number;
  par: number;
  spaces: readonly Space[];
  start: number;
  flag: number;
  names: readonly ([string, string])[];
}

/** Nine cards a seat, holes 1 to 9, open to all (GOL-S1); the shop's cards and the coins lie in the middle. */
export interface HolesDealt {
  type: "holes-dealt";
  draw: Draw;
  cards: readonly (readonly HoleCard[])[];
  shop: Record<string, number>;
  coins: number;
  set: string;
}

/** One mistake: at which letter of the written word, from 0, and what was meant there. */
export interface Mistake {
  slip: Slip;
  at: number;
  meant: string;
}

export interface Offer {
  action: string;
  choices: readonly (Write | Draft | TakeBack | Vote | Choose | Buy)[];
  asks: readonly Ask[];
}

export type Offers = readonly Offer[];

/** What the match is waiting for. */
export type Phase = "opening" | "over" | "scoring" | "shopping" | "voting" | "writing";

/** A word in capitals without marks, and the spaces its letters stand on. */
export interface Play {
  word: string;
  path: readonly number[];
}

/** What lies open before a seat, and whether the match waits for it (GOL-S1). */
export interface PlayerView {
  sitter: Sitter;
  cards: readonly HoleCard[];
  hand: readonly string[];
  coins: number;
  money: number;
  rounds: readonly RoundScore[];
  points: number;
  cups: number;
  waiting: boolean;
}

/** Cards bought and coins spent for them (GOL-17). */
export interface Purchase {
  kinds: readonly string[];
  coins: number;
}

/** Secret: what a seat buys. */
export interface PurchaseMade {
  type: "purchase-made";
  seat: number;
  purchase: Purchase;
}

/** The lines of one round's score, and whether it was a hole in one (GOL-14, GOL-15). */
export interface RoundScore {
  score: Score;
  cup: boolean;
  choice: Choice;
}

/** Scores, cups and coins taken in a round, and Luis's score in the solo game (GOL-14 to GOL-16, GOL-26). */
export interface RoundScored {
  type: "round-scored";
  scores: readonly RoundScore[];
  coins: readonly number[];
  luis: RoundScore | null;
}

/** A seat is done with this phase. */
export interface SeatReady {
  type: "seat-ready";
  seat: number;
}

/** A seat writes on after all. */
export interface SeatUnready {
  type: "seat-unready";
  seat: number;
}

/** All purchases, shown together (GOL-30). */
export interface ShopClosed {
  type: "shop-closed";
  purchases: readonly Purchase[];
}

/** Who can buy something now, and until when (GOL-30). */
export interface ShopOpened {
  type: "shop-opened";
  waiting: readonly number[];
  deadline: number | null;
}

/** A kind of mistake. */
export type Slip = "extra" | "missing" | "missing-at-end" | "swapped" | "wrong";

/** One place for a letter; x grows to the right and y downwards. */
export interface Space {
  x: number;
  y: number;
  kind: SpaceKind;
}

/** What a space does to the letter written on it (GOL-C2). */
export type SpaceKind = "double" | "obstacle" | "plain";

/** What became of a word (GOL-20 to GOL-22). */
export type Spelling = "empty" | "misspelt" | "no-word" | "valid" | "voted";

/** Write on after all, while another still writes (GOL-2). */
export interface TakeBack {
  type: "take-back";
  round?: number;
}

/** A deadline passed while the match still waited for these seats. */
export interface TimeRanOut {
  type: "time-ran-out";
  phase: Phase;
  seats: readonly number[];
}

/** The judgement of a word: how it is written, or which word it was meant to be and which letters are wrong. */
export interface Verdict {
  spelling: Spelling;
  reading: string;
  misspelt: readonly number[];
  reason: string;
  extra: readonly number[];
  mistakes: readonly Mistake[];
}

export type View = GolfView;

/** What the word of that seat is: right, misspelt in these letters, or, without any, no word (GOL-22). */
export interface Vote {
  type: "vote";
  seat: number;
  accept: boolean;
  misspelt?: readonly number[];
  extra?: readonly number[];
  abstain?: boolean;
  round?: number;
}

/** One vote, open to all. */
export interface VoteCast {
  type: "vote-cast";
  voter: number;
  seat: number;
  accept: boolean;
  misspelt: readonly number[];
  extra: readonly number[];
  abstain: boolean;
}

/** Words that the dictionary lacks, by seat, with its reasons and its readings, and who votes on them (GOL-22). */
export interface VoteOpened {
  type: "vote-opened";
  disputed: readonly number[];
  waiting: readonly number[];
  deadline: number | null;
  reasons: readonly string[];
  readings: readonly Verdict[];
}

/** Secret: what a seat handed in; no play is an empty card. */
export interface WordWritten {
  type: "word-written";
  seat: number;
  play: Play | null;
}

/** The verdicts, what the table proposes for each, and who has jokers or cards to choose (GOL-29). */
export interface WordsJudged {
  type: "words-judged";
  verdicts: readonly Verdict[];
  proposals: readonly Choice[];
  waiting: readonly number[];
  deadline: number | null;
}

/** All words at once (GOL-29); no play is an empty card. */
export interface WordsShown {
  type: "words-shown";
  plays: readonly (Play | null)[];
}

/** Hand in a word and its line; without a word, an empty card (GOL-2). */
export interface Write {
  type: "write";
  word?: string;
  path?: readonly number[];
  round?: number;
}
