// Judges one word as the server does: valid or not for a game and a language, why, and by which clause.

import { encode, enyeIn, fold, spelt, stripped } from "./folding.ts";
import type { Words } from "./joint.ts";
import told from "./policies.json";
import { admits, CATEGORIES, miss, nearness, type WordPolicy } from "./policy.ts";

export interface Judgement {
  readonly valid: boolean;
  readonly reason: string;
  readonly clause: string;
  /** What kinds of word it is: of what is admitted when it is valid, else of all that is known of it. */
  readonly categories: readonly string[];
}

export function judge(words: Words, word: string, policy: WordPolicy): Judgement {
  const enye = enyeIn(words.language, policy.enye);
  const text = stripped(word);
  if ([...text].length > told.longest) return refused(policy, "not-in-dictionary");
  const letters = encode(fold(text, enye), words.language);
  if (!letters?.length) return refused(policy, "not-a-word");
  if (letters.length === 1) return refused(policy, "too-short");
  const entries = words.entries(spelt(letters, words.language, enye));
  const admitted = entries.filter((categories) => admits(policy, categories));
  if (admitted.length) return { valid: true, reason: "valid", clause: policy.clause, categories: labels(admitted) };
  const misses = entries.map((categories) => miss(policy, categories));
  return refused(policy, nearest(misses) ?? "not-in-dictionary", labels(entries));
}

function refused(policy: WordPolicy, reason: string, categories: readonly string[] = []): Judgement {
  return { valid: false, reason, clause: policy.clause, categories };
}

function nearest(misses: readonly string[]): string | undefined {
  return misses.toSorted((one, other) => nearness(one) - nearness(other))[0];
}

function labels(entries: readonly number[]): string[] {
  const joint = entries.reduce((all, categories) => all | categories, 0);
  return CATEGORIES.filter(({ bit }) => joint & bit).map(({ label }) => label);
}
