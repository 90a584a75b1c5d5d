import { expect, test } from "vitest";
import { pretended } from "./testing/pretend.ts";
import { chosenFrom, isOpen } from "./choosing.ts";

const [, rounds] = pretended.choices;

test("a choice is asked only where it means something", () => {
  expect(isOpen(rounds!, pretended.choices, {})).toBe(true);
  expect(isOpen(rounds!, pretended.choices, { end: "target" })).toBe(false);
  expect(isOpen({ ...rounds!, needs: { name: "nothing", value: true } }, pretended.choices, {})).toBe(false);
});

test("what does not fit is as it would be anyhow", () => {
  const usual = { end: "rounds", rounds: 2, flat: false };
  for (const raw of [null, 7, [], {}, { end: "never", rounds: "3", flat: 1, more: 1 }, { rounds: Number.NaN }])
    expect(chosenFrom(pretended.choices, raw)).toEqual(usual);
  expect(chosenFrom(pretended.choices, { rounds: 99.6, flat: true, end: "target" })).toEqual({
    end: "target",
    rounds: 8,
    flat: true,
  });
});
