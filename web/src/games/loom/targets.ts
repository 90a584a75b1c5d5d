// What lights up: whom and what the house offers now, and whom a strategy card in hand would be about.

import type { Action, StrategyKind, View } from "$/protocol/loom.ts";
import type { Offer } from "$/table/match.ts";

export type Offers = Partial<Record<string, Offer<Action>>>;

/** Choices by what they are about, so that a piece finds the move that tapping it makes. */
export interface Targets {
  seats: ReadonlyMap<number, Action>;
  cards: ReadonlyMap<number, Action>;
}

export function targetsOf(offers: Offers): Targets {
  const choices = Object.values(offers).flatMap((offer) => offer?.choices ?? []);
  return {
    seats: new Map(choices.flatMap((choice) => (choice.type === "target" ? [[choice.seat, choice] as const] : []))),
    cards: new Map(
      choices.flatMap((choice) =>
        choice.type === "pick" || choice.type === "give" ? [[choice.card, choice] as const] : [],
      ),
    ),
  };
}

/** Whom a card is about: one rival, all of them, the centre, one's own letters, or oneself alone. This is a drawing of what its text
 * says, to be lit and pointed at; at whom it may be aimed, and whom it touches, the house says. */
export type Aim = "rival" | "rivals" | "centre" | "letters" | "self";

const AIMS: Record<StrategyKind, readonly Aim[]> = {
  swap: ["rival", "letters"],
  shield: ["self"],
  "throw-one-out": ["rival"],
  "other-language": ["rivals", "self"],
  wildcard: ["self"],
  "change-some": ["letters"],
  "swap-all": ["rival", "letters"],
  "steal-one": ["rival"],
  "for-all": ["rival", "centre"],
  "extra-card": ["self"],
  "great-robbery": ["rivals"],
  "the-one-i-say": ["centre", "rivals"],
  "new-centre": ["centre"],
  boost: ["self"],
  "one-less": ["rivals"],
  blast: ["rival"],
  "all-to-the-centre": ["rivals", "centre"],
  "mine-alone": ["centre"],
};

export function aimsOf(kind: StrategyKind): readonly Aim[] {
  return AIMS[kind];
}

/** The rivals that a card played by a seat points at: the one it names, or all. */
export function pointedAt(
  view: View,
  played: { seat: number; kind: StrategyKind; target: number | null },
): readonly number[] {
  if (played.target !== null) return [played.target];
  return aimsOf(played.kind).includes("rivals") ? view.order.filter((seat) => seat !== played.seat) : [];
}

/** What would be touched by a strategy card that one looks at: shown before it is played. */
export interface Lit {
  seats: readonly number[];
  centre: boolean;
  letters: boolean;
}

export function litBy(view: View, kind: StrategyKind | null): Lit {
  const aims = kind ? aimsOf(kind) : [];
  const isAtRivals = aims.includes("rival") || aims.includes("rivals");
  return {
    seats: isAtRivals ? view.order.filter((seat) => seat !== view.seat) : [],
    centre: aims.includes("centre"),
    letters: aims.includes("letters"),
  };
}

/** Moves that the table draws in their own way; any other is a plain button. */
const DRAWN = new Set<string>([
  "choose-deck",
  "choose-decks",
  "start",
  "ready",
  "put-back",
  "activate",
  "target",
  "name-kind",
  "give",
  "throw",
  "pick",
  "show-shield",
  "write",
  "done",
  "vote",
] satisfies Action["type"][]);

export function undrawn(offers: Offers): readonly Action[] {
  return Object.values(offers).flatMap((offer) => (!offer || DRAWN.has(offer.action) ? [] : offer.choices));
}

export function isShielded(view: View, seat: number): boolean {
  return view.activated.some((each) => each.seat === seat && each.kind === "shield");
}
