import { describe, expect, test } from "vitest";
import { countedIn, fresh, pause, readTimer, remaining, resize, secondsOf, stageOf, start, written } from "./timer.ts";

const NOW = 1_800_000_000_000;

describe("a timer", () => {
  test("runs by the wall clock, however long nobody looked", () => {
    const timer = start(fresh(60), NOW);
    expect(remaining(timer, NOW)).toBe(60_000);
    expect(remaining(timer, NOW + 59_001)).toBe(999);
    expect(stageOf(timer, NOW + 59_001)).toBe("running");
    expect([remaining(timer, NOW + 3_600_000), stageOf(timer, NOW + 3_600_000)]).toEqual([0, "over"]);
  });

  test("keeps what is left in a pause, and goes on from there without counting in", () => {
    const paused = pause(start(fresh(30), NOW), NOW + 12_000);
    expect([paused.left, paused.ends, stageOf(paused, NOW)]).toEqual([18_000, null, "paused"]);
    const again = start(paused, NOW + 500_000, { countsIn: true });
    expect(remaining(again, NOW + 501_000)).toBe(17_000);
    expect(countedIn(again, NOW + 500_000)).toBe(0);
  });

  test("counts 3, 2, 1 before a search, and takes nothing of its time for it (BUF-1)", () => {
    const timer = start(fresh(90), NOW, { countsIn: true });
    expect([0, 1000, 2000, 2999].map((after) => countedIn(timer, NOW + after))).toEqual([3, 2, 1, 1]);
    expect(stageOf(timer, NOW + 2999)).toBe("counting");
    expect([stageOf(timer, NOW + 3000), remaining(timer, NOW + 3000)]).toEqual(["running", 90_000]);
    expect(stageOf(pause(timer, NOW + 1000), NOW)).toBe("ready");
  });

  test("gives nobody time when the device's clock is set back", () => {
    const timer = start(fresh(60), NOW);
    expect(remaining(timer, NOW - 3_600_000)).toBe(60_000);
    expect([1, 1000, 3_600_000].map((back) => stageOf(timer, NOW - back))).toEqual(Array(3).fill("running"));
    const search = start(fresh(60), NOW, { countsIn: true });
    expect([countedIn(search, NOW - 3_600_000), stageOf(search, NOW - 3_600_000)]).toEqual([0, "running"]);
  });

  test("begins anew when it is started once it is over, and is not started twice", () => {
    const over = start(fresh(10), NOW);
    expect(remaining(start(over, NOW + 20_000), NOW + 20_000)).toBe(10_000);
    expect(start(over, NOW + 5000)).toBe(over);
    expect(pause(over, NOW + 20_000)).toBe(over);
  });

  test("is whole again with another length", () => {
    expect(resize(pause(start(fresh(30), NOW), NOW + 5000), 60)).toEqual(fresh(60));
  });

  test("is written as people read it", () => {
    expect([0, 5, 59, 60, 90, 1500, -5].map(written)).toEqual(["0", "5", "59", "1:00", "1:30", "25:00", "−5"]);
    expect([60_000, 59_999, 1, 0].map(secondsOf)).toEqual([60, 60, 1, 0]);
  });

  test("is read back as it was, and nothing else is", () => {
    const timer = start(fresh(60), NOW);
    expect(readTimer(JSON.parse(JSON.stringify(timer)))).toEqual(timer);
    for (const forged of [
      null,
      7,
      {},
      { ...timer, seconds: "60" },
      { ...timer, seconds: 1e9 },
      { ...timer, left: 60_001 },
      { ...timer, left: -1 },
      { ...timer, left: 0.5 },
      { ...timer, ends: 1e300 },
      { ...timer, countIn: 3001 },
    ])
      expect(readTimer(forged)).toBeNull();
  });
});
