// What a match may choose: which of its choices mean anything now, and what a value has to be to fit.

import type { Choice, Chosen } from "./ledger.ts";

export type Value = boolean | number | string;

/** Only a choice whose need is met is worth asking. */
export function isOpen({ needs }: Choice, choices: readonly Choice[], chosen: Chosen): boolean {
  if (!needs) return true;
  const other = choices.find((each) => each.name === needs.name);
  return other !== undefined && isOpen(other, choices, chosen) && valueOf(other, chosen) === needs.value;
}

export function valueOf(choice: Choice, chosen: Chosen): Value {
  return fitting(choice, Object.hasOwn(chosen, choice.name) ? chosen[choice.name] : undefined);
}

/** The value itself where it fits, else as it would be anyhow: anything may come in. */
export function fitting(choice: Choice, raw: unknown): Value {
  if (choice.kind === "bool") return typeof raw === "boolean" ? raw : choice.otherwise;
  if (choice.kind === "choice") return choice.choices.find((each) => each === raw) ?? choice.otherwise;
  if (typeof raw !== "number" || !Number.isFinite(raw)) return choice.otherwise;
  return Math.min(choice.most, Math.max(choice.least, Math.round(raw)));
}

/** All choices of a game with a value that fits, and nothing else. */
export function chosenFrom(choices: readonly Choice[], raw: unknown): Chosen {
  const given = (typeof raw === "object" && raw !== null ? raw : {}) as Chosen;
  return Object.fromEntries(choices.map((choice) => [choice.name, valueOf(choice, given)]));
}
