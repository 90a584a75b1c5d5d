import { expect, test } from "vitest";
import { lifted, moved, pressed, rested, tap, type Ground } from "./gesture.ts";

const ground: Ground = {
  available: new Set(Array.from({ length: 225 }, (_, cell) => cell).filter((cell) => cell !== 40)),
  starts: new Set([5, 6, 7, 8, 9]),
};

test("a mouse traces from where it is pressed", () => {
  let { held, trail } = pressed([], 7, false, ground);
  ({ held, trail } = moved(trail, 22, held, ground));
  ({ held, trail } = moved(trail, 38, held, ground));
  expect(lifted(trail, held, ground)).toEqual([7, 22, 38]);
});

test("a click on the last letter takes it back, a drag from it goes on", () => {
  const { held, trail } = pressed([7, 22], 22, false, ground);
  expect(lifted(trail, held, ground)).toEqual([7]);
  expect(moved(trail, 23, held, ground).trail).toEqual([7, 22, 23]);
});

test("a click elsewhere drops the trail, a drag from elsewhere begins a new one", () => {
  const { held, trail } = pressed([7, 22], 100, false, ground);
  expect(lifted(trail, held, ground)).toEqual([]);
  expect(moved(trail, 101, held, ground).trail).toEqual([100, 101]);
});

test("a finger that glides without resting only looks", () => {
  let { held, trail } = pressed([], 7, true, ground);
  ({ held, trail } = moved(trail, 22, held, ground));
  expect(lifted(trail, held, ground)).toEqual([]);
});

test("a finger that rests where words begin traces from there, and lifting keeps the trail", () => {
  let { held, trail } = pressed([], 7, true, ground);
  ({ held, trail } = rested(trail, 7, held, ground));
  ({ held, trail } = moved(trail, 22, held, ground));
  expect(lifted(trail, held, ground)).toEqual([7, 22]);
});

test("a finger that rests anywhere else has looked, and keeps a trail that is there", () => {
  const { held, trail } = pressed([7, 22], 100, true, ground);
  expect(rested(trail, 100, held, ground).trail).toEqual([7, 22]);
  expect(rested([7, 22], 8, held, ground).trail).toEqual([7, 22]);
});

test("a finger that rests on the end of a trail goes on from it", () => {
  const { held } = pressed([7, 22], 22, true, ground);
  const going = rested([7, 22], 22, held, ground);
  expect(moved(going.trail, 23, going.held, ground).trail).toEqual([7, 22, 23]);
});

test("a short touch is a tap", () => {
  const { held, trail } = pressed([7], 22, true, ground);
  expect(lifted(trail, held, ground)).toEqual([7, 22]);
});

test("food beside the trail neither joins nor drops it", () => {
  expect(tap([24, 39], 40, ground)).toEqual([24, 39]);
  expect(tap([7], 40, ground)).toEqual([]);
  expect(tap([], 40, ground)).toEqual([]);
});
