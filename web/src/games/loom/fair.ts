// Whether the cards drawn, dealt and taken are those of their draws, and each seat was told of its own (LOO-1 to LOO-8).
// What chance chose for a seat that ran out of time is held against the draw alone: only the rules know among what.

import { KINDS, type Box } from "./types.ts";
import { asks, drawn, drawSizes, isAlike, less, type AnyEvent, type Witness } from "$/fairness/witness.ts";

const HAND_STRATEGY = 3;
/** They stand right after the hidden event that they tell of. */
const TELLS: Record<string, readonly [string, readonly string[]]> = {
  "centre-laid": ["deck-drawn", ["card"]],
  "letter-drawn": ["deck-drawn", ["seat", "card", "face_down"]],
  "letter-taken": ["hand-drawn", ["seat", "rival", "card", "into"]],
  "left-to-chance": ["choice-drawn", ["seat", "action"]],
};

interface Player {
  hand: number[];
  faceDown: number[];
  strategy: string[];
  dealt: string[];
}

export function witness(box: Box): Witness {
  const vowels = box.cards.filter((card) => card.vowel).length;
  const counts: Partial<Record<string, number>> = box.strategy;
  const strategy = KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));
  const isVowel = (card: number): boolean => card < vowels;
  const inOrder = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
  const all = box.cards.map((_, card) => card);
  let decks = { vowel: [] as number[], consonant: [] as number[] };
  let strategyDeck: string[] = [];
  let discards: number[] = [];
  let discardedNow: number[] = [];
  let centre: number[] = [];
  let activated: string[] = [];
  let named = "";
  let hasLeader = false;
  let players: Player[] = [];

  const deckOf = (card: number): "vowel" | "consonant" => (isVowel(card) ? "vowel" : "consonant");
  const byKind = (held: readonly string[]): string[] =>
    [...held].sort((a, b) => KINDS.indexOf(a as never) - KINDS.indexOf(b as never));
  const player = (seat: number): Player => {
    const found = players[seat];
    if (!found) throw new Error("no such seat");
    return found;
  };

  function intoHand(seat: number, card: number): void {
    player(seat).hand = inOrder([...player(seat).hand, card]);
  }

  function outOfHand(seat: number, cards: readonly number[]): void {
    player(seat).hand = less(player(seat).hand, cards);
  }

  function discard(cards: readonly number[]): void {
    discards = inOrder([...discards, ...cards]);
    discardedNow = [...discardedNow, ...cards];
  }

  function put(into: string, seat: number, card: number): void {
    if (into === "hand") intoHand(seat, card);
    else if (into === "centre") centre = [...centre, card];
    else discard([card]);
  }

  function renew(deck: "vowel" | "consonant", isThisRound: boolean): void {
    const back = discards.filter((card) => deckOf(card) === deck && (isThisRound || !discardedNow.includes(card)));
    decks = { ...decks, [deck]: inOrder([...decks[deck], ...back]) };
    discards = less(discards, back);
    discardedNow = discardedNow.filter((card) => !back.includes(card));
  }

  function endRound(): void {
    discards = inOrder([...discards, ...centre, ...players.flatMap((each) => [...each.hand, ...each.faceDown])]);
    for (const each of players) [each.hand, each.faceDown] = [[], []];
    strategyDeck = byKind([...strategyDeck, ...activated]);
    [centre, activated] = [[], []];
  }

  function tells(event: AnyEvent, before: AnyEvent | null): boolean {
    const [hidden, fields] = TELLS[event.type] ?? ["", []];
    if (!hidden) return true;
    const isSame = before?.type === hidden && fields.every((field) => isAlike(before[field], event[field]));
    return isSame && (event.type !== "centre-laid" || before?.seat === null);
  }

  function takesOut(event: AnyEvent): boolean {
    const { draw } = event;
    switch (event.type) {
      case "leader-chosen":
        return !hasLeader && asks(draw, "leader", [players.length]) && event.leader === draw.values[0];
      case "strategy-dealt": {
        const { strategy: held, dealt } = player(event.seat);
        const sizes = drawSizes(HAND_STRATEGY - held.length - dealt.length, strategyDeck.length);
        return asks(draw, "strategy", sizes) && isAlike(event.kinds, drawn(strategyDeck, draw.values));
      }
      case "deck-drawn": {
        const deck = decks[deckOf(event.card)];
        return asks(draw, "letter", drawSizes(1, deck.length)) && event.card === deck[draw.values[0]];
      }
      case "hand-drawn": {
        const cards = player(event.rival).hand.filter((card) => deckOf(card) === named);
        return asks(draw, "taken", drawSizes(1, cards.length)) && event.card === cards[draw.values[0]];
      }
    }
    return event.type === "choice-drawn";
  }

  function shows(event: AnyEvent, before: AnyEvent | null): boolean {
    switch (event.type) {
      case "box-opened": {
        const cards = [...event.vowels, ...event.consonants];
        return isAlike(event.strategy, strategy) && isAlike(cards, all) && event.vowels.length === vowels;
      }
      case "cards-seen": {
        const { hand, faceDown, strategy: held, dealt } = player(event.seat);
        const isHand = isAlike(event.hand, inOrder([...hand, ...faceDown]));
        return isHand && isAlike(event.strategy, byKind([...held, ...dealt]));
      }
      case "back-drawn":
        return before?.type === "letter-drawn" && before.seat === event.seat && deckOf(before.card) === event.deck;
    }
    return tells(event, before);
  }

  return {
    agrees: (event, before) => (event.draw ? takesOut(event) : shows(event, before)),
    // eslint-disable-next-line complexity -- one case an event, no case with a twist
    see(event) {
      switch (event.type) {
        case "match-began":
          players = event.seats.map(() => ({ hand: [], faceDown: [], strategy: [], dealt: [] }));
          return;
        case "box-opened":
          decks = { vowel: [...event.vowels], consonant: [...event.consonants] };
          strategyDeck = [...event.strategy];
          return;
        case "leader-chosen":
          hasLeader = true;
          return;
        case "round-began":
          discardedNow = [];
          return;
        case "deck-renewed":
          renew(event.deck, event.this_round);
          return;
        case "deck-drawn":
          decks = { ...decks, [deckOf(event.card)]: less(decks[deckOf(event.card)], [event.card]) };
          if (event.seat === null) centre = [...centre, event.card];
          else if (event.face_down) player(event.seat).faceDown.push(event.card);
          else intoHand(event.seat, event.card);
          return;
        case "strategy-dealt":
          strategyDeck = less(strategyDeck, event.kinds);
          player(event.seat).dealt = [...event.kinds];
          return;
        case "cards-seen":
          players[event.seat] = { hand: [...event.hand], faceDown: [], strategy: [...event.strategy], dealt: [] };
          return;
        case "strategy-put-back":
          player(event.seat).strategy = less(player(event.seat).strategy, [event.kind]);
          strategyDeck = byKind([...strategyDeck, event.kind]);
          return;
        case "card-activated":
          player(event.seat).strategy = less(player(event.seat).strategy, [event.kind]);
          activated = [...activated, event.kind];
          return;
        case "kind-named":
          named = event.deck;
          return;
        case "hand-drawn":
          named = "";
          outOfHand(event.rival, [event.card]);
          put(event.into, event.seat, event.card);
          return;
        case "letter-given":
          outOfHand(event.seat, [event.card]);
          intoHand(event.rival, event.card);
          return;
        case "hands-swapped": {
          const [one, other] = [player(event.seat), player(event.rival)];
          [one.hand, other.hand] = [other.hand, one.hand];
          return;
        }
        case "letters-thrown":
          outOfHand(event.seat, event.cards);
          discard(event.cards);
          return;
        case "letters-given-up":
          for (const { seat, card } of event.letters) {
            outOfHand(seat, [card]);
            put(event.into === "centre" ? "centre" : "discards", seat, card);
          }
          return;
        case "centre-swept":
          discard(centre);
          centre = [];
          return;
        case "centre-taken":
          centre = less(centre, [event.card]);
          intoHand(event.seat, event.card);
          return;
        case "round-ended":
          endRound();
      }
    },
  };
}
