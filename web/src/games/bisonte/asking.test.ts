import { expect, it, vi } from "vitest";
import { list, say, speak } from "$/texts/say.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });

it.each([
  ["es", ["RPO"], "¿Conoces RPO?", "Sí, la conozco"],
  ["es", ["RPO", "SOL"], "¿Conoces RPO y SOL?", "Sí, las conozco"],
  ["en", ["RPO"], "Do you know RPO?", "Yes, I know it"],
  ["en", ["RPO", "SOL"], "Do you know RPO and SOL?", "Yes, I know them"],
] as const)("BIS-12 a vote names the words that it is about, in %s: %j", async (language, words, question, yes) => {
  await speak(language);
  const count = words.length;
  expect(say("page-bisonte-vote", { words: list([...words]), count })).toContain(question);
  expect(say("page-bisonte-vote-yes", { count })).toBe(yes);
});

it.each([
  ["es", "Primero vota la mesa."],
  ["en", "The table votes first."],
] as const)("BIS-12 what an objection costs says where the table votes first: %s", async (language, first) => {
  await speak(language);
  expect(say("page-bisonte-object-costs", { words: "table" })).toContain(first);
  expect(say("page-bisonte-object-costs", { words: "objection" })).not.toContain(first);
});
