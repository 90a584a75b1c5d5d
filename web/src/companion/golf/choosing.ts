// By what each letter of a word in Word Golf scores, as people choose it: die, joker, card, or not at all (GOL-7 to GOL-9).

import { bestJokers, BOX, isOpen, jokersIn, type Word } from "./sums.ts";

export function isKind(by: string): boolean {
  return BOX.wildcards.some((each) => each.letters === by);
}

const WRONG = ["misspelt", "extra"];

/** The word with one letter scored otherwise: "die", "joker", "nothing", "misspelt", "extra" or the kind of a card. */
export function scoredBy(word: Word, faces: string, isEverywhere: boolean, place: number, by: string): Word {
  const cards = word.cards.filter((use) => use.at !== place && use.kind !== by);
  const changed: Word = {
    ...word,
    cards: isKind(by) ? [...cards, { kind: by, at: place }] : cards,
    misspelt: marked(word.misspelt, place, by === "misspelt"),
    extra: marked(word.extra, place, by === "extra"),
  };
  if (WRONG.includes(by) && hasProposedJokers(word, faces, isEverywhere)) return proposed(changed, faces, isEverywhere);
  return { ...changed, jokers: jokersOf(changed, faces, isEverywhere, place, by) };
}

function marked(places: readonly number[], place: number, is: boolean): number[] {
  const others = places.filter((each) => each !== place);
  return is ? [...others, place].sort((one, other) => one - other) : others;
}

/** Whether its jokers are those that a table proposes, and not somebody's choice (GOL-29). */
export function hasProposedJokers(word: Word, faces: string, isEverywhere: boolean): boolean {
  return bestJokers(word, faces, isEverywhere).join() === word.jokers.join();
}

export function proposed(word: Word, faces: string, isEverywhere: boolean): Word {
  return { ...word, jokers: bestJokers(word, faces, isEverywhere) };
}

/** The same word beside other dice: jokers that were proposed are proposed anew, those that somebody has chosen stay. */
export function rethrown(word: Word, before: string, faces: string, isEverywhere: boolean): Word {
  return hasProposedJokers(word, before, isEverywhere) ? proposed(word, faces, isEverywhere) : word;
}

function jokersOf(word: Word, faces: string, isEverywhere: boolean, place: number, by: string): number[] {
  const isSame = (other: number) => (isEverywhere ? word.word[other] === word.word[place] : other === place);
  const others = word.jokers.filter((each) => !isSame(each) && isOpen(word, faces, each));
  // One joker more than the dice show takes the place of the one that was chosen first (GOL-8).
  if (by === "joker") return [...others, place].slice(-jokersIn(faces));
  if (by === "nothing" || !word.jokers.some(isSame)) return others;
  // A card takes the place of a joker on one space alone (GOL-9); the joker stands on where its letter needs it.
  const needs = (other: number) => isOpen(word, faces, other) && !word.cards.some((use) => use.at === other);
  const next = [...word.word].findIndex((_, other) => other !== place && isSame(other) && needs(other));
  return next < 0 ? others : [...others, next];
}
