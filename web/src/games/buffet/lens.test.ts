import { expect, it, vi } from "vitest";
import { say, speak } from "$/texts/say.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });
const ASKED = ["get-ready", "how-call", "how-say", "how-show", "place-how"];
const ARGS = { letters: 4, word: "OSA", said: 3 };

it.each([
  ["es", /lupa/],
  ["en", /lens/],
] as const)("the lens is spoken of only at a table that has one: %s", async (language, lens) => {
  await speak(language);
  for (const each of ASKED) {
    expect(say(`page-buffet-${each}`, { ...ARGS, lens: "yes" })).toMatch(lens);
    expect(say(`page-buffet-${each}`, { ...ARGS, lens: "no" })).not.toMatch(lens);
  }
});
