// How far somebody is with one of today's matches.

import type { DailyMatch } from "$/protocol/http.ts";

export type DayState = "fresh" | "begun" | "over";

export function stateOf(match: DailyMatch | undefined): DayState {
  if (!match?.table) return "fresh";
  return match.points === null || match.points === undefined ? "begun" : "over";
}
