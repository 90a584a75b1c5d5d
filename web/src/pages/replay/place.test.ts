import { expect, test } from "vitest";
import { pathTo, placeOf } from "./place.ts";

test("without anything said it is the end, as everybody sees it", () => {
  expect(placeOf(new URLSearchParams(""))).toEqual({ step: null, seat: null });
  expect(pathTo("abc", { step: null, seat: null })).toBe("/m/abc");
});

test("a step is counted from one in the address", () => {
  expect(placeOf(new URLSearchParams("step=3&seat=1"))).toEqual({ step: 2, seat: 1 });
  expect(pathTo("abc", { step: 2, seat: 1 })).toBe("/m/abc?step=3&seat=1");
});

test("the first seat is a seat", () => {
  expect(placeOf(new URLSearchParams("seat=0")).seat).toBe(0);
  expect(pathTo("abc", { step: null, seat: 0 })).toBe("/m/abc?seat=0");
});

test("what is no number says nothing", () => {
  expect(placeOf(new URLSearchParams("step=-4&seat=x"))).toEqual({ step: null, seat: null });
  expect(placeOf(new URLSearchParams("step=0")).step).toBe(0);
});
