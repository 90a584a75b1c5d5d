// Which words on the board the rules have judged: those of an objection, or all where every play is checked.

import type { BisonteMatch } from "./types.ts";
import { isLinked } from "$/table/judged.ts";

/** Which words are linked: those that were judged in an objection, or all where plays are checked (BIS-3, BIS-12). */
export function linkedIn(match: BisonteMatch): (word: string) => boolean {
  const { view } = match;
  if (view.options.words === "checked") return () => true;
  const objections = [...view.turns, view.open_play].flatMap((play) => play?.objection ?? []);
  const verdicts = objections.flatMap((objection) => objection.verdicts);
  // The people vote before the dictionary is asked: whether it has the word, nothing may tell.
  const asked = verdicts.filter(({ reason }) => reason !== "voted" && isLinked(match, reason));
  const judged = new Set(asked.map(({ word }) => word));
  // A play that stood without an objection was never judged.
  return (word) => judged.has(word) || isLinked(match, null);
}
