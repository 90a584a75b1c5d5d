// Written by `make docs` from the schemas of the house: change those, not this.

import type { Ask, Ballot, Draw, LexiconReplaced, MatchBegan, MatchEnded, Outcome, Score, SeedRevealed, SeedSealed, Sitter } from "./engine.ts";

export type { Ask, Ballot, Draw, LexiconReplaced, Line, MatchBegan, MatchEnded, Outcome, OwnWords, Pins, Score, SeedRevealed, SeedSealed, Sitter, Text } from "./engine.ts";

export type Action = ChooseDeck | ChooseDecks | Start | Ready | PutBack | Activate | Target | NameKind | Give | Throw | Pick | ShowShield | Write | Done | Vote;

/** The strategy card that is shown and carried out (LOO-6). */
export interface Activate {
  type: "activate";
  kind: StrategyKind;
  round?: number;
  question?: number;
}

/** A strategy card in the row of this round, and the rival it was aimed at (LOO-6). */
export interface Activated {
  seat: number;
  kind: StrategyKind;
  target: number | null;
}

/** The match waits for these seats, until the deadline if there is one (LOO-21). */
export interface Asked {
  type: "asked";
  phase: Phase;
  seats: readonly number[];
  deadline: number | null;
  question: Question | null;
}

/** What all see of a letter that was drawn: its back. */
export interface BackDrawn {
  type: "back-drawn";
  seat: number;
  deck: Deck;
}

/** What all see of a letter that was given. */
export interface BackGiven {
  type: "back-given";
  seat: number;
  rival: number;
  deck: Deck;
}

/** What all see of a letter that was taken. */
export interface BackTaken {
  type: "back-taken";
  seat: number;
  rival: number;
  deck: Deck;
  into: Into;
}

/** What all see of the letters that were discarded. */
export interface BacksThrown {
  type: "backs-thrown";
  seat: number;
  decks: readonly Deck[];
}

/** The data of one box in one language; the number of a letter card is its place in `cards`, vowels first. */
export interface Box {
  id: string;
  language: string;
  cards: readonly BoxCard[];
  strategy: Record<string, number>;
}

/** A letter card (LOO-C1). */
export interface BoxCard {
  letter: string;
  value: number;
  colour: BoxColour;
  vowel: boolean;
}

/** The colour of a letter card, in the order that decides between equals (LOO-C1, LOO-K15). */
export type BoxColour = "black" | "green" | "orange" | "yellow";

/** All letter cards and strategy cards lie in their decks (LOO-C1, LOO-C2). */
export interface BoxOpened {
  type: "box-opened";
  vowels: readonly number[];
  consonants: readonly number[];
  strategy: readonly StrategyKind[];
}

/** The 18 strategy cards, in the order of their clauses (LOO-K1 to LOO-K18). */
export type BoxStrategyKind = "all-to-the-centre" | "blast" | "boost" | "change-some" | "extra-card" | "for-all" | "great-robbery" | "mine-alone" | "new-centre" | "one-less" | "other-language" | "shield" | "steal-one" | "swap" | "swap-all" | "the-one-i-say" | "throw-one-out" | "wildcard";

/** A strategy card is shown; a Shield may be shown in reaction to an attack (LOO-6, LOO-K2). */
export interface CardActivated {
  type: "card-activated";
  seat: number;
  kind: StrategyKind;
  reaction: boolean;
}

/** The card in play is done with (LOO-6). */
export interface CardCarriedOut {
  type: "card-carried-out";
}

/** Secret: the letter that a seat will give (LOO-K1, LOO-K15, LOO-K17). */
export interface CardChosen {
  type: "card-chosen";
  to: readonly number[];
  seat: number;
  card: number;
}

/** The letter card of the centre that the card in play is about (LOO-K12, LOO-K18). */
export interface CardPicked {
  type: "card-picked";
  card: number;
}

/** Secret: a seat looks at its letters and strategy cards (LOO-4). */
export interface CardsSeen {
  type: "cards-seen";
  to: readonly number[];
  seat: number;
  hand: readonly number[];
  strategy: readonly StrategyKind[];
}

/** A letter card is laid face up in the centre (LOO-1). */
export interface CentreLaid {
  type: "centre-laid";
  card: number;
}

/** The whole centre is discarded (LOO-K13). */
export interface CentreSwept {
  type: "centre-swept";
}

/** A letter card leaves the centre for a hand (LOO-K18). */
export interface CentreTaken {
  type: "centre-taken";
  seat: number;
  card: number;
}

/** Told to nobody: the place of this choice among all would say what else the seat holds (LOO-21, TAB-2). */
export interface ChoiceDrawn {
  type: "choice-drawn";
  seat: number;
  draw: Draw;
  action: ChooseDeck | ChooseDecks | Start | Ready | PutBack | Activate | Target | NameKind | Give | Throw | Pick | ShowShield | Write | Done | Vote;
}

/** The deck that one card comes from (LOO-1, LOO-7, LOO-K10, LOO-K13). */
export interface ChooseDeck {
  type: "choose-deck";
  deck: Deck;
  round?: number;
  question?: number;
}

/** How many of the cards that are due are vowels; the others are consonants (LOO-2, LOO-K6). It says as much as a deck for each: they come by chance, and in whatever order as many of each deck (LOO-3). */
export interface ChooseDecks {
  type: "choose-decks";
  vowels: number;
  round?: number;
  question?: number;
}

/** Which deck a letter card belongs to: its back shows it (LOO-8). */
export type Deck = "consonant" | "vowel";

/** Told to nobody: the place of this letter in its deck would say which others have left it (TAB-2). */
export interface DeckDrawn {
  type: "deck-drawn";
  seat: number | null;
  card: number;
  draw: Draw;
  face_down: boolean;
}

/** A deck that ran out is made anew from its discards (LOO-3). */
export interface DeckRenewed {
  type: "deck-renewed";
  deck: Deck;
  this_round: boolean;
}

/** Secret until the cards are drawn: how many vowels a seat wants (LOO-2). */
export interface DecksChosen {
  type: "decks-chosen";
  to: readonly number[];
  seat: number;
  vowels: number;
}

/** The word stands as it is (LOO-9). */
export interface Done {
  type: "done";
  round?: number;
  question?: number;
}

/** A card of the centre that all rivals of a seat must use (LOO-K12). */
export interface Duty {
  card: number;
  by: number;
}

/** All rivals of a seat must use this card of the centre (LOO-K12). */
export interface DutyLaid {
  type: "duty-laid";
  card: number;
  by: number;
}

export interface Entry {
  number: number;
  at: number;
  event: SeedSealed | MatchBegan | BoxOpened | LeaderChosen | RoundBegan | Asked | SeatReady | TimeRanOut | ChoiceDrawn | LeftToChance | DeckDrawn | CentreLaid | DecksChosen | DeckRenewed | LetterDrawn | BackDrawn | StrategyDealt | StrategyFilled | CardsSeen | StrategyPutBack | CardActivated | TargetNamed | CardPicked | KindNamed | CardChosen | HandDrawn | LetterTaken | BackTaken | LetterGiven | BackGiven | HandsSwapped | LettersThrown | BacksThrown | LettersGivenUp | CentreSwept | CentreTaken | DutyLaid | CardCarriedOut | WordWritten | WordShown | VoteOpened | VoteCast | WordJudged | RoundEnded | LexiconReplaced | MatchEnded | SeedRevealed;
}

/** One letter of one's own: to swap, to discard or for the centre (LOO-K1, LOO-K15, LOO-K17). */
export interface Give {
  type: "give";
  card: number;
  round?: number;
  question?: number;
}

/** The letter that one seat has given up. */
export interface GivenUp {
  seat: number;
  card: number;
}

/** Told to nobody: the place of this letter among the rival's would say what the others are (LOO-8, TAB-2). */
export interface HandDrawn {
  type: "hand-drawn";
  seat: number;
  rival: number;
  card: number;
  into: Into;
  draw: Draw;
}

/** Two seats exchange all their letters (LOO-K7). */
export interface HandsSwapped {
  type: "hands-swapped";
  seat: number;
  rival: number;
}

/** The strategy card that is being carried out, as all see it (LOO-6). */
export interface InPlay {
  kind: StrategyKind;
  seat: number;
  target: number | null;
  picked: number | null;
  named: Deck | null;
}

/** Where a letter goes that leaves a hand. */
export type Into = "centre" | "discards" | "hand";

/** A vowel or a consonant of that rival will be taken (LOO-8). */
export interface KindNamed {
  type: "kind-named";
  rival: number;
  deck: Deck;
}

/** Who leads the first round; drawn where the table has not said who is youngest (LOO-S2). */
export interface LeaderChosen {
  type: "leader-chosen";
  leader: number;
  draw: Draw | null;
}

/** What a seat did not choose in time, chance has chosen (LOO-21); told as the choice itself would be. */
export interface LeftToChance {
  type: "left-to-chance";
  to: readonly number[] | null;
  seat: number;
  action: ChooseDeck | ChooseDecks | Start | Ready | PutBack | Activate | Target | NameKind | Give | Throw | Pick | ShowShield | Write | Done | Vote;
}

/** Secret: the card that a seat has drawn; told to nobody while it lies face down (LOO-2). */
export interface LetterDrawn {
  type: "letter-drawn";
  to: readonly number[];
  seat: number;
  card: number;
  face_down: boolean;
}

/** Secret of the two: the letter given for one that was taken (LOO-K1). */
export interface LetterGiven {
  type: "letter-given";
  to: readonly number[];
  seat: number;
  rival: number;
  card: number;
}

/** A letter taken blind; told to who loses it, to who gets it, and to all if it goes to the centre (LOO-8). */
export interface LetterTaken {
  type: "letter-taken";
  to: readonly number[] | null;
  seat: number;
  rival: number;
  card: number;
  into: Into;
}

/** Every rival's letter, shown together (LOO-K15, LOO-K17). */
export interface LettersGivenUp {
  type: "letters-given-up";
  letters: readonly GivenUp[];
  into: Into;
}

/** Secret: the letters that a seat discards for new ones (LOO-K6). */
export interface LettersThrown {
  type: "letters-thrown";
  to: readonly number[];
  seat: number;
  cards: readonly number[];
}

/** What a table may choose; the defaults are those of the clauses. */
export interface LoomOptions {
  end: "rounds" | "target";
  rounds: number;
  target: number;
  finish_round: boolean;
  youngest: number;
  strategy_seconds: number;
  creation_seconds: number;
  shield: "in-turn" | "reactive";
  repeated: "flat" | "less-4" | "maker";
  blast_needs_word: boolean;
  words: "by-people" | "dictionary" | "table";
  names: boolean;
  loanwords: boolean;
  foreign: boolean;
  abbreviations: boolean;
  acronyms: boolean;
  brands: boolean;
  clock: boolean;
}

/** A match as one seat sees it, or a spectator (no seat). */
export interface LoomView {
  seat: number | null;
  commitment: string;
  options: LoomOptions;
  phase: Phase;
  round: number;
  tie_break: boolean;
  order: readonly number[];
  centre: readonly number[];
  decks: Record<string, number>;
  discards: Record<string, number>;
  face_up: readonly number[];
  strategy_deck: number;
  players: readonly PlayerView[];
  activated: readonly Activated[];
  duties: readonly Duty[];
  playing: InPlay | null;
  question: Question | null;
  due: number;
  asked: number;
  deadline: number | null;
  shown: readonly Shown[];
  results: readonly Result[];
  ballot: Ballot | null;
  reason: string;
  outcome: Outcome | null;
  hand: readonly number[];
  strategy: readonly StrategyKind[];
  own_vowels: number | null;
  own_card: number | null;
  own_word: Written | null;
  own_duties: readonly number[];
}

/** Whether a vowel or a consonant is taken blind from a rival (LOO-8). */
export interface NameKind {
  type: "name-kind";
  deck: Deck;
  round?: number;
  question?: number;
}

export interface Offer {
  action: string;
  choices: readonly (ChooseDeck | ChooseDecks | Start | Ready | PutBack | Activate | Target | NameKind | Give | Throw | Pick | ShowShield | Write | Done | Vote)[];
  asks: readonly Ask[];
}

export type Offers = readonly Offer[];

/** What the match is waiting for. */
export type Phase = "activating" | "carrying-out" | "centre" | "creation" | "creation-start" | "decks" | "opening" | "over" | "putting-back" | "strategy" | "strategy-start" | "voting";

/** A letter card of the centre (LOO-K12, LOO-K18). */
export interface Pick {
  type: "pick";
  card: number;
  round?: number;
  question?: number;
}

/** What all see of a seat: the backs of its letters, how many strategy cards, its row of the sheet (LOO-8). */
export interface PlayerView {
  sitter: Sitter;
  letters: readonly Deck[];
  strategy: number;
  results: readonly (Result | null)[];
  points: number;
  waiting: boolean;
}

/** The strategy card that goes back into the deck (LOO-5). */
export interface PutBack {
  type: "put-back";
  kind: StrategyKind;
  round?: number;
  question?: number;
}

/** What a strategy card asks beyond its step: from whom, and how many. */
export interface Question {
  step: Step;
  rival: number | null;
  count: number;
}

/** A seat has looked at its cards long enough (LOO-4). */
export interface Ready {
  type: "ready";
  round?: number;
  question?: number;
}

/** One seat's entry in a column of the score sheet (LOO-16). */
export interface Result {
  shown: Shown;
  spelling: Spelling;
  score: Score;
  reading: string;
  reason: string;
}

/** A round, or the one that decides a tie, with those who play it from the leader to the right (LOO-19). */
export interface RoundBegan {
  type: "round-began";
  round: number;
  order: readonly number[];
  tie_break: boolean;
}

/** All letters are discarded, activated cards go back, the sheet gets its column (LOO-16). */
export interface RoundEnded {
  type: "round-ended";
}

/** A seat has answered, or is done with this phase. */
export interface SeatReady {
  type: "seat-ready";
  seat: number;
}

/** Whether a seat that is attacked shows a Shield (LOO-K2). */
export interface ShowShield {
  type: "show-shield";
  show: boolean;
  round?: number;
  question?: number;
}

/** The word of a seat as all see it; no word is empty (LOO-11). */
export interface Shown {
  seat: number;
  word: string;
  cards: readonly number[];
  wild: string;
  language: string;
}

/** What became of a word (LOO-15, LOO-17). */
export type Spelling = "invalid" | "none" | "valid" | "voted";

/** The leader starts a timer (LOO-4, LOO-9). */
export interface Start {
  type: "start";
  round?: number;
  question?: number;
}

/** What a strategy card asks for while it is carried out. */
export type Step = "deck" | "decks" | "gift" | "give-up" | "kind" | "lay" | "pick" | "refill" | "shield" | "target" | "throw";

/** Secret from all until the timer starts: the strategy cards of a seat (LOO-2). */
export interface StrategyDealt {
  type: "strategy-dealt";
  to: readonly number[];
  seat: number;
  kinds: readonly StrategyKind[];
  draw: Draw;
}

/** What all see of it: how many strategy cards a seat was dealt. */
export interface StrategyFilled {
  type: "strategy-filled";
  seat: number;
  count: number;
}

/** The 18 strategy cards, in the order of their clauses (LOO-K1 to LOO-K18). */
export type StrategyKind = "all-to-the-centre" | "blast" | "boost" | "change-some" | "extra-card" | "for-all" | "great-robbery" | "mine-alone" | "new-centre" | "one-less" | "other-language" | "shield" | "steal-one" | "swap" | "swap-all" | "the-one-i-say" | "throw-one-out" | "wildcard";

/** Secret: the strategy card that a seat puts back (LOO-5). */
export interface StrategyPutBack {
  type: "strategy-put-back";
  to: readonly number[];
  seat: number;
  kind: StrategyKind;
}

/** The rival that a card is aimed at (LOO-6). */
export interface Target {
  type: "target";
  seat: number;
  round?: number;
  question?: number;
}

/** The rival that the card in play is aimed at (LOO-6). */
export interface TargetNamed {
  type: "target-named";
  target: number;
}

/** Letters of one's own to discard for as many new ones (LOO-K6). */
export interface Throw {
  type: "throw";
  cards: readonly number[];
  round?: number;
  question?: number;
}

/** A deadline passed while the match still waited for these seats. */
export interface TimeRanOut {
  type: "time-ran-out";
  phase: Phase;
  seats: readonly number[];
}

export type View = LoomView;

/** Whether the word of that seat is one (LOO-17). */
export interface Vote {
  type: "vote";
  seat: number;
  accept: boolean;
  abstain?: boolean;
  round?: number;
  question?: number;
}

/** One vote, open to all. */
export interface VoteCast {
  type: "vote-cast";
  voter: number;
  seat: number;
  accept: boolean;
  abstain: boolean;
}

/** The dictionary lacks the word that was just shown; these seats vote on it (LOO-17). */
export interface VoteOpened {
  type: "vote-opened";
  seat: number;
  reason: string;
  voters: readonly number[];
  deadline: number | null;
}

/** What became of the word, and its score (LOO-12 to LOO-15). */
export interface WordJudged {
  type: "word-judged";
  result: Result;
}

/** A word is shown in its turn (LOO-11). */
export interface WordShown {
  type: "word-shown";
  shown: Shown;
}

/** Secret: the word that a seat has entered last, or none (LOO-9). */
export interface WordWritten {
  type: "word-written";
  to: readonly number[];
  seat: number;
  written: Written | null;
}

/** A word as cards in order, or typed (LOO-9, LOO-22); nothing of either takes the word back. */
export interface Write {
  type: "write";
  cards?: readonly number[];
  wild?: string;
  word?: string;
  round?: number;
  question?: number;
}

/** A word as cards in order, and what the Wildcard in it stands for. */
export interface Written {
  cards: readonly number[];
  wild: string;
}
