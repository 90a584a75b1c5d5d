// The score of a hole in Word Golf, letter by letter (GOL-7 to GOL-15), and Luis's (GOL-26).

import { boxes, JOKER, type GolfBox, type HoleCard, type SpaceKind } from "../boxes.ts";
import type { SumLine } from "../ledger.ts";
import { line, sum } from "../summing.ts";

/** Dice, values, cards and coins: the boxes of all languages have the same (GOL-20). */
export const BOX: GolfBox = boxes.golf.boxes.es;
export const HOLES = boxes.golf.pars.length;
export const DICE = BOX.dice.length;
/** Fewer letters are no word (GOL-6). */
export const LEAST_LETTERS = 2;

/** A wildcard card in place of one letter (GOL-9). */
export interface CardUse {
  kind: string;
  at: number;
}

/** A word as it stands on a card, and what was chosen for it. */
export interface Word {
  way: "word";
  word: string;
  /** Of each letter the kind of its space. */
  kinds: readonly SpaceKind[];
  /** How many spaces the card has. */
  spaces: number;
  /** Places of letters for which a joker stands (GOL-8). */
  jokers: readonly number[];
  cards: readonly CardUse[];
  misspelt: readonly number[];
  /** Letters too many, whose spaces count as empty (GOL-21). */
  extra: readonly number[];
  /** The hole card and the way over it, where one of ours was tapped. */
  card: string;
  path: readonly number[];
}

/** The sum of a card before par, as somebody has counted it; cup and cards used are said by hand. */
export interface Typed {
  way: "sum";
  sum: number;
  cup: boolean;
  used: readonly string[];
}

export interface Empty {
  way: "empty";
}

export type Entry = Word | Typed | Empty;

export interface Scored {
  lines: SumLine[];
  cup: boolean;
}

export function parOf(hole: number): number {
  return boxes.golf.pars[hole] ?? 0;
}

export function cardsOf(hole: number): HoleCard[] {
  return boxes.golf.cards.filter((card) => card.hole === hole + 1);
}

/** How many spaces the cards of a hole have. */
export function spacesOf(hole: number): number {
  return cardsOf(hole)[0]?.spaces.length ?? 0;
}

export function kindAt(card: HoleCard, space: number): SpaceKind {
  return boxes.golf.kinds[card.spaces[space]?.[2] ?? 0] ?? "plain";
}

/** Capitals without marks; N and Ñ are the same letter (GOL-20). */
export function lettersIn(typed: string): string {
  const plain = typed.toUpperCase().normalize("NFD");
  return plain.replace(/[^A-Z]/g, "");
}

/** The faces that were typed; a point, a star or a question mark is a joker. */
export function facesIn(typed: string): string {
  const plain = typed.toUpperCase().normalize("NFD");
  return plain
    .replace(/[.*?·]/g, JOKER)
    .replace(/[^A-Z•]/g, "")
    .slice(0, DICE);
}

export function jokersIn(faces: string): number {
  return [...faces].filter((face) => face === JOKER).length;
}

/** Whether our six dice can show these faces together (GOL-C3). */
export function canBeThrown(faces: string): boolean {
  return faces.length === DICE && isThrown([...faces], BOX.dice);
}

function isThrown(faces: readonly string[], dice: readonly string[]): boolean {
  const [face, ...others] = faces;
  if (face === undefined) return true;
  return dice.some((die, place) => die.includes(face) && isThrown(others, dice.toSpliced(place, 1)));
}

/** Whether a joker or a card could score this letter: no die shows it, and it is spelt right (GOL-21). */
export function isOpen(entry: Word, faces: string, place: number): boolean {
  return !faces.includes(entry.word[place] ?? "") && !isWrong(entry, place);
}

/** Whether a letter is misspelt or too many, so that nothing can score it (GOL-21). */
function isWrong(entry: Word, place: number): boolean {
  return entry.misspelt.includes(place) || entry.extra.includes(place);
}

/** Where the chosen jokers score: everywhere their letter stands, or one space each (GOL-8). */
export function coveredByJokers(entry: Word, faces: string, isEverywhere: boolean): ReadonlySet<number> {
  // Dice that were corrected may show fewer jokers than were chosen, or the very letter that one stood for.
  const jokers = entry.jokers.filter((place) => isOpen(entry, faces, place)).slice(0, jokersIn(faces));
  if (!isEverywhere) return new Set(jokers);
  const letters = new Set(jokers.map((place) => entry.word[place]));
  return new Set([...entry.word].flatMap((letter, place) => (letters.has(letter) ? [place] : [])));
}

/** The line of a letter that scores, before any doubling: by a die, a card or a joker. */
function scoringLine(entry: Word, faces: string, isEverywhere: boolean, place: number): SumLine | null {
  const letter = entry.word[place] ?? "";
  if (isWrong(entry, place)) return null;
  if (faces.includes(letter)) return line(BOX.values[letter] ?? 0, "GOL-7", "golf-line-die", { letter });
  const card = entry.cards.find((use) => use.at === place);
  if (card) return line(BOX.values[letter] ?? 0, "GOL-9", "golf-line-card", { letter, kind: card.kind });
  if (!coveredByJokers(entry, faces, isEverywhere).has(place)) return null;
  return line(BOX.joker, "GOL-8", "golf-line-joker", { letter });
}

export function linesOfLetter(entry: Word, faces: string, isEverywhere: boolean, place: number): SumLine[] {
  const letter = entry.word[place] ?? "";
  const kind = entry.kinds[place] ?? "plain";
  const scored = scoringLine(entry, faces, isEverywhere, place);
  if (scored && kind === "double") return [scored, line(scored.points, "GOL-10", "golf-line-double", { letter })];
  if (scored) return [scored];
  if (entry.extra.includes(place)) return [line(-1, "GOL-21", "golf-line-extra", { letter })];
  if (entry.misspelt.includes(place)) {
    if (kind === "obstacle") return [line(-1, "GOL-21", "golf-line-misspelt-obstacle", { letter })];
    return [line(0, "GOL-21", "golf-line-misspelt", { letter })];
  }
  if (kind === "obstacle") return [line(-1, "GOL-11", "golf-line-obstacle", { letter })];
  return [line(0, "GOL-11", "golf-line-nothing", { letter })];
}

function linesOfCard(empty: number, par: number): SumLine[] {
  const lines = empty > 0 ? [line(-empty, "GOL-13", "golf-line-empty", { spaces: empty })] : [];
  return [...lines, line(-par, "GOL-14", "golf-line-par", { par })];
}

/** The score of an entry with par taken off, and whether it is a hole in one (GOL-14, GOL-15). */
export function scoreOf(entry: Entry, faces: string, hole: number, isEverywhere: boolean): Scored {
  const par = parOf(hole);
  if (entry.way === "empty") return { lines: linesOfCard(spacesOf(hole), par), cup: false };
  if (entry.way === "sum") {
    return {
      lines: [line(entry.sum, "GOL-7", "page-companion-golf-line-sum"), ...linesOfCard(0, par)],
      cup: entry.cup,
    };
  }
  const places = [...entry.word].map((_, place) => place);
  const letters = places.flatMap((place) => linesOfLetter(entry, faces, isEverywhere, place));
  const isFull = places.length > 0 && places.length === entry.spaces;
  const cup = isFull && places.every((place) => scoringLine(entry, faces, isEverywhere, place) !== null);
  return { lines: [...letters, ...linesOfCard(entry.spaces - places.length, par)], cup };
}

/** All six dice, jokers included, less the par of the hole; null until they are typed (GOL-26). */
export function scoreOfLuis(faces: string, hole: number): SumLine[] | null {
  if (faces.length !== DICE) return null;
  const valueOf = (face: string) => (face === JOKER ? BOX.joker : (BOX.values[face] ?? 0));
  const dice = [...faces].map((face) => line(valueOf(face), "GOL-26", "golf-line-luis", { face }));
  return [...dice, line(-parOf(hole), "GOL-26", "golf-line-par", { par: parOf(hole) })];
}

/** The jokers that score most on a word, without any card: what a table proposes (GOL-29). */
export function bestJokers(entry: Word, faces: string, isEverywhere: boolean): number[] {
  const bare: Word = { ...entry, jokers: [], cards: [] };
  const worth = (jokers: readonly number[]) => sum(scoreOf({ ...bare, jokers }, faces, 0, isEverywhere).lines);
  const open = [...entry.word].map((_, place) => place).filter((place) => isOpen(entry, faces, place));
  // A letter is named by the first place where it may score: an earlier one may be misspelt (GOL-21).
  const isFirst = (place: number) => open.find((each) => entry.word[each] === entry.word[place]) === place;
  const first = open.filter((place) => !isEverywhere || isFirst(place));
  const least = worth([]);
  const gains = first.map((place) => ({ place, gain: worth([place]) - least })).filter(({ gain }) => gain > 0);
  gains.sort((one, other) => other.gain - one.gain || one.place - other.place);
  return gains.slice(0, jokersIn(faces)).map(({ place }) => place);
}
