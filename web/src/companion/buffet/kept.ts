// A sheet of Word Buffet as it is kept: what may stand on it, and how it is read again.

import { bySeat, fields, orNull, whole } from "../reading.ts";
import { MOST_FOODS, PARTS, type BuffetSheet, type Counts, type Part } from "./sums.ts";

/** What may be typed; what the box has no room for is told of, and not forbidden. */
export const MOST: Readonly<Record<Part, number>> = { foods: MOST_FOODS, nests: 9, special: 99, left: 99 };

export const NOTHING: Counts = { foods: null, nests: null, special: null, left: null };

export function readSheet(raw: unknown, seats: number): BuffetSheet {
  return { players: bySeat(fields(raw).players, seats, readCounts) };
}

function readCounts(raw: unknown): Counts {
  const found = fields(raw);
  const read = PARTS.map((part) => [part, orNull(found[part], (each) => whole(each, 0, MOST[part]))]);
  return Object.fromEntries(read) as Counts;
}
