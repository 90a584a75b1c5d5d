import { expect, test } from "vitest";
import { heardOf, signalOf, type Signal } from "./ringing.ts";
import { fresh, pause, start } from "./timer.ts";

const NOW = 1_800_000_000_000;
const timer = start(fresh(12), NOW, { countsIn: true });

function between(from: number, until: number): Signal {
  return signalOf(heardOf(timer, NOW + from), heardOf(timer, NOW + until));
}

test("each second of the counting in and of the last five ticks, and the end rings", () => {
  expect([between(0, 1000), between(1000, 2000)]).toEqual(["tick", "tick"]);
  expect([between(2999, 3000), between(3000, 4001)]).toEqual([null, null]);
  expect(between(4900, 5100)).toBe("soon");
  expect([10_000, 11_000, 12_000, 13_000, 14_000].map((at) => between(at - 1, at + 1))).toEqual(Array(5).fill("tick"));
  expect(between(14_999, 15_000)).toBe("over");
  expect(between(15_000, 16_000)).toBeNull();
});

test("a tab that slept hears the end once, and one that was loaded anew not at all", () => {
  expect(between(4000, 900_000)).toBe("over");
  expect(signalOf(undefined, heardOf(timer, NOW + 900_000))).toBeNull();
});

test("who looks twice within a second hears nothing twice, and a pause is silent", () => {
  expect(between(12_100, 12_300)).toBeNull();
  const paused = pause(timer, NOW + 12_000);
  expect(signalOf(heardOf(timer, NOW + 11_900), heardOf(paused, NOW + 12_500))).toBeNull();
});
