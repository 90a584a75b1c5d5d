import { expect, test, vi } from "vitest";
import { storyOf, type Chronicle } from "./telling.ts";

vi.mock("$/ui/house.svelte.ts", () => ({ house: {} }));

const entry = (number: number, sentence: string) => ({ number, at: 0, event: { type: sentence } });
const steps = [
  { number: 4, at: 0, events: [], entries: [entry(1, "one"), entry(2, "")] },
  { number: 5, at: 0, events: [], entries: [] },
  { number: 7, at: 0, events: [], entries: [entry(3, "two"), entry(4, "three")] },
];
const face = { tell: ({ type }: { type: string }) => (type ? [type] : []) };
const match = { chronicle: steps, face, people: [] } as unknown as Chronicle;

test("a story begins with what happened last, and each sentence has its place for good", () => {
  expect(storyOf(match, 10)).toEqual([
    { key: "7/1", sentence: "three" },
    { key: "7/0", sentence: "two" },
    { key: "4/0", sentence: "one" },
  ]);
});

test("a long story is cut off at its beginning", () => {
  expect(storyOf(match, 1).map(({ sentence }) => sentence)).toEqual(["three"]);
});

test("before the folder of the game is there it tells nothing of the match", () => {
  expect(storyOf({ ...match, face: null } as unknown as Chronicle, 10)).toEqual([]);
});
