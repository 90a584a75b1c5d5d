import { expect, test } from "vitest";
import { glided, stepped, tapped } from "./trail.ts";

test("taps start a trail, add neighbours and take the last letter back", () => {
  expect(tapped([], 7)).toEqual([7]);
  expect(tapped([7], 8)).toEqual([7, 8]);
  expect(tapped([7, 8], 8)).toEqual([7]);
});

test("a tap on an earlier letter cuts the trail there, and one elsewhere drops it", () => {
  expect(tapped([7, 8, 9], 7)).toEqual([7]);
  expect(tapped([7, 8, 9], 100)).toEqual([]);
});

test("gliding adds neighbours once and gives back when one glides back", () => {
  expect(glided([7], 22)).toEqual([7, 22]);
  expect(glided([7, 22], 7)).toEqual([7]);
  expect(glided([7, 8, 22], 7)).toEqual([7, 8, 22]);
  expect(glided([7], 9)).toEqual([7]);
});

test("arrows end at the edge of the board", () => {
  expect(stepped(0, "ArrowLeft")).toBe(0);
  expect(stepped(0, "ArrowDown")).toBe(15);
  expect(stepped(224, "ArrowRight")).toBe(224);
  expect(stepped(0, "x")).toBeNull();
});
