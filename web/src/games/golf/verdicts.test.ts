import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundleOf, sayWith, type Args, type Language } from "$/texts/say.svelte.ts";

function said(language: Language, id: string, args: Args): string {
  const source = readFileSync(new URL(`./${language}.ftl`, import.meta.url), "utf8");
  return sayWith(bundleOf(language, [source]), id, args);
}

// A word that counts may be one of the table's own, so nothing is said of the dictionary.
test.each<[string, Args, string, string]>([
  ["page-golf-spelling-valid", { reason: "" }, "bien escrita", "spelt right"],
  [
    "page-golf-spelling-no-word",
    { reason: "house-refused" },
    "la mesa acordó que no vale",
    "the table agreed that it isn’t valid",
  ],
  ["page-golf-spelling-no-word", { reason: "not-in-dictionary" }, "no es una palabra", "not a word"],
])("GOL-20 a verdict says who has decided: %s %o", (id, args, es, en) => {
  expect(said("es", id, args)).toBe(es);
  expect(said("en", id, args)).toBe(en);
});
