// The sums of the Letter Loom: what a word is worth, rounds, target and tie-break (LOO-12 to LOO-19).

import type { Colour, LoomBox } from "../boxes.ts";
import type { Chosen, Outcome, Reckoning, SumLine } from "../ledger.ts";
import { add, flagIn, line, numberIn, sum, wordIn } from "../summing.ts";

/** What Boost adds, and what Blast and a repeated word take off (LOO-K14, LOO-K16, LOO-13). */
const STEP = 4;
export const WILD_VALUE = 6;
/** The most that a table may agree on; a match for a score that nobody reaches ends with it too (LOO-18). */
export const MOST_ROUNDS = 50;

/** A letter card of a word; typed as a value alone it has no letter, and its colour may be unknown. */
export interface Card {
  letter: string;
  value: number;
  colour: Colour | "";
  isWild: boolean;
}

/** A word that the companion counts. */
export interface Counted {
  cards: readonly Card[];
  /** Said by hand; asked only where the colour of a card is unknown. */
  oneColour: boolean;
  boosts: number;
  blasts: number;
  /** How many have shown it before; null where the words on the sheet tell. */
  earlier: number | null;
  valid: boolean;
}

export type Entry = { points: number } | Counted;
export type Round = readonly (Entry | null)[];

export interface LoomSheet {
  /** The seat that led the first round (LOO-S2). */
  led: number;
  rounds: readonly Round[];
  /** The round that decides a tie; of those who are not tied nothing counts (LOO-19). */
  tieBreak: Round;
}

export function isCounted(entry: Entry): entry is Counted {
  return "cards" in entry;
}

/** The lead passes to the right: to the seat before (LOO-16, TAB-12). */
export function leaderOf(sheet: LoomSheet, round: number, seats: number): number {
  return (((sheet.led - round) % seats) + seats) % seats;
}

/** From a leader to the right (LOO-S2). */
export function orderFrom(leader: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (leader - step + seats) % seats);
}

/** Whether all letter cards have one colour; a Wildcard fits any (LOO-12). */
export function isOneColour(word: Counted): boolean {
  const colours = new Set(word.cards.filter((card) => !card.isWild).map((card) => card.colour));
  const isUnknown = colours.delete("");
  return colours.size <= 1 && (!isUnknown || word.oneColour);
}

/** The letters that it spells; nothing where only values were typed. */
export function wordOf(entry: Entry | null | undefined): string {
  if (!entry || !isCounted(entry) || entry.cards.some((card) => card.letter === "")) return "";
  return entry.cards.map((card) => card.letter).join("");
}

/** A word's lines; `earlier` is how many players have shown it before as a valid one (LOO-12, LOO-13, LOO-15). */
export function scoreOfWord(word: Counted, earlier: number, chosen: Chosen): SumLine[] {
  if (!word.valid || !word.cards.length) {
    const said = word.valid ? "loom-line-no-word" : "loom-line-not-valid";
    const blasts = flagIn(chosen, "blast-needs-word") ? 0 : word.blasts;
    return [line(0, "LOO-15", said), ...changes({ boosts: 0, blasts }, 0)];
  }
  const repeated = wordIn(chosen, "repeated", "flat");
  const isRepeated = line(-STEP, "LOO-13", "loom-line-flat");
  if (earlier && repeated === "flat") return [isRepeated];
  const lines = [...word.cards.map(cardLine), ...changes(word, repeated === "maker" ? earlier : 0)];
  if (isOneColour(word)) lines.push(line(sum(lines), "LOO-12", "loom-line-doubled", { colour: colourOf(word) }));
  if (earlier && repeated === "less-4") lines.push(isRepeated);
  return lines;
}

function cardLine({ letter, value, colour, isWild }: Card): SumLine {
  if (isWild) return line(WILD_VALUE, "LOO-K5", "loom-line-wildcard");
  if (colour) return line(value, "LOO-12", "loom-line-card", { letter, colour });
  return letter
    ? line(value, "LOO-12", "page-companion-loom-line-letter", { letter })
    : line(value, "LOO-12", "page-companion-loom-line-value");
}

/** Before any doubling (LOO-12, LOO-13). */
function changes({ boosts, blasts }: Pick<Counted, "boosts" | "blasts">, earlier: number): SumLine[] {
  return [
    ...(boosts ? [line(STEP * boosts, "LOO-K14", "loom-line-boost")] : []),
    ...(blasts ? [line(-STEP * blasts, "LOO-K16", "loom-line-blast", { times: blasts })] : []),
    ...(earlier ? [line(-STEP * earlier, "LOO-13", "loom-line-repeated", { times: earlier })] : []),
  ];
}

function colourOf(word: Counted): string {
  const letters = word.cards.filter((card) => !card.isWild);
  return letters.every((card) => card.colour) ? (letters[0]?.colour ?? "any") : "any";
}

/** How many before this seat have shown the same valid word, by the order of the round (LOO-11, LOO-13). */
export function shownBefore(round: Round, order: readonly number[], seat: number): number {
  const word = wordOf(round[seat]);
  if (!word) return 0;
  const before = order.slice(0, order.indexOf(seat)).map((each) => round[each]);
  return before.filter((each) => each && isCounted(each) && each.valid && wordOf(each) === word).length;
}

/** What an entry comes to, line by line. */
export function linesOfEntry(round: Round, order: readonly number[], seat: number, chosen: Chosen): SumLine[] {
  const entry = round[seat];
  if (!entry) return [];
  if (!isCounted(entry)) return [line(entry.points, "LOO-20", "page-companion-loom-line-typed")];
  const earlier = entry.earlier ?? shownBefore(round, order, seat);
  return scoreOfWord(entry, earlier, chosen);
}

/** What each seat scored in a round that any of them has written. */
export function scoresOf(round: Round, leader: number, chosen: Chosen): number[] {
  const order = orderFrom(leader, round.length);
  return round.map((_, seat) => sum(linesOfEntry(round, order, seat, chosen)));
}

/** So many rounds have an entry; the last of them may lack some. */
export function roundsBegun(sheet: LoomSheet): number {
  return sheet.rounds.findLastIndex((round) => round.some((entry) => entry !== null)) + 1;
}

export function isWhole(round: Round | undefined): boolean {
  return round !== undefined && round.every((entry) => entry !== null);
}

/** The player who reached the target with a word of this round, and so won at once; null for nobody (LOO-18). */
export function reachedBy(round: Round, leader: number, before: readonly number[], chosen: Chosen): number | null {
  if (wordIn(chosen, "end", "rounds") === "rounds" || flagIn(chosen, "finish-round")) return null;
  const order = orderFrom(leader, round.length);
  const scores = scoresOf(round, leader, chosen);
  const target = numberIn(chosen, "target", 100);
  // A player without an entry yet may still reach it before those to the right.
  const place = order.findIndex((seat) => !round[seat] || (before[seat] ?? 0) + (scores[seat] ?? 0) >= target);
  const seat = order[place];
  return seat !== undefined && round[seat] ? seat : null;
}

/** A round as it is shown: players after the one who reached the target show nothing (LOO-18). */
export function shownOf(round: Round, leader: number, before: readonly number[], chosen: Chosen): Round {
  const reached = reachedBy(round, leader, before, chosen);
  if (reached === null) return round;
  const order = orderFrom(leader, round.length);
  return round.map((entry, seat) => (order.indexOf(seat) <= order.indexOf(reached) ? entry : null));
}

/** Totals after each round that was begun; after the one in which the match is won nothing counts any more. */
export function courseOf(sheet: LoomSheet, seats: number, chosen: Chosen): number[][] {
  const course: number[][] = [];
  let isOver = false;
  for (const [round, entries] of sheet.rounds.slice(0, roundsBegun(sheet)).entries()) {
    const before = course.at(-1) ?? Array<number>(seats).fill(0);
    const leader = leaderOf(sheet, round, seats);
    isOver = isFollowing(sheet, round) && reachedBy(entries, leader, before, chosen) !== null;
    const shown = isOver ? shownOf(entries, leader, before, chosen) : entries;
    course.push(add(before, scoresOf(shown, leader, chosen)));
    if (isOver) break;
  }
  return course;
}

/** Whether all rounds before this one are whole. */
function isFollowing(sheet: LoomSheet, round: number): boolean {
  return sheet.rounds.slice(0, round).every(isWhole);
}

/** After the agreed rounds, or once somebody has reached the target (LOO-18). */
export function isPlayedOut(sheet: LoomSheet, course: readonly (readonly number[])[], chosen: Chosen): boolean {
  if (isWonAtOnce(sheet, course, chosen)) return true;
  if (!course.length || !sheet.rounds.slice(0, course.length).every(isWhole)) return false;
  if (wordIn(chosen, "end", "rounds") === "rounds") return course.length >= numberIn(chosen, "rounds", 8);
  const target = numberIn(chosen, "target", 100);
  return course.length >= MOST_ROUNDS || course.some((totals) => Math.max(...totals) >= target);
}

function isWonAtOnce(sheet: LoomSheet, course: readonly (readonly number[])[], chosen: Chosen): boolean {
  const round = course.length - 1;
  const entries = sheet.rounds[round];
  if (!entries || !isFollowing(sheet, round)) return false;
  const before = course[round - 1] ?? Array<number>(entries.length).fill(0);
  return reachedBy(entries, leaderOf(sheet, round, entries.length), before, chosen) !== null;
}

/** Those on the highest total, from the one who would lead next to the right (LOO-19). */
export function leadersOf(sheet: LoomSheet, course: readonly (readonly number[])[], seats: number): number[] {
  const totals = course.at(-1) ?? [];
  const order = orderFrom(leaderOf(sheet, course.length, seats), seats);
  return order.filter((seat) => totals[seat] === Math.max(...totals));
}

/** Who plays the round that decides, in its order; nobody where none is needed (LOO-19). */
export function tiedIn(sheet: LoomSheet, seats: number, chosen: Chosen): number[] {
  const course = courseOf(sheet, seats, chosen);
  const level = isPlayedOut(sheet, course, chosen) ? leadersOf(sheet, course, seats) : [];
  return level.length > 1 ? level : [];
}

/** The round that decides, as those who are tied play it. */
export function linesOfTieBreak(sheet: LoomSheet, tied: readonly number[], seat: number, chosen: Chosen): SumLine[] {
  const round = sheet.tieBreak.map((entry, each) => (tied.includes(each) ? entry : null));
  return linesOfEntry(round, tied, seat, chosen);
}

export function reckon(sheet: LoomSheet, seats: number, chosen: Chosen): Reckoning {
  const course = courseOf(sheet, seats, chosen);
  const totals = course.at(-1) ?? Array<number>(seats).fill(0);
  const lines = totals.map((_, seat) => linesOfTotal(course, seat));
  return { totals, course, lines, outcome: outcomeOf(sheet, course, seats, chosen) };
}

function linesOfTotal(course: readonly (readonly number[])[], seat: number): SumLine[] {
  return course.map((totals, round) => {
    const points = (totals[seat] ?? 0) - (course[round - 1]?.[seat] ?? 0);
    return line(points, "LOO-16", "page-companion-loom-line-round", { round: round + 1 });
  });
}

function outcomeOf(
  sheet: LoomSheet,
  course: readonly (readonly number[])[],
  seats: number,
  chosen: Chosen,
): Outcome | null {
  if (!isPlayedOut(sheet, course, chosen)) return null;
  const winners = leadersOf(sheet, course, seats);
  const points = Math.max(...(course.at(-1) ?? []));
  if (winners.length > 1) return outcomeOfTieBreak(sheet, winners, points, chosen);
  const id = isWonAtOnce(sheet, course, chosen) ? "loom-outcome-reached" : "loom-outcome-won";
  return { winners, clause: "LOO-18", why: { id, args: { points } } };
}

/** Its best score wins, totals stay; several share (LOO-19). */
function outcomeOfTieBreak(sheet: LoomSheet, tied: readonly number[], points: number, chosen: Chosen): Outcome | null {
  if (tied.some((seat) => !sheet.tieBreak[seat])) return null;
  const scores = new Map(tied.map((seat) => [seat, sum(linesOfTieBreak(sheet, tied, seat, chosen))]));
  const best = Math.max(...scores.values());
  const winners = [...tied].sort((one, other) => one - other).filter((seat) => scores.get(seat) === best);
  const id = winners.length > 1 ? "loom-outcome-shared" : "loom-outcome-tie-break";
  return { winners, clause: "LOO-19", why: { id, args: { points, best } } };
}

/** All values are even, and so is every score (LOO-C1): an odd one is a slip of the pen. */
export function isOdd(entry: Entry, lines: readonly SumLine[]): boolean {
  return Math.abs(isCounted(entry) ? sum(lines) : entry.points) % 2 === 1;
}

const FOLDED = /[\u0300-\u0302\u0304-\u036f]/g;

/** The cards that letters or values spell ("CASA", "4 4 2", a * for a Wildcard), and what no card has (LOO-C1). */
export function cardsOf(box: LoomBox, typed: string): { cards: Card[]; unknown: string[] } {
  const values = new Map([...box.vowels, ...box.consonants].map(([letter, value]) => [letter, value]));
  const cards: Card[] = [];
  const unknown: string[] = [];
  for (const piece of piecesOf(plain(typed), new Set(values.values()))) {
    const value = /^\d/.test(piece) ? Number(piece) : values.get(piece);
    if (piece === "*") cards.push({ letter: "", value: WILD_VALUE, colour: "", isWild: true });
    else if (value === undefined || value > 98) unknown.push(piece);
    else cards.push({ letter: /^\d/.test(piece) ? "" : piece, value, colour: "", isWild: false });
  }
  return { cards, unknown };
}

/** Cards that were typed anew: one that stays where it was keeps its colour, and a letter that it is the Wildcard. */
export function retyped(before: readonly Card[], typed: readonly Card[]): Card[] {
  return typed.map((card, place) => {
    const old = before[place];
    const isSame = old?.letter === card.letter && (card.letter !== "" || old.isWild === card.isWild);
    return isSame && (old.isWild || old.value === card.value) ? old : card;
  });
}

/** Digits that are no card's value together are values one by one: 442 is 4, 4 and 2, but 12 is one card. */
function piecesOf(typed: string, values: ReadonlySet<number>): string[] {
  return [...typed.matchAll(/\d+|QU|\p{L}|\*/gu)].flatMap(([piece]) => {
    const isApart = !values.has(Number(piece)) && [...piece].every((digit) => values.has(Number(digit)));
    return isApart ? [...piece] : [piece];
  });
}

/** Capitals without accents; Ñ is a letter of its own (LOO-17). */
function plain(typed: string): string {
  return typed
    .toUpperCase()
    .normalize("NFD")
    .replace(/N\u0303/g, "Ñ")
    .replace(FOLDED, "")
    .replace(/\u0303/g, "");
}
