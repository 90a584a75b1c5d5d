import { expect, it, vi } from "vitest";
import { costsOfObjecting } from "./asking.ts";
import { list, say, speak } from "$/texts/say.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });
vi.mock("$/ui/house.svelte.ts", () => ({ house: {} }));

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

function asked(words: string, ...sitters: string[]): Parameters<typeof costsOfObjecting>[0] {
  const view = { options: { words }, players: sitters.map((sitter) => ({ sitter })), open_play: { seat: 0 } };
  return { view, seat: 1 } as unknown as Parameters<typeof costsOfObjecting>[0];
}

it.each([
  ["es", "Primero vota la mesa."],
  ["en", "The table votes first."],
] as const)("BIS-12 what an objection costs says where the table votes first: %s", async (language, first) => {
  await speak(language);
  expect(costsOfObjecting(asked("table", "person", "person", "person"))).toContain(first);
  expect(costsOfObjecting(asked("objection", "person", "person", "person"))).not.toContain(first);
  // The author and the objector do not vote, and neither do bots.
  expect(costsOfObjecting(asked("table", "person", "person"))).not.toContain(first);
  expect(costsOfObjecting(asked("table", "person", "person", "bot"))).not.toContain(first);
  expect(costsOfObjecting(asked("table", "bot", "person", "person"))).toContain(first);
});
