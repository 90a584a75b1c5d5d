// The rules as they are written beside the games, clause by clause; loaded when somebody reads them.

import { bundleOf, sayWith, type Language } from "./say.svelte.ts";

const FILES = import.meta.glob<string>("../../../src/sobremesa/{engine,games/*}/texts/clauses.*.ftl", {
  query: "?raw",
  import: "default",
});

export interface Section {
  heading: string;
  clauses: readonly { id: string; text: string }[];
}

const GAMES: Record<string, string> = { BUF: "buffet", GOL: "golf", BIS: "bisonte", LOO: "loom", TAB: "table" };

/** What a clause says, or nothing where there is no such clause. */
export async function clauseText(clause: string, language: Language): Promise<string> {
  const game = GAMES[clause.split("-")[0] ?? ""];
  if (!game) return "";
  const sections = await rulesOf(game, language);
  return sections.flatMap((section) => section.clauses).find((each) => each.id === clause)?.text ?? "";
}

/** The rules of a game, or of the table, in the order in which they are written. */
export async function rulesOf(game: string, language: Language): Promise<readonly Section[]> {
  const room = game === "table" ? "engine" : `games/${game}`;
  const load = FILES[`../../../src/sobremesa/${room}/texts/clauses.${language}.ftl`];
  return load ? sectionsOf(await load(), language) : [];
}

export function sectionsOf(source: string, language: Language): readonly Section[] {
  const bundle = bundleOf(language, [source]);
  const sections: { heading: string; clauses: { id: string; text: string }[] }[] = [];
  for (const line of source.split("\n")) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) sections.push({ heading, clauses: [] });
    const id = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1];
    if (id) sections.at(-1)?.clauses.push({ id: id.toUpperCase(), text: sayWith(bundle, id) });
  }
  return sections;
}
