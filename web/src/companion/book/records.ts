// What the kept matches tell of those who played them: computed each time, so a correction or a deletion counts at once.

import { sameAs, type KeptMatch } from "./kept.ts";
import type { GameId } from "../ledger.ts";

export interface Held {
  names: readonly string[];
  value: number;
  match: KeptMatch;
}

export interface Person {
  name: string;
  played: number;
  won: number;
  best: number;
  /** Of all totals, rounded. */
  mean: number;
}

export interface Records {
  game: GameId;
  played: number;
  best: Held;
  /** Rounds or turns; null where every match has as many. */
  longest: Held | null;
  /** The smallest step between the first and the second; null where nobody had a rival. */
  closest: Held | null;
  /** Who won most comes first. */
  people: readonly Person[];
}

/** A match of Buffet is counted once, one of Golf has nine holes (GOL-24). */
const LASTS_AS_LONG: readonly GameId[] = ["buffet", "golf"];

export function recordsOf(game: GameId, matches: readonly KeptMatch[]): Records | null {
  const ended = matches.filter((match) => match.game === game && match.ended !== null);
  const rivals = ended.filter((match) => match.totals.length > 1);
  const [first] = ended;
  if (!first) return null;
  return {
    game,
    played: ended.length,
    best: held(ended, (match) => Math.max(...match.totals), "most") ?? bestOf(first),
    longest: LASTS_AS_LONG.includes(game) ? null : held(ended, (match) => match.steps, "most"),
    closest: held(rivals, margin, "least"),
    people: peopleOf(ended),
  };
}

function bestOf(match: KeptMatch): Held {
  const value = Math.max(...match.totals);
  return { names: match.names.filter((_, seat) => match.totals[seat] === value), value, match };
}

/** The one who did it first keeps the record. */
function held(matches: readonly KeptMatch[], of: (match: KeptMatch) => number, wanted: "most" | "least"): Held | null {
  const sign = wanted === "most" ? 1 : -1;
  const oldest = [...matches].sort((one, other) => (one.ended ?? 0) - (other.ended ?? 0));
  let found: KeptMatch | null = null;
  for (const match of oldest) if (!found || sign * of(match) > sign * of(found)) found = match;
  return found && { ...bestOf(found), value: of(found) };
}

function margin({ totals }: KeptMatch): number {
  const [first = 0, second = 0] = [...totals].sort((one, other) => other - one);
  return first - second;
}

function peopleOf(matches: readonly KeptMatch[]): readonly Person[] {
  const sums = new Map<string, { name: string; totals: number[]; won: number }>();
  for (const match of matches) {
    match.names.forEach((name, seat) => {
      const one = sums.get(sameAs(name)) ?? { name, totals: [], won: 0 };
      one.totals.push(match.totals[seat] ?? 0);
      one.won += match.winners.includes(seat) ? 1 : 0;
      sums.set(sameAs(name), one);
    });
  }
  return [...sums.values()]
    .map(({ name, totals, won }) => ({
      name,
      won,
      played: totals.length,
      best: Math.max(...totals),
      mean: Math.round(totals.reduce((sum, each) => sum + each, 0) / totals.length),
    }))
    .sort((one, other) => other.won - one.won || other.best - one.best || one.name.localeCompare(other.name));
}
