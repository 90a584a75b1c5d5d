import { expect, test } from "vitest";
import { matchOf } from "../testing/pretend.ts";
import { recordsOf } from "./records.ts";

const ended = (id: string, at: number, names: string[], totals: number[], winners: number[], steps: number) =>
  matchOf({ id, names, totals, winners, steps, ended: at, changed: at });

const MATCHES = [
  ended("abcdefgh0003", 3000, ["ana", "Luz"], [40, 38], [0], 4),
  ended("abcdefgh0002", 2000, ["Ana", "Beto"], [20, 40], [1], 9),
  ended("abcdefgh0001", 1000, ["Ana", "Beto"], [30, 10], [0], 8),
  matchOf({ id: "abcdefgh0004", totals: [900, 0], steps: 50 }),
  ended("abcdefgh0005", 500, ["Ana"], [5], [], 1),
];

test("records are those of finished matches, and who was first keeps them", () => {
  const records = recordsOf("loom", MATCHES);
  expect(records?.played).toBe(4);
  expect([records?.best.value, records?.best.names, records?.best.match.id]).toEqual([40, ["Beto"], "abcdefgh0002"]);
  expect([records?.longest?.value, records?.longest?.match.id]).toEqual([9, "abcdefgh0002"]);
  expect([records?.closest?.value, records?.closest?.match.id]).toEqual([2, "abcdefgh0003"]);
});

test("somebody is the same however the name is written, and who won most comes first", () => {
  const people = recordsOf("loom", MATCHES)?.people;
  expect(people?.map(({ name, played, won, best, mean }) => [name, played, won, best, mean])).toEqual([
    ["ana", 4, 2, 40, 24],
    ["Beto", 2, 1, 40, 25],
    ["Luz", 1, 0, 38, 38],
  ]);
});

test("a match of a game that always lasts as long is never the longest (GOL-24)", () => {
  const round = ended("abcdefgh0006", 900, ["Ana", "Luz"], [40, 38], [0], 9);
  expect(recordsOf("golf", [{ ...round, game: "golf" }])?.longest).toBeNull();
});

test("without a finished match there are none", () => {
  expect(recordsOf("golf", MATCHES)).toBeNull();
  expect(recordsOf("loom", [matchOf()])).toBeNull();
});
