// A sheet of Bisonte as it is kept: what may stand on it, and how it is read again.

import type { Chosen } from "../ledger.ts";
import { bySeat, fields, flag, list, oneOf, orNull, short, whole } from "../reading.ts";
import { KINDS, OUT, type BisonteSheet, type Ending, type Rack, type Turn } from "./sums.ts";

/** Each player of four empties a bag of a hundred tiles one by one, and passes between. */
export const MOST_TURNS = 400;
export const MOST_POINTS = 2000;
export const MOST_RACK = 200;
const MOST_WORDS = 8;
/** In letters: fifteen squares, and on each of them there may lie a tile with two. */
const LONGEST = 30;

export type Play = Pick<Turn, "points" | "seven" | "words">;

/** A match from when one could choose `play-on` ends as it did then: suddenly, unless the others play on (BIS-21). */
export function formerChosen(chosen: Chosen): Chosen {
  if ("sudden-end" in chosen) return chosen;
  return { ...chosen, "sudden-end": chosen["play-on"] !== true };
}

export function readSheet(raw: unknown, seats: number): BisonteSheet {
  const found = fields(raw);
  return {
    turns: list(found.turns, MOST_TURNS, (each) => readTurn(each, seats)),
    ending: orNull(found.ending, (each) => readEnding(each, seats)),
    racks: bySeat(found.racks, seats, (each) => orNull(each, readRack)),
  };
}

function readTurn(raw: unknown, seats: number): Turn {
  const found = fields(raw);
  return { seat: whole(found.seat, 0, seats - 1), kind: oneOf(found.kind, KINDS), ...readPlay(raw) };
}

/** What a turn was worth, whoever had it. */
export function readPlay(raw: unknown): Play {
  const found = fields(raw);
  return {
    points: whole(found.points, 0, MOST_POINTS),
    seven: flag(found.seven),
    words: list(found.words, MOST_WORDS, (each) => short(each, LONGEST)),
  };
}

/** As much of a play as a sheet takes: a board of anybody's making may score more than any real one. */
export function onSheet({ points, seven, words }: Play): Play {
  const written = words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST));
  return { points: Math.min(points, MOST_POINTS), seven, words: written };
}

function readEnding(raw: unknown, seats: number): Ending {
  const found = fields(raw);
  const clause = oneOf(found.clause, ["BIS-21", "BIS-22", "BIS-23"]);
  return clause === "BIS-21" ? { clause, out: whole(found.out, 0, seats - 1) } : { clause };
}

function readRack(raw: unknown): Rack {
  const found = fields(raw);
  if (found.isOut === true) return OUT;
  return { value: whole(found.value, 0, MOST_RACK), tiles: short(found.tiles, 60) };
}
