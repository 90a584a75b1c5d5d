// For tests: a game of one number a seat and round, a match of it, and a drawer of a given size.

import type { Drawer } from "../book/drawer.ts";
import type { KeptMatch } from "../book/kept.ts";
import type { Ledger } from "../ledger.ts";

export type Rounds = readonly (readonly number[])[];

export const pretended: Ledger<Rounds> = {
  game: "loom",
  seats: [1, 4],
  choices: [
    { kind: "choice", name: "end", otherwise: "rounds", choices: ["rounds", "target"], clause: "LOO-18" },
    {
      kind: "number",
      name: "rounds",
      otherwise: 2,
      least: 1,
      most: 8,
      clause: "LOO-18",
      needs: { name: "end", value: "rounds" },
    },
    { kind: "bool", name: "flat", otherwise: false, clause: "LOO-13" },
  ],
  begin: () => [],
  read: (raw, seats) =>
    Array.isArray(raw) &&
    raw.length <= 8 &&
    raw.every(
      (round) => Array.isArray(round) && round.length === seats && round.every((each) => Number.isInteger(each)),
    )
      ? (raw as Rounds)
      : null,
  reckon(sheet, seats, chosen) {
    const sums = (until: number) =>
      Array.from({ length: seats }, (_, seat) =>
        sheet.slice(0, until).reduce((sum, round) => sum + (round[seat] ?? 0), 0),
      );
    const totals = sums(sheet.length);
    const best = Math.max(...totals);
    return {
      totals,
      course: sheet.map((_, round) => sums(round + 1)),
      lines: totals.map(() => []),
      outcome:
        sheet.length >= Number(chosen.rounds)
          ? {
              winners: [...totals.keys()].filter((seat) => totals[seat] === best),
              clause: "LOO-19",
              why: { id: "", args: {} },
            }
          : null,
    };
  },
  timers: () => [],
  clocks: () => null,
  Sheet: null as never,
};

export function matchOf(changed: Partial<KeptMatch> = {}): KeptMatch {
  return {
    id: "abcdefgh0001",
    game: "loom",
    language: "es",
    names: ["Ana", "Beto"],
    youngest: 0,
    chosen: { end: "rounds", rounds: 2, flat: false },
    sheet: [],
    begun: 1000,
    changed: 2000,
    ended: null,
    totals: [0, 0],
    winners: [],
    steps: 0,
    timers: {},
    clocks: null,
    ...changed,
  };
}

export function drawerOf(room = Infinity): Drawer & { lies: Map<string, string> } {
  const lies = new Map<string, string>();
  let taken = 0;
  const grow = (name: string, text = "") => (taken += text.length - (lies.get(name)?.length ?? 0));
  return {
    lies,
    names: (start) => [...lies.keys()].filter((name) => name.startsWith(start)).sort(),
    take: (name) => lies.get(name) ?? null,
    put(name, text) {
      if (taken + text.length - (lies.get(name)?.length ?? 0) > room) return "full";
      grow(name, text);
      lies.set(name, text);
      return null;
    },
    drop(name) {
      grow(name);
      lies.delete(name);
    },
  };
}
