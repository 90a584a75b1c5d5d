import { expect, it, vi } from "vitest";
import { kindName, kindTitle } from "./naming.ts";
import type { StrategyKind } from "./types.ts";
import { say, speak } from "$/texts/say.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });
vi.mock("$/ui/house.svelte.ts", () => ({ house: {} }));

it.each(["es", "en"] as const)("no card's name is followed by two marks: %s", async (language) => {
  await speak(language);
  for (const kind of ["shield", "blast"] satisfies StrategyKind[]) {
    expect(kindTitle(kind)).toMatch(/[^.!?][.!?]$/);
    expect(kindTitle(kind).startsWith(kindName(kind))).toBe(true);
  }
});

it.each([
  ["es", "Elige tu letra: ¿vocal o consonante?", "Elige tus 3 letras: ¿cuántas vocales?"],
  ["en", "Choose your letter: vowel or consonant?", "Choose your 3 letters: how many vowels?"],
] as const)("one letter is asked for otherwise than several: %s", async (language, one, several) => {
  await speak(language);
  const asked = (count: number) => say("page-loom-prompt", { what: "decks", count, card: "", name: "" });
  expect([asked(1), asked(3)]).toEqual([one, several]);
});
