// A match of Word Golf on paper: holes, cups, coins, the shop and the winner (GOL-16 to GOL-19, GOL-24 to GOL-28).

import type { Chosen, Outcome, Reckoning, SumLine } from "../ledger.ts";
import { add, best, line, sum, wordIn } from "../summing.ts";
import { rethrown } from "./choosing.ts";
import { BOX, HOLES, isOpen, scoreOf, scoreOfLuis, type Entry, type Scored } from "./sums.ts";

export const MOST_CARDS = 3;

export interface Hole {
  /** The six faces, or fewer while they are typed; the same for all (GOL-1). */
  dice: string;
  entries: readonly (Entry | null)[];
  /** Wildcard kinds that each bought in the shop after this hole (GOL-17). */
  bought: readonly (readonly string[])[];
  /** Coins spent there, where it is said by hand; null where the cards bought tell. */
  spent: readonly (number | null)[];
}

export interface GolfSheet {
  holes: readonly Hole[];
}

/** How things stand with one player after a hole. */
export interface Purse {
  /** Coins taken after this hole (GOL-16). */
  earned: number;
  /** Coins in hand when the shop opens. */
  coins: number;
  /** What can be spent: the score if positive, and the coins (GOL-17). */
  money: number;
  spent: number;
  /** Coins kept. */
  left: number;
  /** Wildcards in hand when the shop opens, and when it has closed (GOL-18). */
  before: readonly string[];
  hand: readonly string[];
}

export interface Standing {
  scores: readonly (Scored | null)[];
  luis: SumLine[] | null;
  purses: readonly Purse[];
}

export function isEverywhere(chosen: Chosen): boolean {
  return wordIn(chosen, "joker", "every-space") === "every-space";
}

export function costOf(kinds: readonly string[]): number {
  return kinds.reduce((cost, kind) => cost + (BOX.wildcards.find((each) => each.letters === kind)?.cost ?? 0), 0);
}

export function isWhole(hole: Hole): boolean {
  return hole.entries.every((entry) => entry !== null);
}

/** The hole with one entry written, and the dice as they are known with it: they are the same for all (GOL-1). */
export function withEntry(hole: Hole, seat: number, entry: Entry | null, dice: string, chosen: Chosen): Hole {
  const others = hole.entries.map((each) =>
    each?.way === "word" ? rethrown(each, hole.dice, dice, isEverywhere(chosen)) : each,
  );
  return { ...hole, dice, entries: others.map((each, index) => (index === seat ? entry : each)) };
}

/** Hole by hole, all that follows from what is written. */
export function standingsOf(sheet: GolfSheet, seats: number, chosen: Chosen): Standing[] {
  const standings: Standing[] = [];
  for (const [hole, written] of sheet.holes.entries()) {
    const scores = written.entries.map((each) => each && scoreOf(each, written.dice, hole, isEverywhere(chosen)));
    const luis = seats === 1 ? scoreOfLuis(written.dice, hole) : null;
    const before = standings.at(-1)?.purses;
    const earned = hole === HOLES - 1 ? scores.map(() => 0) : coinsFor(scores, luis, seats, middleOf(before));
    const purses = scores.map((score, seat) => purseOf(written, seat, score, before?.[seat], earned[seat] ?? 0));
    standings.push({ scores, luis, purses });
  }
  return standings;
}

/** Coins that nobody holds. */
function middleOf(purses: readonly Purse[] | undefined): number {
  return BOX.coins - (purses ?? []).reduce((coins, purse) => coins + purse.left, 0);
}

/** A coin for the lowest, all of them on a tie, from the first seat on while there are coins (GOL-16, GOL-27). */
export function coinsFor(
  scores: readonly (Scored | null)[],
  luis: SumLine[] | null,
  seats: number,
  middle: number,
): number[] {
  const none = scores.map(() => 0);
  if (scores.some((each) => each === null) || (seats === 1 && !luis)) return none;
  const totals = scores.map((each) => sum(each?.lines ?? []));
  const least = Math.min(...totals);
  const earns = totals.map((total) => (luis ? sum(luis) >= total : total === least));
  return earns.map((earned, seat) => (earned && earns.slice(0, seat).filter(Boolean).length < middle ? 1 : 0));
}

function purseOf(hole: Hole, seat: number, score: Scored | null, before: Purse | undefined, earned: number): Purse {
  const coins = (before?.left ?? 0) + earned;
  const gained = Math.max(0, sum(score?.lines ?? []));
  const bought = hole.bought[seat] ?? [];
  const asked = hole.spent[seat] ?? Math.max(0, costOf(bought) - gained);
  const spent = Math.min(coins, asked);
  const used = usedIn(hole.entries[seat] ?? null, hole.dice);
  const held = (before?.hand ?? []).filter((kind) => !used.includes(kind));
  const hand = [...held, ...bought];
  return { earned, coins, money: gained + coins, spent, left: coins - spent, before: held, hand };
}

/** Cards that went back to the shop with a word: only where no die shows the letter (GOL-9). */
function usedIn(entry: Entry | null, faces: string): readonly string[] {
  if (entry?.way === "word") return entry.cards.filter(({ at }) => isOpen(entry, faces, at)).map((use) => use.kind);
  return entry?.way === "sum" ? entry.used : [];
}

export function cupsOf(standings: readonly Standing[], seat: number): number {
  return standings.filter((each) => each.scores[seat]?.cup).length;
}

export function totalOfLuis(standings: readonly Standing[]): number {
  return standings.reduce((total, each) => total + sum(each.luis ?? []), 0);
}

export function reckon(sheet: GolfSheet, seats: number, chosen: Chosen): Reckoning {
  const standings = standingsOf(sheet, seats, chosen);
  const begun = standings.findLastIndex((each) => each.scores.some(Boolean)) + 1;
  const rivals = seats === 1 ? ["Luis"] : [];
  const nothing = Array<number>(seats + rivals.length).fill(0);
  const course: number[][] = [];
  for (const { scores, luis } of standings.slice(0, begun)) {
    const points = scores.map((each) => (each ? sum(each.lines) + (each.cup ? 1 : 0) : 0));
    course.push(add(course.at(-1) ?? nothing, [...points, ...rivals.map(() => sum(luis ?? []))]));
  }
  const totals = (course.at(-1) ?? nothing).slice(0, seats);
  const lines = totals.map((_, seat) => linesOfTotal(standings, seat));
  return { totals, course, rivals, lines, outcome: outcomeOf(sheet, standings, totals, seats) };
}

/** A line a hole, and one for the cups (GOL-14, GOL-15, GOL-24). */
function linesOfTotal(standings: readonly Standing[], seat: number): SumLine[] {
  const holes = standings.flatMap(({ scores }, hole) => {
    const scored = scores[seat];
    return scored ? [line(sum(scored.lines), "GOL-14", "page-companion-golf-line-hole", { hole: hole + 1 })] : [];
  });
  const cups = cupsOf(standings, seat);
  return cups ? [...holes, line(cups, "GOL-24", "page-companion-golf-line-cups", { cups })] : holes;
}

/** Most points; on a tie more cups; then shared (GOL-24). Alone, against Luis (GOL-28). */
function outcomeOf(
  sheet: GolfSheet,
  standings: readonly Standing[],
  totals: readonly number[],
  seats: number,
): Outcome | null {
  if (sheet.holes.length < HOLES || !sheet.holes.every(isWhole)) return null;
  if (seats === 1) return outcomeAgainstLuis(standings, totals[0] ?? 0);
  const points = Math.max(...totals);
  const winners = best(totals.map((total, seat) => [total, cupsOf(standings, seat)]));
  const isTied = totals.filter((total) => total === points).length > 1;
  const id = winners.length > 1 ? "golf-outcome-shared" : isTied ? "golf-outcome-cups" : "golf-outcome-won";
  return { winners, clause: "GOL-24", why: { id, args: { points } } };
}

function outcomeAgainstLuis(standings: readonly Standing[], points: number): Outcome | null {
  if (standings.some((each) => !each.luis)) return null;
  const luis = totalOfLuis(standings);
  const hasCup = cupsOf(standings, 0) > 0;
  const level = hasCup ? "golf-outcome-luis-cups" : "golf-outcome-luis-draw";
  const id = points === luis ? level : points > luis ? "golf-outcome-luis-beaten" : "golf-outcome-luis-wins";
  const isWon = points > luis || (points === luis && hasCup);
  return { winners: isWon ? [0] : [], clause: "GOL-28", why: { id, args: { points, luis } } };
}
