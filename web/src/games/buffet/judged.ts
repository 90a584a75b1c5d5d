// Which words of the round the rules have judged: the others fell before it came to that.

import type { BuffetMatch, WordChecked } from "./types.ts";
import { isLinked } from "$/table/judged.ts";

/** Whether a checked word is linked: not one that was covered or shown wrongly (BUF-16, BUF-18, BUF-24, BUF-25). */
export function isJudged({ verdict }: WordChecked, match: Pick<BuffetMatch, "view" | "isLive" | "isBig">): boolean {
  return isLinked(match, verdict.fate === "covered" || verdict.fault ? null : verdict.reason);
}
