import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LastWords, type LastWord } from "./last-words.ts";

const ENDS = 10_000;

function begin({ trip = 50 } = {}) {
  const line = { trip, isAsking: false, isTaken: true };
  const sent: { what: unknown; left: number }[] = [];
  const words = new LastWords({
    now: () => Date.now(),
    trip: () => line.trip,
    isAsking: () => line.isAsking,
    send: (what) => {
      sent.push({ what, left: ENDS - Date.now() });
      return Promise.resolve(line.isTaken);
    },
  });
  words.endAt(ENDS);
  return { words, sent, line };
}

function until(left: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ENDS - left - Date.now());
}

describe("what is built when time runs out", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is sent once, a moment before the end, if it stays as it is", async () => {
    const { words, sent } = begin();
    words.add({ isFinal: false, built: () => "SOL" });
    await until(1300);
    expect(sent).toEqual([]);
    await until(0);
    expect(sent).toEqual([{ what: "SOL", left: 1250 }]);
  });

  it("is sent again at once whenever it has changed meanwhile", async () => {
    const { words, sent } = begin();
    let word: string | null = "SOL";
    words.add({ isFinal: false, built: () => word });
    await until(900);
    word = "SOLE";
    await until(310);
    word = "SOLES";
    await until(110);
    word = null;
    await until(0);
    expect(sent.map(({ what }) => what)).toEqual(["SOL", "SOLE", "SOLES"]);
    expect(sent[2]?.left).toBeGreaterThanOrEqual(200);
  });

  it("waits as long as the line allows where nothing can replace it", async () => {
    const { words, sent } = begin();
    words.add({ isFinal: true, built: () => "SOL" });
    await until(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.left).toBeGreaterThan(300);
    expect(sent[0]?.left).toBeLessThanOrEqual(450);
  });

  it("sets out earlier on a slow line", async () => {
    const { words, sent } = begin({ trip: 900 });
    words.add({ isFinal: true, built: () => "SOL" });
    await until(0);
    expect(sent[0]?.left).toBeGreaterThan(1200);
  });

  it("waits for a hand that is still on it, until whatever comes later comes too late", async () => {
    const { words, sent } = begin();
    words.add({ isFinal: true, built: (isLast) => (isLast ? "SOLE" : null) });
    await until(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.left).toBeGreaterThan(150);
    expect(sent[0]?.left).toBeLessThanOrEqual(270);
  });

  it("is not sent beside what somebody has just sent", async () => {
    const { words, sent, line } = begin();
    line.isAsking = true;
    words.add({ isFinal: true, built: () => "SOL" });
    await until(0);
    expect(sent).toEqual([]);
  });

  it("is said to be taken only if the house took it", async () => {
    const { words, line } = begin();
    const taken: string[] = [];
    let word = "SOL";
    const kept: LastWord<unknown> = { isFinal: false, built: () => word, taken: (what) => taken.push(String(what)) };
    words.add(kept);
    await until(1000);
    line.isTaken = false;
    word = "SOLE";
    await until(0);
    expect(taken).toEqual(["SOL"]);
  });

  it("goes by a new end, and by none while clocks stand", async () => {
    const { words, sent } = begin();
    words.add({ isFinal: false, built: () => "SOL" });
    words.endAt(null);
    await until(0);
    expect(sent).toEqual([]);
    words.endAt(2 * ENDS);
    await vi.advanceTimersByTimeAsync(ENDS);
    expect(sent).toHaveLength(1);
  });

  it("does not put off the moment when the same end is said again and again", async () => {
    const { words, sent } = begin();
    words.add({ isFinal: true, built: () => "SOL" });
    for (let left = 1300; left >= 0; left -= 40) {
      await until(left);
      words.endAt(ENDS);
    }
    expect(sent).toHaveLength(1);
  });

  it("keeps to the house's time though it was known badly when the wait began", async () => {
    let behind = 3000;
    const left: number[] = [];
    const words = new LastWords({
      now: () => Date.now() - behind,
      trip: () => 50,
      isAsking: () => false,
      send: () => {
        left.push(ENDS - Date.now());
        return Promise.resolve(true);
      },
    });
    words.endAt(ENDS);
    words.add({ isFinal: true, built: () => "SOL" });
    await until(5000);
    behind = 0;
    await until(0);
    expect(left).toHaveLength(1);
    expect(left[0]).toBeGreaterThan(300);
  });

  it("is sent again when time was given back, for the house may not have taken it", async () => {
    const { words, sent } = begin();
    words.add({ isFinal: false, built: () => "SOL" });
    await until(1000);
    words.endAt(2 * ENDS);
    await vi.advanceTimersByTimeAsync(2 * ENDS);
    expect(sent.map(({ what }) => what)).toEqual(["SOL", "SOL"]);
  });
});
