// What this browser keeps of the matches it takes part in, the last ones, to hold them against it at their ends.

import type { Kept } from "./transcript.ts";
import { recallAs, remember } from "$/ui/memory.ts";

const MOST = 30;
const NAME = "fairness";
/** Where nothing can be remembered it is known until the page is closed. */
const here = new Map<string, Kept>();

export function keptOf(table: string): Kept | null {
  // Another tab may know better.
  return remembered().find(([name]) => name === table)?.[1] ?? here.get(table) ?? null;
}

export function keep(table: string, kept: Kept): void {
  here.set(table, kept);
  const others = remembered().filter(([name]) => name !== table);
  remember(NAME, JSON.stringify([...others, [table, kept]].slice(-MOST)));
}

function remembered(): [string, Kept][] {
  return recallAs<unknown[]>(NAME, []).filter(isKept);
}

/** What lies in a browser may be of anybody's making. */
function isKept(one: unknown): one is [string, Kept] {
  if (!Array.isArray(one) || typeof one[0] !== "string" || typeof one[1] !== "object" || one[1] === null) return false;
  const { commitment, nonces, nonce, seed, options, starts } = one[1] as Partial<Record<keyof Kept, unknown>>;
  const areTexts = [commitment, nonce, seed].every((text) => typeof text === "string");
  const areNonces = Array.isArray(nonces) && nonces.every((text) => typeof text === "string");
  return areTexts && areNonces && typeof options === "object" && options !== null && typeof starts === "number";
}
