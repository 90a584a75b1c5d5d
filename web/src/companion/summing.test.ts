import { expect, it } from "vitest";
import { best, line, sum } from "./summing.ts";

it("finds who stands best; what comes later decides between those who are level", () => {
  expect(best([[3], [5], [4]])).toEqual([1]);
  expect(best([[5, 1], [5, 2], [4, 9]])).toEqual([1]); // prettier-ignore
  expect(best([[5, 2], [5, 2]])).toEqual([0, 1]); // prettier-ignore
  expect(best([[-5], [-3]])).toEqual([1]);
});

it("has no minus before nought", () => {
  expect(Object.is(line(-0, "BUF-31", "buffet-line-left").points, 0)).toBe(true);
  expect(sum([])).toBe(0);
});
