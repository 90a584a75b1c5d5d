// Jokers and cards laid on the letters of a word: what lies where. Whether it may lie there the house says.

import type { Choice } from "$/protocol/golf.ts";

export interface Laid {
  /** For each joker the place in the word that it stands for, null while it is unused. */
  readonly jokers: readonly (number | null)[];
  readonly cards: readonly { readonly kind: string; readonly at: number | null }[];
}

/** A joker by its number, or a card by its letters. */
export type Helper = { readonly joker: number } | { readonly card: string };

/** What the letters of the word are, and where the house takes help for them. */
export interface Ground {
  readonly word: string;
  /** Where a joker may lie. */
  readonly open: readonly number[];
  /** Where a card may lie, by its kind. */
  readonly cards: Readonly<Record<string, readonly number[]>>;
  /** Whether the table plays that a joker stands for its letter everywhere, or on one space alone (GOL-8). */
  readonly isEverywhere: boolean;
}

export function laidOf(choice: Choice, jokers: number, hand: readonly string[]): Laid {
  return {
    jokers: Array.from({ length: jokers }, (_, index) => choice.jokers[index] ?? null),
    cards: hand.map((kind) => ({ kind, at: choice.cards.find((use) => use.kind === kind)?.at ?? null })),
  };
}

export function choiceOf(laid: Laid): Choice {
  return {
    jokers: laid.jokers.filter((place) => place !== null),
    cards: laid.cards.flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at }])),
  };
}

export function areSame(one: Helper, other: Helper): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function canLie(ground: Ground, helper: Helper, place: number): boolean {
  return placesOf(ground, helper).includes(place);
}

function placesOf(ground: Ground, helper: Helper): readonly number[] {
  return "joker" in helper ? ground.open : (ground.cards[helper.card] ?? []);
}

/** Places to choose among for a helper; a joker that stands everywhere is offered each letter once. */
export function placesFor(ground: Ground, helper: Helper): readonly number[] {
  const places = placesOf(ground, helper);
  if (!("joker" in helper) || !ground.isEverywhere) return places;
  return places.filter((place) => places.find((other) => ground.word[other] === ground.word[place]) === place);
}

/** Laid on a place, or taken away with null; what lay there of its own kind makes room. */
export function laid(before: Laid, ground: Ground, helper: Helper, place: number | null): Laid {
  if ("card" in helper) {
    const cards = before.cards.map(({ kind, at }) => ({
      kind,
      at: kind === helper.card ? place : at === place ? null : at,
    }));
    return { ...before, cards };
  }
  const jokers = before.jokers.map((at, index) => {
    if (index === helper.joker) return place;
    return at !== null && place !== null && doStandForSame(ground, at, place) ? null : at;
  });
  return { ...before, jokers };
}

function doStandForSame(ground: Ground, one: number, other: number): boolean {
  return one === other || (ground.isEverywhere && ground.word[one] === ground.word[other]);
}

/** What helps the letter at a place: a card before a joker, as it scores. */
export function helperAt(now: Laid, ground: Ground, place: number): Helper | null {
  const card = now.cards.find(({ at }) => at === place);
  if (card) return { card: card.kind };
  if (!ground.open.includes(place)) return null;
  const joker = now.jokers.findIndex((at) => at !== null && doStandForSame(ground, at, place));
  return joker < 0 ? null : { joker };
}

/** A tap on a letter: the next that can lie there and is free, and after the last nothing. */
export function tapped(now: Laid, ground: Ground, place: number): Laid {
  const here = helperAt(now, ground, place);
  const helpers: Helper[] = [...now.jokers.keys()].map((joker) => ({ joker }));
  helpers.push(...now.cards.map(({ kind }) => ({ card: kind })));
  const able = helpers.filter((helper) => canLie(ground, helper, place));
  const from = here ? able.findIndex((helper) => areSame(helper, here)) + 1 : 0;
  const next = able.slice(from).find((helper) => isFree(now, helper));
  const cleared = here ? laid(now, ground, here, null) : now;
  return next ? laid(cleared, ground, next, place) : cleared;
}

function isFree(now: Laid, helper: Helper): boolean {
  if ("joker" in helper) return now.jokers[helper.joker] === null;
  return now.cards.some(({ kind, at }) => kind === helper.card && at === null);
}
