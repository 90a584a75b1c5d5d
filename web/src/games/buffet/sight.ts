// How much of the board this page lets somebody read; the house says it, out of courtesy (BUF-34).

import type { Print } from "./print.ts";
import type { BuffetMatch } from "./types.ts";

/** A match that is looked back on lies open; a big screen helps nobody while all search. */
export function printOf(match: BuffetMatch): Print {
  const isReplay = !match.isLive && !match.isBig;
  // While a match is paused nobody looks on.
  return isReplay || (match.view.sight === "all" && !match.isPaused) ? "plain" : "noise";
}

export function hasLens(match: BuffetMatch): boolean {
  return match.isLive && match.view.sight === "lens" && !match.isPaused;
}

/** Whether the letter of a cell can be read once one looks at it. */
export function isReadable(match: BuffetMatch, cell: number): boolean {
  if (printOf(match) === "plain" || hasLens(match)) return true;
  return match.view.shown?.path.includes(cell) ?? false;
}
