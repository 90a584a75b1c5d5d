// A sheet of Word Golf as it is kept: what may stand on it, and how it is read again.

import { boxes } from "../boxes.ts";
import { bySeat, fields, flag, list, oneOf, orNull, short, whole } from "../reading.ts";
import type { GolfSheet, Hole } from "./match.ts";
import { BOX, DICE, facesIn, HOLES, lettersIn, type CardUse, type Entry, type Word } from "./sums.ts";

export const LEAST_SUM = -20;
export const MOST_SUM = 200;
export const MOST_SPACES = 12;
const KINDS = BOX.wildcards.map((each) => each.letters);
const IDS = ["", ...boxes.golf.cards.map((card) => card.id)];

export function emptyHole(seats: number): Hole {
  return {
    dice: "",
    entries: Array<null>(seats).fill(null),
    bought: Array.from({ length: seats }, () => []),
    spent: Array<null>(seats).fill(null),
  };
}

export function readSheet(raw: unknown, seats: number): GolfSheet {
  return { holes: bySeat(fields(raw).holes, HOLES, (each) => readHole(each, seats)) };
}

function readHole(raw: unknown, seats: number): Hole {
  const found = fields(raw);
  return {
    dice: facesIn(short(found.dice, DICE)),
    entries: bySeat(found.entries, seats, (each) => orNull(each, readEntry)),
    bought: bySeat(found.bought, seats, readKinds),
    spent: bySeat(found.spent, seats, (each) => orNull(each, (coins) => whole(coins, 0, BOX.coins))),
  };
}

function readKinds(raw: unknown): string[] {
  return list(raw, KINDS.length, (each) => oneOf(each, KINDS));
}

function readEntry(raw: unknown): Entry {
  const found = fields(raw);
  const way = oneOf(found.way, ["word", "sum", "empty"]);
  if (way === "empty") return { way };
  if (way === "word") return readWord(raw);
  return { way, sum: whole(found.sum, LEAST_SUM, MOST_SUM), cup: flag(found.cup), used: readKinds(found.used) };
}

/** Every place must be one of the word's, and every letter has its space. */
function readWord(raw: unknown): Word {
  const found = fields(raw);
  const word = lettersIn(short(found.word, MOST_SPACES));
  const place = (each: unknown) => whole(each, 0, word.length - 1);
  return {
    way: "word",
    word,
    kinds: bySeat(found.kinds, word.length, (each) => oneOf(each, boxes.golf.kinds)),
    spaces: whole(found.spaces, word.length, MOST_SPACES),
    jokers: list(found.jokers, DICE, place),
    cards: list(found.cards, KINDS.length, (each) => readUse(each, place)),
    misspelt: list(found.misspelt, MOST_SPACES, place),
    // Sheets that were kept before letters could be too many have none.
    extra: list(found.extra ?? [], MOST_SPACES, place),
    card: oneOf(found.card, IDS),
    path: list(found.path, MOST_SPACES, (each) => whole(each, 0, MOST_SPACES - 1)),
  };
}

function readUse(raw: unknown, place: (each: unknown) => number): CardUse {
  const found = fields(raw);
  return { kind: oneOf(found.kind, KINDS), at: place(found.at) };
}
