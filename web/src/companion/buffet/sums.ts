// The sums of Word Buffet: foods, nests, special ants and ants left over (BUF-28 to BUF-32).

import { boxes } from "../boxes.ts";
import type { Outcome, Reckoning, Said, SumLine } from "../ledger.ts";
import { best, line, sum } from "../summing.ts";

const FOOD_POINTS = [0, 2, 5, 8, 12, 17, 23, 29, 35, 41]; // BUF-28
const NEST_POINTS = 3; // BUF-29
const LEFT_FOR_A_POINT = 3; // BUF-31
export const MOST_FOODS = 9;

export const PARTS = ["foods", "nests", "special", "left"] as const;
export type Part = (typeof PARTS)[number];
export const CLAUSES: Record<Part, string> = { foods: "BUF-28", nests: "BUF-29", special: "BUF-30", left: "BUF-31" };

/** What a player has counted; null where nothing is written yet. */
export type Counts = Readonly<Record<Part, number | null>>;

export interface BuffetSheet {
  players: readonly Counts[];
}

/** Ordinary ants that each took, which is the same in every box (BUF-S2). */
export function antsOf(seats: number): number {
  return boxes.buffet.es.ants[seats - 2] ?? 0;
}

export function specialAnts(): number {
  return boxes.buffet.es.special;
}

/** What one part is worth. */
export function lineOf(part: Part, count: number): SumLine {
  if (part === "foods") return line(FOOD_POINTS[count] ?? 0, CLAUSES.foods, "buffet-line-food", { foods: count });
  if (part === "nests") return line(NEST_POINTS * count, CLAUSES.nests, "buffet-line-nests", { nests: count });
  if (part === "special") return line(count, CLAUSES.special, "buffet-line-special", { ants: count });
  return line(-Math.floor(count / LEFT_FOR_A_POINT), CLAUSES.left, "buffet-line-left", { ants: count });
}

/** What gives no points has no line. */
export function linesOf(counts: Counts): SumLine[] {
  return PARTS.map((part) => lineOf(part, counts[part] ?? 0)).filter((each) => each.points !== 0);
}

/** Those that left the stack, special ones included (BUF-32). */
export function antsOnBoard(counts: Counts, seats: number): number {
  return Math.max(0, antsOf(seats) - (counts.left ?? 0)) + (counts.special ?? 0);
}

export function isWhole(counts: Counts): boolean {
  return PARTS.every((part) => counts[part] !== null);
}

export function reckon(sheet: BuffetSheet, seats: number): Reckoning {
  const lines = sheet.players.map(linesOf);
  const totals = lines.map(sum);
  const begun = begunOf(sheet);
  return {
    totals,
    course: courseOf(sheet, begun),
    steps: begun.map((part) => ({ id: "page-companion-buffet-step", args: { part } })),
    lines,
    outcome: outcomeOf(sheet, totals, seats),
  };
}

/** Up to the last part of which anything is written. */
function begunOf(sheet: BuffetSheet): readonly Part[] {
  return PARTS.slice(0, PARTS.findLastIndex((part) => sheet.players.some((counts) => counts[part] !== null)) + 1);
}

/** After the foods, then with the nests, the special ants and what is left: as people count at a table. */
function courseOf(sheet: BuffetSheet, begun: readonly Part[]): number[][] {
  return begun.map((_, last) =>
    sheet.players.map((counts) => sum(begun.slice(0, last + 1).map((part) => lineOf(part, counts[part] ?? 0)))),
  );
}

/** Most points; on a tie more ants on the board; then the victory is shared (BUF-32). */
function outcomeOf(sheet: BuffetSheet, totals: readonly number[], seats: number): Outcome | null {
  if (!sheet.players.every(isWhole)) return null;
  const points = Math.max(...totals);
  const ants = sheet.players.map((counts) => antsOnBoard(counts, seats));
  const winners = best(totals.map((total, seat) => [total, ants[seat] ?? 0]));
  return { winners, clause: "BUF-32", why: whyOf(totals, winners, points, ants[winners[0] ?? 0] ?? 0) };
}

function whyOf(totals: readonly number[], winners: readonly number[], points: number, ants: number): Said {
  if (totals.filter((total) => total === points).length === 1) return { id: "buffet-outcome-won", args: { points } };
  const id = winners.length === 1 ? "buffet-outcome-ants" : "buffet-outcome-shared";
  return { id, args: { points, ants } };
}

/** What cannot have happened at a table: it is said, and may be written all the same. */
export function warningsOf(counts: Counts, seats: number): { clause: string; said: Said }[] {
  const { nests, special, left } = counts;
  const found: [boolean, string, Said][] = [
    [(nests ?? 0) > seats - 1, "BUF-29", { id: "page-companion-buffet-many-nests", args: { rivals: seats - 1 } }],
    [
      (special ?? 0) > specialAnts(),
      "BUF-S2",
      { id: "page-companion-buffet-many-special", args: { ants: specialAnts() } },
    ],
    [(left ?? 0) > antsOf(seats), "BUF-S2", { id: "page-companion-buffet-many-left", args: { ants: antsOf(seats) } }],
    [Boolean(special && left), "BUF-15", { id: "page-companion-buffet-special-first", args: {} }],
  ];
  return found.filter(([isSo]) => isSo).map(([, clause, said]) => ({ clause, said }));
}
