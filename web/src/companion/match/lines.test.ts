import { expect, test } from "vitest";
import { drawn, sharing, ticksBetween } from "./lines.ts";

test("ticks are round numbers that hold everything", () => {
  expect(ticksBetween(0, 28)).toEqual([0, 10, 20, 30]);
  expect(ticksBetween(-8, 100)).toEqual([-50, 0, 50, 100]);
  expect(ticksBetween(0, 1)).toEqual([0, 1]);
  expect(ticksBetween(0, 400)).toEqual([0, 100, 200, 300, 400]);
});

test("each line begins at nothing and ends at the total of its seat", () => {
  const { ways, ticks, steps } = drawn([[10, 0], [10, 40]], 2, 100, 50); // prettier-ignore
  // Both begin at nothing, side by side.
  expect(ways[1]).toEqual([
    { x: 2, y: 52 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
  expect(ticks.map((tick) => tick.value)).toEqual([0, 10, 20, 30, 40]);
  expect(steps).toEqual([
    { step: 1, x: 50 },
    { step: 2, x: 100 },
  ]);
});

test("a long match has no more numbers at its foot than can be read", () => {
  const { steps } = drawn(Array(73).fill([1]), 1, 100, 50);
  expect(steps.map(({ step }) => step)).toEqual([8, 16, 24, 32, 40, 48, 56, 64, 72]);
  expect(drawn([], 3, 100, 50).ways).toHaveLength(3);
});

test("who is level hides nobody: lines run side by side, and shapes stand beside each other", () => {
  const { ways, signs } = drawn([[10, 10, 0], [20, 20, 20]], 3, 100, 50); // prettier-ignore
  expect(ways.map((way) => way[1]?.y)).toEqual([23, 27, 50]);
  expect(ways.map((way) => way[2]?.y)).toEqual([-4, 0, 4]);
  expect(signs.map((sign) => sign[1]?.x)).toEqual([42.5, 57.5, 50]);
  expect(signs.map((sign) => sign[2]?.x)).toEqual([70, 85, 100]);
});

test("shapes that are nearly as far share a place, by seat", () => {
  expect(sharing([30, 0, 20], 15)).toEqual([
    { at: 0, of: 2 },
    { at: 0, of: 1 },
    { at: 1, of: 2 },
  ]);
  expect(sharing([], 15)).toEqual([]);
});
