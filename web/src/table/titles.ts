// What options and boxes are called in a word or two.

import type { OptionTold } from "$/protocol/http.ts";
import { knows, say } from "$/texts/say.svelte.ts";

/** Nothing for an option that has no such name yet: then its sentence has to do. */
export function titleOf(option: OptionTold): string {
  const id = `page-setup-option-${option.name.replaceAll("_", "-")}`;
  return knows(id) ? say(id) : "";
}

/** A box by what is in it; one that somebody made themselves by its name. */
export function boxOf(game: string, name: string): string {
  const id = `page-setup-box-${game}-${name}`;
  return knows(id) ? say(id) : name;
}

/** Box and board as a setting names them, as far as they are other than the usual ones. */
export function editionOf(game: string, edition: string): string {
  const [box = "", board = ""] = edition.split("+");
  const names = [`${say("page-setup-box")}: ${boxOf(game, box)}`];
  return (board ? [...names, `${say("page-setup-layout")}: ${layoutOf(game, board)}`] : names).join(" · ");
}

/** A board that is chosen beside a box. */
export function layoutOf(game: string, name: string): string {
  const id = `page-setup-layout-${game}-${name}`;
  return knows(id) ? say(id) : name;
}
