// What the dictionary says of the words of a play, when somebody asks it (BIS-3, BIS-8, BIS-12).

import { wordOf, type Run } from "./placing.ts";
import type { Words } from "$/companion/words/joint.ts";
import { judge } from "$/companion/words/judge.ts";
import { POLICIES } from "$/companion/words/policy.ts";
import type { Box } from "$/games/bisonte/types.ts";

export interface Verdict {
  word: string;
  isValid: boolean;
  /** Why not, as the word check says it. */
  reason: string;
  clause: string;
  /** Two tiles spell what one tile of the box does, and the dictionary is not even asked (BIS-8). */
  isSplit: boolean;
}

export function verdictOf(box: Box, run: Run, words: Words, { isSplit }: { isSplit: boolean }): Verdict {
  const word = wordOf(run);
  if (!isSplit && hasSplitDigraph(box, run))
    return { word, isValid: false, reason: "", clause: "BIS-8", isSplit: true };
  const policy = POLICIES.bisonte;
  if (!policy) throw new Error("there is no policy for Bisonte");
  const { valid, reason, clause } = judge(words, word, policy);
  return { word, isValid: valid, reason, clause, isSplit: false };
}

export function hasSplitDigraph(box: Box, { tiles }: Run): boolean {
  const digraphs = new Set(box.kinds.map(({ tile }) => tile).filter((tile) => tile.length > 1));
  return tiles.slice(1).some(({ tile }, place) => digraphs.has((tiles[place]?.tile ?? "") + tile));
}
