// The words of a language, once they are in this browser.

import { Graph } from "$/companion/words/graph.ts";
import { Words } from "$/companion/words/joint.ts";
import type { Language } from "$/texts/say.svelte.ts";

export async function wordsOf(language: Language): Promise<Words | null> {
  const told = await (await fetch(`/api/companion/words/${language}`)).json();
  const files = told.files.filter((file: { part: string }) => file.part === "words");
  const graphs = await Promise.all(
    files.map(async ({ digest }: { digest: string }) => {
      const answer = await fetch(`/api/companion/words/${language}/${digest}`);
      return new Graph(new Uint8Array(await answer.arrayBuffer()));
    }),
  );
  return new Words(language, graphs);
}
