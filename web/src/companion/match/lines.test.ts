import { expect, test } from "vitest";
import { drawn, ticksBetween } from "./lines.ts";

test("ticks are round numbers that hold everything", () => {
  expect(ticksBetween(0, 28)).toEqual([0, 10, 20, 30]);
  expect(ticksBetween(-8, 100)).toEqual([-50, 0, 50, 100]);
  expect(ticksBetween(0, 1)).toEqual([0, 1]);
  expect(ticksBetween(0, 400)).toEqual([0, 100, 200, 300, 400]);
});

test("each line begins at nothing and ends at the total of its seat", () => {
  const { ways, ticks, steps } = drawn([[10, 0], [10, 40]], 2, 100, 50); // prettier-ignore
  expect(ways[1]).toEqual([
    { x: 0, y: 50 },
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
