import { expect, test } from "vitest";
import { chartOf } from "./chart.ts";
import type { View } from "./types.ts";

type Charted = Parameters<typeof chartOf>[0];
const announced = (seat: number, letters: number, credited: number): View["announced"][number] => ({
  type: "announced",
  seat,
  letters,
  received: credited,
  credit: 0,
  credited,
  ends: null,
  deadline: null,
});
const gaveUp = (seat: number): View["gave_up"][number] => ({ type: "gave-up", seat, received: 0 });
const checked = (seat: number, fate: "valid" | "not-valid"): View["checked"][number] => ({
  type: "word-checked",
  seat,
  word: "X",
  path: [],
  verdict: { fate, clause: "", reading: "", reason: "" },
  cells: [],
  special: 0,
});
const view = (changes: Partial<Charted>): Charted => ({
  phase: "search",
  announced: [],
  gave_up: [],
  checked: [],
  row_one: [],
  players: [0, 1, 2, 3].map(() => ({ searching: true })) as unknown as View["players"],
  ...changes,
});
const row = (charted: Charted, letters: number): readonly number[] =>
  chartOf(charted)
    .rows.find((each) => each.letters === letters)
    ?.markers.map(({ seat }) => seat) ?? [];

test("the longest row is at the top and row 1 at the bottom", () => {
  const rows = chartOf(view({ announced: [announced(0, 12, 1)] })).rows.map(({ letters }) => letters);
  expect(rows).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test("within a row the earlier announcement stands further left (BUF-13)", () => {
  expect(row(view({ announced: [announced(2, 6, 30), announced(3, 6, 20), announced(0, 7, 40)] }), 6)).toEqual([3, 2]);
});

test("while all search, row 1 holds who gave up", () => {
  const charted = view({ gave_up: [gaveUp(1)] });
  expect(row(charted, 1)).toEqual([1]);
});

test("after the search, row 1 holds who was silent too, and who has placed stands first", () => {
  const charted = view({ phase: "placing", announced: [announced(0, 5, 1)], gave_up: [gaveUp(3)], row_one: [1, 2] });
  expect(chartOf(charted).rows.at(-1)?.markers).toEqual([
    { seat: 3, isDone: true },
    { seat: 1, isDone: false },
    { seat: 2, isDone: false },
  ]);
});

test("a word that does not count sends its marker to the right end of row 1 (BUF-16)", () => {
  const charted = view({
    phase: "placing",
    announced: [announced(0, 5, 1), announced(1, 4, 2)],
    checked: [checked(0, "not-valid"), checked(1, "valid")],
    row_one: [2, 3, 0],
  });
  expect(row(charted, 1)).toEqual([2, 3, 0]);
  expect(row(charted, 5)).toEqual([]);
  expect(chartOf(charted).rows.find(({ letters }) => letters === 4)?.markers).toEqual([{ seat: 1, isDone: true }]);
});

test("who still searches is told apart", () => {
  expect(chartOf(view({})).searching).toEqual([0, 1, 2, 3]);
  expect(chartOf(view({ phase: "resting" })).searching).toEqual([]);
});
