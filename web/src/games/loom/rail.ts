// The rail on which a word is built: cards in order, laid, moved, taken back, or found for what somebody types.

import type { Box } from "$/protocol/loom.ts";
import { faceOfCard, WILD } from "./cards.ts";

export type Rail = readonly number[];

/** What lies within reach of a player, and what of it must be used. */
export interface Reach {
  centre: readonly number[];
  hand: readonly number[];
  hasWild: boolean;
  duties: readonly number[];
}

export function toggled(rail: Rail, card: number): Rail {
  return rail.includes(card) ? without(rail, card) : [...rail, card];
}

export function without(rail: Rail, card: number): Rail {
  return rail.filter((each) => each !== card);
}

/** At a place counted before it was lifted, whether it lay on the rail already or not. */
export function placed(rail: Rail, card: number, place: number): Rail {
  const from = rail.indexOf(card);
  const rest = without(rail, card);
  const to = from >= 0 && from < place ? place - 1 : place;
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}

export function shifted(rail: Rail, card: number, by: -1 | 1): Rail {
  const from = rail.indexOf(card);
  const to = from + by;
  if (from < 0 || to < 0 || to >= rail.length) return rail;
  const rest = without(rail, card);
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}

/** Between which cards something is let go, from where their middles are. */
export function placeAt(x: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < x).length;
}

/** Cards that are gone from the table are gone from the rail. */
export function within(rail: Rail, reach: Reach): Rail {
  return rail.filter((card) =>
    card === WILD ? reach.hasWild : reach.centre.includes(card) || reach.hand.includes(card),
  );
}

export interface Typed {
  rail: Rail;
  wild: string;
  /** Whether there was a card for the letter. */
  isFound: boolean;
}

/** One more letter: the likeliest card that has it, else the Wildcard. The U after a QU is on its card already. */
export function typed(box: Box, reach: Reach, rail: Rail, wild: string, letter: string): Typed {
  const last = rail.at(-1);
  const face = last === undefined ? null : faceOfCard(box, last, wild);
  if (letter === "U" && face?.letter === "QU") return { rail, wild, isFound: true };
  const card = cardFor(box, reach, rail, letter);
  if (card !== null) return { rail: [...rail, card], wild, isFound: true };
  if (letter === "U" && last === WILD && wild === "Q") return { rail, wild: "QU", isFound: true };
  if (reach.hasWild && !rail.includes(WILD)) return { rail: [...rail, WILD], wild: letter, isFound: true };
  return { rail, wild, isFound: false };
}

// What must be used comes first, then what keeps one colour, then the side that has no card yet, then what is worth most.
function cardFor(box: Box, reach: Reach, rail: Rail, letter: string): number | null {
  const wanted = letter === "Q" ? ["QU", "Q"] : [letter];
  const free = [...reach.centre, ...reach.hand].filter(
    (card) => !rail.includes(card) && wanted.includes(faceOfCard(box, card).letter),
  );
  const colours = new Set(rail.filter((card) => card !== WILD).map((card) => faceOfCard(box, card).colour));
  const isEmpty = (side: readonly number[]) => !rail.some((card) => side.includes(card));
  const rank = (card: number): readonly number[] => [
    Number(reach.duties.includes(card)),
    Number(colours.has(faceOfCard(box, card).colour)),
    Number(isEmpty(reach.centre.includes(card) ? reach.centre : reach.hand)),
    faceOfCard(box, card).value,
  ];
  return free.sort((one, other) => compare(rank(other), rank(one)))[0] ?? null;
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, each] of one.entries()) {
    const difference = each - (other[index] ?? 0);
    if (difference) return difference;
  }
  return 0;
}
