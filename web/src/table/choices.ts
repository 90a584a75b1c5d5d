// What somebody chooses for an option, in words.

import type { OptionTold } from "$/protocol/http.ts";
import { knows, number, say } from "$/texts/say.svelte.ts";

/** What a choice means, in a line; nothing where its name says it all. */
export function choiceWhy(game: string, option: OptionTold, value: unknown): string {
  const id = `page-choice-why-${game}-${option.name.replaceAll("_", "-")}-${String(value)}`;
  return knows(id) ? say(id) : "";
}

export function choiceText(game: string, option: OptionTold, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  if (typeof value === "number") return number(value);
  if (option.kind === "text") return value ? String(value) : say("page-set-by-chance");
  const id = `page-choice-${game}-${option.name.replaceAll("_", "-")}-${String(value)}`;
  return knows(id) ? say(id) : String(value);
}
