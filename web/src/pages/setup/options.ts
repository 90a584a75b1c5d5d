// Which options of a game stand first, which mean something just now, and which a table has to be told of.

import type { OptionTold } from "$/protocol/http.ts";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** What changes a match most, in this order; the rest is for those who look for it. */
const FIRST: Record<string, readonly string[]> = {
  buffet: ["lens", "clock", "search_seconds", "set"],
  golf: ["same_holes", "clock", "writing_seconds", "set"],
  bisonte: ["words", "clock", "minutes"],
  loom: ["end", "rounds", "target", "clock"],
};

export function valueOf(option: OptionTold, chosen: Chosen): Value {
  return chosen[option.name] ?? option.default;
}

/** Whether there is anything to choose, as the others are chosen. */
export function isOpen(option: OptionTold, options: readonly OptionTold[], chosen: Chosen): boolean {
  const { needs } = option;
  const needed = options.find((each) => each.name === needs?.option);
  return !needed || valueOf(needed, chosen) === needs?.value;
}

export function firstOf(game: string, options: readonly OptionTold[]): readonly OptionTold[] {
  return (FIRST[game] ?? []).flatMap((name) => options.find((option) => option.name === name) ?? []);
}

export function restOf(game: string, options: readonly OptionTold[]): readonly OptionTold[] {
  return options.filter((option) => !(FIRST[game] ?? []).includes(option.name));
}

/** Only what is otherwise than it would be anyhow, and means something. */
export function toldOf(options: readonly OptionTold[], chosen: Chosen): Chosen {
  const told = options.filter(
    (option) => valueOf(option, chosen) !== option.default && isOpen(option, options, chosen),
  );
  return Object.fromEntries(told.map((option) => [option.name, valueOf(option, chosen)]));
}

/** What was remembered, as far as it still fits. */
export function fitting(options: readonly OptionTold[], kept: Chosen): Chosen {
  const fits = options.filter((option) => option.name in kept && isFitting(option, kept[option.name]));
  return Object.fromEntries(fits.map((option) => [option.name, kept[option.name] as Value]));
}

function isFitting(option: OptionTold, value: unknown): boolean {
  if (option.kind === "bool") return typeof value === "boolean";
  if (option.kind === "choice") return (option.choices ?? []).includes(value as string);
  if (option.kind === "text") return typeof value === "string" && new RegExp(option.pattern).test(value);
  return typeof value === "number" && within(option, value) === value;
}

/** The nearest number that fits; what is none is as it would be anyhow. */
export function within(option: OptionTold, written: number): number {
  if (!Number.isFinite(written)) return option.default as number;
  return Math.round(Math.min(Math.max(written, option.least ?? 0), option.most ?? written));
}

/** The house's sentence without what it says of the choices by their ids: they stand there in words. */
export function explained(option: OptionTold): string {
  const cut = (option.choices ?? []).map((choice) => option.sentence.indexOf(`; ${choice}:`)).find((at) => at > 0);
  return asSentence(cut === undefined ? option.sentence : option.sentence.slice(0, cut));
}

function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?)]$/.test(words) ? "" : "."}`;
}
