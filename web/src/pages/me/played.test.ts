import { expect, test } from "vitest";
import { endingOf, isPlayed, isUnderway, othersAt, statisticsOf } from "./played.ts";
import type { TablePlayed } from "$/protocol/http.ts";

const BOT = { person: null, level: "club", points: 20, won: false };
const ME = { person: { id: "me", name: "Ada", guest: true }, level: "", points: 30, won: true };

function table(changes: Partial<TablePlayed> = {}): TablePlayed {
  return {
    table: "t",
    game: "golf",
    language: "en",
    options: {},
    phase: "ended",
    opened_at: 0,
    changed_at: 1,
    seat: 0,
    seats: [ME, BOT],
    ended_by: "GOL-24",
    ...changes,
  };
}

test("a match goes on until it has ended or its table is closed", () => {
  expect(isUnderway(table({ phase: "playing" }))).toBe(true);
  expect(isUnderway(table())).toBe(false);
});

test("a table that was closed before the start was no match", () => {
  const closed = table({ phase: "closed", seats: [{ ...ME, points: null, won: false }] });
  expect(isPlayed(closed)).toBe(false);
  expect(isPlayed(table({ phase: "closed" }))).toBe(true);
});

test("a victory that is shared is told apart from one that is not", () => {
  expect(endingOf(table())).toBe("won");
  expect(endingOf(table({ seats: [ME, { ...BOT, won: true }] }))).toBe("shared");
  expect(
    endingOf(
      table({
        seats: [
          { ...ME, won: false },
          { ...BOT, won: true },
        ],
      }),
    ),
  ).toBe("lost");
});

test("an abandoned match has neither winner nor loser", () => {
  expect(endingOf(table({ ended_by: "TAB-15" }))).toBe("abandoned");
  expect(statisticsOf([table({ ended_by: "TAB-15" })])).toEqual([]);
});

test("empty seats are nobody's", () => {
  const empty = { person: null, level: "", points: null, won: false };
  expect(othersAt(table({ seats: [ME, BOT, empty] }))).toEqual([BOT]);
});

test("matches and victories are counted by game, the most played first", () => {
  const lost = table({
    game: "loom",
    seats: [
      { ...ME, won: false },
      { ...BOT, won: true },
    ],
  });
  expect(statisticsOf([table(), lost, lost, table({ phase: "playing" })])).toEqual([
    { game: "loom", played: 2, won: 0 },
    { game: "golf", played: 1, won: 1 },
  ]);
});
