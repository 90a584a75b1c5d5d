import { describe, expect, test } from "vitest";
import { correctClock, freshClocks, haltClocks, leftOf, passOn, readClocks, startClocks } from "./clocks.ts";

const NOW = 1_800_000_000_000;

describe("a clock for each player (BIS-26)", () => {
  test("runs for one at a time, and a tap passes it on", () => {
    const first = startClocks(freshClocks(3, 1500), NOW);
    expect([0, 1].map((seat) => leftOf(first, seat, NOW + 60_000))).toEqual([1_440_000, 1_500_000]);
    const second = passOn(first, NOW + 60_000);
    expect([second.turn, leftOf(second, 0, NOW + 90_000), leftOf(second, 1, NOW + 90_000)]).toEqual([
      1, 1_440_000, 1_470_000,
    ]);
    expect(passOn(passOn(second, NOW), NOW).turn).toBe(0);
    expect(passOn(second, NOW, 0).turn).toBe(0);
  });

  test("stands still in a pause and goes on from there", () => {
    const halted = haltClocks(startClocks(freshClocks(2, 60), NOW), NOW + 10_000);
    expect(leftOf(halted, 0, NOW + 3_600_000)).toBe(50_000);
    expect(leftOf(startClocks(halted, NOW + 3_600_000), 0, NOW + 3_601_000)).toBe(49_000);
  });

  test("shows time overdrawn, and is set by hand where somebody forgot to tap", () => {
    const over = startClocks(freshClocks(2, 60), NOW);
    expect(leftOf(over, 0, NOW + 65_000)).toBe(-5000);
    const mended = correctClock(over, 0, 120, NOW + 65_000);
    expect([leftOf(mended, 0, NOW + 66_000), leftOf(mended, 1, NOW + 66_000)]).toEqual([119_000, 60_000]);
  });

  test("is read back as it was, and nothing else is", () => {
    const clocks = startClocks(freshClocks(2, 60), NOW);
    expect(readClocks(JSON.parse(JSON.stringify(clocks)), 2)).toEqual(clocks);
    for (const forged of [
      null,
      clocks.left,
      { ...clocks, left: [1] },
      { ...clocks, left: [1, "2"] },
      { ...clocks, turn: 2 },
      { ...clocks, turn: 0.5 },
      { ...clocks, since: "now" },
    ])
      expect(readClocks(forged, 2)).toBeNull();
  });
});
