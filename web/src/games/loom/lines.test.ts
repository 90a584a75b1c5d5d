import { expect, test, vi } from "vitest";
import { linesOf } from "./telling.ts";
import type { View } from "./types.ts";

vi.mock("$/ui/house.svelte.ts", () => ({ house: {} }));

const result = (word: string, points: number) => ({ shown: { word }, score: { lines: [{ points }] } });
const view = (changes: object) =>
  ({
    round: 2,
    tie_break: false,
    players: [{ results: [result("SOL", 7), null, result("", 0)] }],
    ...changes,
  }) as unknown as View;

test("points are what each round brought, and a round that one did not play brought nothing", () => {
  expect(linesOf(view({}), 0).map(({ points, text }) => [text.args.round, points])).toEqual([
    [1, 7],
    [3, 0],
  ]);
});

test("a round that breaks a tie changes no total", () => {
  expect(linesOf(view({ tie_break: true, round: 3 }), 0)).toHaveLength(1);
});
