// Written by `make docs` from the schemas of the house: change those, not this.

/** One field of an action that is too free to list: how many, and among what. */
export interface Ask {
  field: string;
  least: number;
  most: number;
  among: readonly (string | number)[];
}

/** The vote on one author's word while it is open; a vote may be changed until all have voted. */
export interface Ballot {
  author: number;
  voters: readonly number[];
  votes: Record<string, boolean>;
  abstaining: readonly number[];
}

/** Numbers drawn together: value k is one of 0 … sizes[k] − 1, each as likely as the next. */
export interface Draw {
  label: string;
  counter: number;
  sizes: readonly number[];
  values: readonly number[];
}

/** A lexicon that the match began with is gone; from here on it is played with these. */
export interface LexiconReplaced {
  type: "lexicon-replaced";
  lexicon: string;
  other_lexicon: string;
}

/** Some points, the clause that gives them, and what to say of them. */
export interface Line {
  points: number;
  clause: string;
  text: Text;
}

/** The first public event; it carries the commitment to the seed (TAB-3). */
export interface MatchBegan {
  type: "match-began";
  game: string;
  seats: readonly Sitter[];
  options: Record<string, boolean | number | string | null>;
  pins: Pins;
  commitment: string;
  words: OwnWords | null;
}

/** How it ended; nothing is decided after this. */
export interface MatchEnded {
  type: "match-ended";
  outcome: Outcome;
}

/** Final points a seat, who won (several share, none is nobody), the clause that says so, and why in words. */
export interface Outcome {
  points: readonly number[];
  winners: readonly number[];
  clause: string;
  text: Text;
}

/** Words as people wrote them. A match that begins with some carries them, so that it is judged by them for ever. */
export interface OwnWords {
  accepted: readonly string[];
  refused: readonly string[];
}

/** What the match is played with, so that it can be understood later. */
export interface Pins {
  engine: string;
  edition: string;
  language: string;
  lexicon: string;
  edition_digest: string;
  house_digest: string;
  other_lexicon: string;
}

/** Lines that add up. */
export interface Score {
  lines: readonly Line[];
}

/** The seed, for anybody to check every draw with (TAB-3). */
export interface SeedRevealed {
  type: "seed-revealed";
  seed: string;
}

/** The secret of the match's chance, told to nobody until it is revealed (TAB-3). */
export interface SeedSealed {
  type: "seed-sealed";
  seed: string;
}

/** What holds a seat; only people vote (BUF-25). */
export type Sitter = "bot" | "own-bot" | "person";

/** One sentence to be, in whatever language its reader has chosen. */
export interface Text {
  id: string;
  args: Record<string, string | number>;
}
