// Which words each game takes, and how an answer says no: generated from the games' own policies (`make docs`).

import told from "./policies.json";

export type Enye = "kept" | "folded";

/** An entry is valid when it has an accepted category and no refused one; categories are bits. */
export interface WordPolicy {
  readonly clause: string;
  readonly accepts: number;
  readonly refuses: number;
  readonly enye: Enye;
}

/** The policies of a table that has changed nothing, by game. */
export const POLICIES: Readonly<Record<string, WordPolicy>> = told.policies as Record<string, WordPolicy>;

/** Each category by its bit, in the order in which they are told. */
export const CATEGORIES: readonly { readonly bit: number; readonly label: string }[] = told.categories;

/** Whether an entry with these categories is valid. */
export function admits(policy: WordPolicy, categories: number): boolean {
  return (categories & policy.accepts) !== 0 && (categories & policy.refuses) === 0;
}

/** Why an entry that is not admitted is not. */
export function miss(policy: WordPolicy, categories: number): string {
  const missed = categories & (policy.refuses | ~policy.accepts);
  return told.misses.find(({ bit }) => missed & bit)?.reason ?? "not-in-dictionary";
}

/** How near a miss is: of several entries of a word the nearest is told. */
export function nearness(reason: string): number {
  return told.reasons.indexOf(reason);
}
