// Cards, strategy cards and moves as words.

import { faceOfCard, spelled, WILD } from "./cards.ts";
import type { Action, Box, LoomMatch, StrategyKind } from "./types.ts";
import { named } from "$/table/seats.ts";
import { list, say } from "$/texts/say.svelte.ts";

/** The letter, its value, and its colour with the pattern that goes with it. */
export function cardName(box: Box, card: number, wild = ""): string {
  const { letter, value, colour } = faceOfCard(box, card, wild);
  if (card === WILD) return say("page-loom-wild-name", { letter: letter || "none" });
  return say("page-loom-card-name", { letter, value, colour });
}

export function letterOf(box: Box, card: number): string {
  return faceOfCard(box, card).letter || "✱";
}

export function kindName(kind: StrategyKind): string {
  return say(`loom-card-${kind}`);
}

/** The name as a sentence of its own: some end with a mark of their own. */
export function kindTitle(kind: StrategyKind): string {
  const name = kindName(kind);
  return /[!?]$/.test(name) ? name : `${name}.`;
}

export function kindShort(kind: StrategyKind): string {
  return say(`page-loom-short-${kind}`);
}

export function kindText(kind: StrategyKind): string {
  return say(`loom-card-${kind}-text`);
}

/** For hints and the coach, and for a button that nothing else draws. */
export function describe(action: Action, match: LoomMatch): string {
  const { box } = match;
  switch (action.type) {
    case "write": {
      const word = action.word || spelled(box, action.cards ?? [], action.wild ?? "");
      return word ? word.toLocaleUpperCase("es") : say("page-loom-do", { what: "write" });
    }
    case "choose-deck":
    case "name-kind":
      return say("page-loom-do-deck", { deck: action.deck });
    case "choose-decks":
      return say("page-loom-vowel-count", { vowels: action.vowels });
    case "put-back":
      return say("page-loom-do-put-back", { card: kindName(action.kind) });
    case "activate":
      return kindName(action.kind);
    case "target":
      return named(match, action.seat);
    case "give":
    case "pick":
      return cardName(box, action.card);
    case "throw":
      return say("page-loom-do-throw", { letters: list(action.cards.map((card) => letterOf(box, card))) });
    case "show-shield":
      return say("page-loom-do-shield", { show: action.show ? "yes" : "no" });
    case "vote":
      return say("page-loom-do", { what: action.accept ? "vote-yes" : "vote-no" });
    default:
      return say("page-loom-do", { what: action.type });
  }
}

export function consonantsBeside(match: LoomMatch, vowels: number): number {
  return Math.max(0, match.view.due - vowels);
}
