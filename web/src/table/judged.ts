// Which words link to their meaning, in all games: before the rules have judged a word, a link would tell too much.

import { isOver, type AnyMatch } from "./match.ts";

/** The play fails before the dictionary is asked (BIS-8). */
const UNJUDGED = new Set(["split-digraph"]);

/**
 * Whether a word is linked: once the rules have told its verdict, by the dictionary, by the table's own words or by a
 * vote; and every word once the match is over. The reason is that of the verdict, empty where the word is simply valid;
 * without a verdict there is none, as of a play that stood because nobody objected.
 */
export function isLinked(
  match: Pick<AnyMatch, "view" | "isLive" | "isBig">,
  reason: string | null | undefined,
): boolean {
  return isOver(match) || (typeof reason === "string" && !UNJUDGED.has(reason));
}
