// Which words of the round the dictionary or the table has judged: the others fell before it came to that.

import type { BuffetMatch, WordChecked } from "./types.ts";
import { isOver } from "$/table/match.ts";

/** Whether all may know what the dictionary says of a checked word (BUF-16, BUF-18, BUF-24, BUF-25). */
export function isJudged({ verdict }: WordChecked, match: Pick<BuffetMatch, "view" | "isLive" | "isBig">): boolean {
  if (isOver(match)) return true;
  // A word that the table refused before the start is settled without the dictionary.
  return verdict.fate !== "covered" && !verdict.fault && verdict.reason !== "house-refused";
}
