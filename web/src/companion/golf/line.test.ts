import { expect, it } from "vitest";
import { boxes, type HoleCard } from "../boxes.ts";
import { crossingsOf, faultsOf } from "./line.ts";

/** Start and flag at the ends of a square, a space in each of its other corners. */
const CARD: HoleCard = {
  ...(boxes.golf.cards[0] as HoleCard),
  spaces: [
    [0, 0, 0],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 0],
  ],
  start: 0,
  flag: 3,
};

function faults(word: string, path: number[]): string[] {
  return faultsOf(CARD, word, path).map(({ clause, said }) => `${clause} ${said.id}`);
}

it("is said where the line begins and ends, and for how many letters it lasts (GOL-4)", () => {
  expect(faults("SOL", [])).toEqual([]);
  expect(faults("SOL", [0, 1, 3])).toEqual([]);
  expect(faults("SOL", [1])).toEqual(["GOL-4 gol-4-starts-elsewhere", "GOL-4 gol-4-one-to-a-space"]);
  expect(faults("SOL", [0, 1, 2])).toEqual(["GOL-4 gol-4-ends-elsewhere"]);
});

it("is said where it crosses itself, and which pieces do (GOL-4)", () => {
  expect(faults("SOLO", [0, 1, 2, 3])).toEqual(["GOL-4 page-companion-golf-crosses"]);
  expect(crossingsOf(CARD, [0, 1, 2, 3])).toEqual(new Set([0, 2]));
});
