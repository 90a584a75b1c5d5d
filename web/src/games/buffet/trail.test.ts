import { expect, test } from "vitest";
import { glided, stepped, tapped, trailTowards, typedTrails } from "./trail.ts";

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

const rows = ["CASA", "XSXX", "XTXX"];
const letters = rows
  .map((row) => row.padEnd(15, "-"))
  .join("")
  .padEnd(225, "-");
const available = new Set(Array.from({ length: 225 }, (_, cell) => cell));

test("typed letters go on beside the last one", () => {
  const typing = { given: [], firsts: [0, 1, 2], letters: "CAS" };
  expect(typedTrails(letters, available, typing)).toEqual([
    [0, 1, 2],
    [0, 1, 16],
  ]);
});

test("a letter typed later decides between two places", () => {
  expect(typedTrails(letters, available, { given: [], firsts: [0], letters: "CAST" })).toEqual([[0, 1, 16, 31]]);
});

test("no trail crosses what is not available, and none begins out of sight", () => {
  const without = new Set([...available].filter((cell) => cell !== 16));
  expect(typedTrails(letters, without, { given: [], firsts: [0], letters: "CAST" })).toEqual([]);
  expect(typedTrails(letters, available, { given: [], firsts: [5], letters: "C" })).toEqual([]);
});

test("an arrow chooses another place for the letter just typed", () => {
  const trails = [
    [0, 1, 2],
    [0, 1, 16],
  ];
  expect(trailTowards(trails, [0, 1, 2], "ArrowDown")).toEqual([0, 1, 16]);
  expect(trailTowards(trails, [0, 1, 2], "ArrowUp")).toBeUndefined();
});

test("arrows end at the edge of the board", () => {
  expect(stepped(0, "ArrowLeft")).toBe(0);
  expect(stepped(0, "ArrowDown")).toBe(15);
  expect(stepped(224, "ArrowRight")).toBe(224);
  expect(stepped(0, "x")).toBeNull();
});
