import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { tellObjection } from "./tell.ts";
import type { Told } from "./types.ts";
import { bundleOf, sayWith, type Args, type Language } from "$/texts/say.svelte.ts";

vi.mock("$/ui/house.svelte.ts", () => ({ house: {} }));
const spoken = vi.hoisted(() => ({ say: (id: string, _args?: unknown): string => id }));
vi.mock("$/texts/say.svelte.ts", async (original) => ({
  ...(await original<object>()),
  say: (id: string, args?: unknown) => spoken.say(id, args),
}));

type Objection = Extract<Told, { type: "objection-made" }>;

/** What is told of an objection of Ana's to words with these reasons. */
function told(language: Language, reasons: Record<string, string>): string {
  const bundle = bundleOf(language, [readFileSync(new URL(`./${language}.ftl`, import.meta.url), "utf8")]);
  spoken.say = (id, args) => sayWith(bundle, id, args as Args);
  const verdicts = Object.entries(reasons).map(([word, reason]) => ({
    word,
    valid: ["valid", "house-accepted", "voted"].includes(reason),
    reason,
  }));
  const event: Objection = {
    type: "objection-made",
    seat: 0,
    upheld: verdicts.some(({ valid }) => !valid),
    verdicts,
    voted: false,
  };
  return tellObjection(event, () => "Ana").join(" ");
}

test.each<[Record<string, string>, string, string]>([
  [{ CASO: "not-in-dictionary", CASA: "valid" }, "CASO no está en el diccionario", "CASO is not in the dictionary"],
  [{ CASA: "house-refused" }, "la mesa acordó que CASA no vale", "the table agreed that CASA isn’t valid"],
  [
    { COCHE: "split-digraph" },
    "COCHE usa dos fichas para letras que van juntas en una",
    "COCHE uses two tiles for letters that share one",
  ],
  [{ CASO: "proper-name", AO: "not-in-dictionary" }, "no están en el diccionario", "are not in the dictionary"],
  [{ CASO: "not-in-dictionary", AO: "house-refused" }, "no valen", "aren’t valid"],
  [{ CASA: "valid" }, "la palabra está en el diccionario", "the word is in the dictionary"],
  [{ CASA: "valid", AS: "valid" }, "todas las palabras están en el diccionario", "every word is in the dictionary"],
  [{ CASO: "house-accepted" }, "la palabra vale", "the word is valid"],
  [{ CASA: "valid", CASO: "house-accepted" }, "todas las palabras valen", "every word is valid"],
  [{ CASO: "voted" }, "La mesa conoce la palabra:", "The table knows the word:"],
  [{ CASA: "valid", CASO: "voted" }, "La mesa conoce las palabras:", "The table knows the words:"],
])("BIS-12 an objection is told by what the words were judged by: %o", (reasons, es, en) => {
  expect(told("es", reasons)).toContain(es);
  expect(told("en", reasons)).toContain(en);
});

test("BIS-12 what the table or a digraph decides is not told as a verdict of the dictionary", () => {
  const reasons = { CASO: "not-in-dictionary", CASA: "house-refused", COCHE: "split-digraph" };
  expect(told("es", reasons)).not.toContain("diccionario");
  expect(told("en", reasons)).not.toContain("dictionary");
});
