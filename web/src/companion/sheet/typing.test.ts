import { expect, it } from "vitest";
import { numberFrom, stepped } from "./typing.ts";

it("takes whole numbers within bounds, with any sign for a minus", () => {
  expect(numberFrom(" 12 ", 0, 20)).toBe(12);
  expect(numberFrom("−4", -100, 400)).toBe(-4);
  expect(numberFrom("+4", -100, 400)).toBe(4);
  expect(Object.is(numberFrom("-0", -1, 1), 0)).toBe(true);
});

it.each(["", "abc", "1.5", "1e3", "--4", "9999999", "0x10", "4 4"])("takes nothing else: %s", (typed) => {
  expect(numberFrom(typed, -100, 1_000_000)).toBeNull();
});

it("takes no number outside its bounds", () => {
  expect(numberFrom("10", 0, 9)).toBeNull();
});

it("steps within its bounds, from nothing as from nought", () => {
  expect(stepped(null, 1, 0, 9)).toBe(1);
  expect(stepped(null, -1, 0, 9)).toBe(0);
  expect(stepped(null, -2, -100, 400)).toBe(-2);
  expect(stepped(9, 1, 0, 9)).toBe(9);
});
