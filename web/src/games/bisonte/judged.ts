// Which words the rules have judged: the dictionary is only asked when somebody objects, or where it checks every play.

import type { BisonteMatch } from "./types.ts";
import { isOver } from "$/table/match.ts";

/** Reasons that no dictionary gave: the people know or agreed on the word, or it has a split digraph (BIS-8, BIS-12). */
const ELSEWHERE = ["voted", "split-digraph", "house-accepted", "house-refused"];

/** The words of which all may know whether the dictionary has them (BIS-12). A play that stood was never judged. */
export function judgedIn(match: BisonteMatch): (word: string) => boolean {
  const { view } = match;
  if (isOver(match) || view.options.words === "checked") return () => true;
  const objections = [...view.turns, view.open_play].flatMap((play) => play?.objection ?? []);
  const verdicts = objections.flatMap((objection) => objection.verdicts);
  const judged = new Set(verdicts.filter(({ reason }) => !ELSEWHERE.includes(reason ?? "")).map(({ word }) => word));
  return (word) => judged.has(word);
}
