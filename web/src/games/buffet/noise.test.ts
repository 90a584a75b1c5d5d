import { expect, test } from "vitest";
import { chance, decoysOf, INKS, specksOf, WIDTHS } from "./noise.ts";

test("a cell always gets the same noise, and each cell its own", () => {
  expect(specksOf(17)).toEqual(specksOf(17));
  expect(decoysOf(17, "ABC")).toEqual(decoysOf(17, "ABC"));
  expect(specksOf(17)).not.toEqual(specksOf(18));
});

test("chance runs from 0 to 1 and spreads", () => {
  const next = chance(3);
  const drawn = Array.from({ length: 1000 }, next);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, each) => sum + each) / drawn.length).toBeCloseTo(0.5, 1);
});

test("every speck has an ink and a width that there is", () => {
  for (const { ink, width } of specksOf(200)) {
    expect(ink).toBeLessThan(INKS);
    expect(width).toBeLessThan(WIDTHS.length);
  }
});

test("decoys are letters of the board", () => {
  for (const { letter } of decoysOf(5, "ÑQ")) expect("ÑQ").toContain(letter);
});
