// A sheet of the Loom as it is kept: what may stand on it, and how it is read again.

import { boxes, type Colour } from "../boxes.ts";
import type { Chosen } from "../ledger.ts";
import { bySeat, fields, flag, list, oneOf, orNull, short, whole } from "../reading.ts";
import { MOST_ROUNDS, type Card, type Entry, type LoomSheet, type Round } from "./sums.ts";

/** What a person may type for a round: more than any hand is worth, either way. */
export const LEAST_POINTS = -100;
export const MOST_POINTS = 400;
export const MOST_CARDS = 40;
export const MOST_BLASTS = 8;
const COLOURS: readonly (Colour | "")[] = ["", ...boxes.loom.colours];

export function emptyRound(seats: number): (Entry | null)[] {
  return Array<Entry | null>(seats).fill(null);
}

/** A match that was kept before these could be chosen is counted as it was then (LOO-13, LOO-15, LOO-18). */
export function formerChosen(chosen: Chosen): Chosen {
  if ("finish-round" in chosen) return chosen;
  const repeated = chosen.repeated === "flat" ? "flat" : "maker";
  return { ...chosen, repeated, "finish-round": true, "blast-needs-word": true };
}

export function readSheet(raw: unknown, seats: number): LoomSheet {
  const found = fields(raw);
  return {
    led: whole(found.led, 0, seats - 1),
    rounds: list(found.rounds, MOST_ROUNDS, (round) => readRound(round, seats)),
    tieBreak: readRound(found.tieBreak, seats),
  };
}

function readRound(raw: unknown, seats: number): Round {
  return bySeat(raw, seats, (each) => orNull(each, readEntry));
}

function readEntry(raw: unknown): Entry {
  const found = fields(raw);
  if ("points" in found) return { points: whole(found.points, LEAST_POINTS, MOST_POINTS) };
  return {
    cards: list(found.cards, MOST_CARDS, readCard),
    oneColour: flag(found.oneColour),
    boosts: whole(found.boosts, 0, 1),
    blasts: whole(found.blasts, 0, MOST_BLASTS),
    earlier: orNull(found.earlier, (each) => whole(each, 0, 7)),
    valid: flag(found.valid),
  };
}

function readCard(raw: unknown): Card {
  const found = fields(raw);
  return {
    letter: short(found.letter, 2),
    value: whole(found.value, 0, 98),
    colour: oneOf(found.colour, COLOURS),
    isWild: flag(found.isWild),
  };
}
