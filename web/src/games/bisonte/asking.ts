// What is asked about a play that lies open.

import type { BisonteMatch } from "./types.ts";
import { named } from "$/table/seats.ts";
import { say } from "$/texts/say.svelte.ts";

/** What an objection costs; the table votes first where a person sits there that neither played nor objects (BIS-12). */
export function costsOfObjecting({ view, seat }: Pick<BisonteMatch, "view" | "seat">): string {
  const hasVoters = view.players.some(
    ({ sitter }, each) => sitter === "person" && each !== seat && each !== view.open_play?.seat,
  );
  return say("page-bisonte-object-costs", { words: hasVoters ? view.options.words : "objection" });
}

/** The names of those whom everybody waits for. */
export function awaited(match: BisonteMatch): string[] {
  return match.view.players.flatMap((player, seat) => (player.waiting ? [named(match, seat)] : []));
}
