import { expect, test } from "vitest";
import { rowsOf } from "./chart.ts";

test("the longest row is at the top and row 1 at the bottom", () => {
  const rows = rowsOf([{ seat: 0, letters: 12, done: false }]);
  expect(rows.map(({ letters }) => letters)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(rowsOf([]).map(({ letters }) => letters)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test("markers stand in their rows in the order in which the house tells of them", () => {
  const chart = [
    { seat: 3, letters: 6, done: true },
    { seat: 2, letters: 6, done: false },
    { seat: 0, letters: 1, done: false },
  ];
  const rows = rowsOf(chart);
  expect(rows.find(({ letters }) => letters === 6)?.markers).toEqual(chart.slice(0, 2));
  expect(rows.at(-1)?.markers).toEqual(chart.slice(2));
});
