import { describe, expect, it } from "vitest";
import { clampScale, easyScale, edgePush, scrollAround, scrollTo, spread } from "./zoom.ts";

const SIZE = 390;

describe("looking closer", () => {
  it("makes small squares easy to meet, and leaves large ones alone", () => {
    expect(easyScale(26)).toBeCloseTo(44 / 26);
    expect(easyScale(45)).toBe(1);
  });

  it("is neither endless nor smaller than the whole", () => {
    expect([0.3, 1.5, 9].map(clampScale)).toEqual([1, 1.5, 3]);
  });

  it("keeps what is under the fingers where it is", () => {
    const at = { x: 200, y: 150 };
    const scroll = scrollAround({ x: 0, y: 0 }, at, 1, 2, SIZE);
    expect(scroll).toEqual({ x: 200, y: 150 });
    const further = scrollAround(scroll, at, 2, 3, SIZE);
    expect((further.x + at.x) / 3).toBeCloseTo(200);
    expect((further.y + at.y) / 3).toBeCloseTo(150);
  });

  it("goes back to the whole from anywhere", () => {
    expect(scrollAround({ x: 300, y: 390 }, { x: 10, y: 10 }, 2, 1, SIZE)).toEqual({ x: 0, y: 0 });
  });

  it("brings a place into the middle, but shows nothing beyond the board", () => {
    expect(scrollTo({ x: 0.5, y: 0.5 }, 2, SIZE)).toEqual({ x: 195, y: 195 });
    expect(scrollTo({ x: 0, y: 1 }, 2, SIZE)).toEqual({ x: 0, y: 390 });
  });

  it("measures two fingers", () => {
    expect(spread({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ distance: 50, middle: { x: 15, y: 20 } });
  });

  it("moves on at the edges alone, faster the nearer", () => {
    expect(edgePush({ x: 200, y: 200 }, SIZE, 40, 8)).toEqual({ x: 0, y: 0 });
    expect(edgePush({ x: 20, y: SIZE }, SIZE, 40, 8)).toEqual({ x: -4, y: 8 });
    expect(edgePush({ x: -50, y: 200 }, SIZE, 40, 8)).toEqual({ x: -8, y: 0 });
  });
});
