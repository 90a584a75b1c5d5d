// What the companion knows of a game: its score sheet as a value, the sums of it, its options and timers.

import type { Component } from "svelte";
import type { Args, Language } from "$/texts/say.svelte.ts";

export type GameId = "buffet" | "golf" | "bisonte" | "loom";

/** One thing that a match may choose when it is set up; labels are texts `page-companion-<game>-<name>`. */
export type Choice =
  | { kind: "bool"; name: string; otherwise: boolean; clause: string; needs?: Need }
  | { kind: "choice"; name: string; otherwise: string; choices: readonly string[]; clause: string; needs?: Need }
  | { kind: "number"; name: string; otherwise: number; least: number; most: number; clause: string; needs?: Need };

/** Another choice, and what it has to be for this one to mean anything. */
export interface Need {
  name: string;
  value: boolean | number | string;
}

export type Chosen = Readonly<Record<string, boolean | number | string>>;

export interface Said {
  id: string;
  args: Args;
}

export interface Outcome {
  /** Seats; several share the victory, none where nobody won (Luis did). */
  winners: readonly number[];
  clause: string;
  why: Said;
}

/** One part of a sum, with its clause. */
export interface SumLine {
  points: number;
  clause: string;
  said: Said;
}

export interface Reckoning {
  totals: readonly number[];
  /** Totals after each step that the chart shows (rounds, holes, turns), oldest first: one a seat, and one a rival. */
  course: readonly (readonly number[])[];
  /** Who plays along without a seat: Luis. */
  rivals?: readonly string[];
  /** What the steps are called, where a number would say too little. */
  steps?: readonly Said[];
  /** Of each seat, what its total is made of. */
  lines: readonly (readonly SumLine[])[];
  /** Null while something is still to be written. */
  outcome: Outcome | null;
}

export interface TimerPlan {
  /** Texts `page-companion-<game>-timer-<id>`. */
  id: string;
  seconds: number;
  least: number;
  most: number;
  /** Whether 3, 2, 1 is counted before it runs (BUF-1). */
  countsIn?: boolean;
  clause: string;
}

/** A game in the companion. `Sheet` is JSON: an immutable value that is kept, undone and exported as it is. */
export interface Ledger<Sheet = unknown> {
  game: GameId;
  seats: readonly [least: number, most: number];
  choices: readonly Choice[];
  /** What a kept match has chosen, in the words of today: one from before an option goes on as it was played then. */
  former?(chosen: Chosen): Chosen;
  begin(seats: number, chosen: Chosen): Sheet;
  /** What was stored or imported, if it is a sheet of this game for so many seats; else null. Anything may come in. */
  read(raw: unknown, seats: number, chosen: Chosen): Sheet | null;
  reckon(sheet: Sheet, seats: number, chosen: Chosen): Reckoning;
  /** Timers that count down one span; Bisonte's clocks of each player are apart. */
  timers(chosen: Chosen): readonly TimerPlan[];
  /** A clock for each player, in seconds, that runs while it is their turn (BIS-26); null where there is none. */
  clocks(chosen: Chosen): number | null;
  Sheet: Component<{ match: OpenMatch<Sheet> }>;
}

/** A match that lies open: what a sheet shows and writes. */
export interface OpenMatch<Sheet = unknown> {
  readonly id: string;
  readonly game: GameId;
  /** Of the words, not of the page. */
  readonly language: Language;
  /** In the order of the seats. */
  readonly names: readonly string[];
  /** The seat of the youngest, who leads the first round of the Loom (LOO-S2). */
  readonly youngest: number;
  readonly chosen: Chosen;
  readonly sheet: Sheet;
  readonly reckoning: Reckoning;
  /** One step that can be undone; kept at once. With `isMore` it belongs to the step before: a number's next digit. */
  write(sheet: Sheet, as?: { isMore: boolean }): void;
  undo(): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
