// Sums of score sheets: lines with their clauses, what they come to, and who stands best.

import type { Chosen, SumLine } from "./ledger.ts";
import type { Args } from "$/texts/say.svelte.ts";
import type { Line } from "$/protocol/messages.ts";

export function line(points: number, clause: string, id: string, args: Args = {}): SumLine {
  // Nought has no sign on a sheet, and none in a file.
  return { points: points || 0, clause, said: { id, args } };
}

export function sum(lines: readonly SumLine[]): number {
  return lines.reduce((points, each) => points + each.points, 0);
}

export function add(totals: readonly number[], more: readonly number[]): number[] {
  return totals.map((total, seat) => total + (more[seat] ?? 0));
}

/** The seats that stand highest; what comes later in a standing decides between those that are level before it. */
export function best(standings: readonly (readonly number[])[]): number[] {
  const most = [...standings].sort((one, other) => compare(other, one))[0] ?? [];
  return standings.flatMap((each, seat) => (compare(each, most) === 0 ? [seat] : []));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((each, index) => each !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** As the explainer of the page takes them. */
export function explained(lines: readonly SumLine[]): Line[] {
  return lines.map(({ points, clause, said }) => ({
    points,
    clause,
    text: { id: said.id, args: said.args as Record<string, string | number> },
  }));
}

export function numberIn(chosen: Chosen, name: string, otherwise: number): number {
  const found = chosen[name];
  return typeof found === "number" && Number.isInteger(found) ? found : otherwise;
}

export function flagIn(chosen: Chosen, name: string): boolean {
  return chosen[name] === true;
}

export function wordIn(chosen: Chosen, name: string, otherwise: string): string {
  const found = chosen[name];
  return typeof found === "string" ? found : otherwise;
}
