import { describe, expect, it } from "vitest";
import { boxes } from "../boxes.ts";
import { readable } from "../reading.ts";
import { sum } from "../summing.ts";
import { NOTHING, readSheet } from "./kept.ts";
import { antsOnBoard, linesOf, reckon, warningsOf, type Counts } from "./sums.ts";

function counts(foods: number, nests: number, special: number, left: number): Counts {
  return { foods, nests, special, left };
}

const FOUR = [counts(3, 1, 3, 0), counts(5, 0, 0, 2), counts(5, 1, 0, 4), counts(4, 1, 0, 8)];

describe("a player's points", () => {
  it("are those of the worked examples", () => {
    expect(FOUR.map((each) => sum(linesOf(each)))).toEqual([14, 17, 19, 13]);
  });

  it("grow with each food as the table says (BUF-28)", () => {
    const points = Array.from({ length: 10 }, (_, foods) => sum(linesOf(counts(foods, 0, 0, 0))));
    expect(points).toEqual([0, 2, 5, 8, 12, 17, 23, 29, 35, 41]);
  });

  it("have 3 for a nest, 1 for a special ant, and 1 less for every full 3 left (BUF-29 to BUF-31)", () => {
    const clauses = linesOf(counts(0, 2, 4, 7)).map(({ points, clause }) => [points, clause]);
    expect(clauses).toEqual([
      [6, "BUF-29"],
      [4, "BUF-30"],
      [-2, "BUF-31"],
    ]);
  });
});

describe("a match", () => {
  it("is won by most points, once all is written (BUF-32)", () => {
    expect(reckon({ players: FOUR }, 4).outcome).toMatchObject({ winners: [2], clause: "BUF-32" });
    expect(reckon({ players: [...FOUR.slice(1), NOTHING] }, 4).outcome).toBeNull();
  });

  it("is won by more ants on the board where points are level, and shared where these are level too (BUF-32)", () => {
    expect(reckon({ players: [counts(1, 0, 0, 2), counts(1, 0, 0, 1)] }, 2).outcome?.winners).toEqual([1]);
    expect(reckon({ players: [counts(1, 0, 0, 2), counts(1, 0, 0, 2)] }, 2).outcome?.winners).toEqual([0, 1]);
    expect(antsOnBoard(counts(0, 0, 3, 0), 4)).toBe(33);
  });

  it("is shown part by part", () => {
    expect(reckon({ players: FOUR }, 4).course).toEqual([
      [8, 17, 17, 12],
      [11, 17, 20, 15],
      [14, 17, 20, 15],
      [14, 17, 19, 13],
    ]);
  });

  it("has the same ants in every box (BUF-S2)", () => {
    expect(boxes.buffet.en.ants).toEqual(boxes.buffet.es.ants);
    expect(boxes.buffet.en.special).toEqual(boxes.buffet.es.special);
  });
});

describe("what cannot be", () => {
  it.each([
    ["special ants with ordinary ones left (BUF-15)", counts(0, 0, 1, 2), ["BUF-15"]],
    ["more nests than rivals (BUF-29)", counts(0, 2, 0, 0), ["BUF-29"]],
    ["more ants left than were taken (BUF-S2)", counts(0, 0, 0, 41), ["BUF-S2"]],
    ["more special ants than there are (BUF-S2)", counts(0, 0, 6, 0), ["BUF-S2"]],
    ["nothing of the kind", counts(9, 1, 5, 0), []],
  ])("is told: %s", (_, written, clauses) => {
    expect(warningsOf(written, 2).map(({ clause }) => clause)).toEqual(clauses);
  });
});

describe("what is read", () => {
  it("is the sheet that was written, also half of it", () => {
    const sheet = { players: [counts(1, 1, 1, 1), NOTHING] };
    expect(readSheet(JSON.parse(JSON.stringify(sheet)), 2)).toEqual(sheet);
  });

  it.each([
    ["too few players", { players: [NOTHING] }],
    ["a part that is missing", { players: [NOTHING, { foods: 1, nests: 0, special: 0 }] }],
    ["ten foods", { players: [NOTHING, counts(10, 0, 0, 0)] }],
    ["less than nothing", { players: [NOTHING, counts(0, -1, 0, 0)] }],
    ["words for numbers", { players: [NOTHING, { ...NOTHING, foods: "3" }] }],
    ["no players", { __proto__: { players: 3 } }],
  ])("is no sheet: %s", (_, raw) => {
    expect(readable(() => readSheet(raw, 2))).toBeNull();
  });
});
