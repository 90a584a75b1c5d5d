import { describe, expect, it } from "vitest";
import { lay, turned, UNKNOWN } from "$/games/buffet/laying.ts";
import { startsOf, withoutAnts, type Ground } from "./ground.ts";
import { BuffetSearch, byLength } from "./search.ts";
import { treeOf } from "../../testing/tree.ts";
import { CELLS } from "$/games/buffet/board.ts";
import { alphabetOf } from "$/table/letters.ts";

const alphabet = alphabetOf("es");

function put(signs: string, at: Readonly<Record<number, string>>): string {
  return [...signs].map((sign, cell) => at[cell] ?? sign).join("");
}

const nothing = ".".repeat(CELLS);
/** Before the north nest: S O L over a row with A, a food and L. */
const ground: Ground = {
  letters: put(nothing, { 5: "S", 6: "O", 7: "L", 20: "A", 21: "*", 22: "L", 36: "O" }),
  ants: nothing,
};

function words(on: Ground, list: readonly string[], seat = 0, shortest?: number): Record<string, readonly number[]> {
  const search = new BuffetSearch(treeOf(list, alphabet), alphabet, on, startsOf(on, seat, 2), shortest);
  expect(search.run(() => false)).toBe(true);
  return Object.fromEntries(search.found);
}

describe("where a word may begin", () => {
  it("is before one's own nest in the first round (BUF-5)", () => {
    expect(startsOf(ground, 0, 2)).toEqual([5, 6, 7]);
    expect(startsOf(ground, 1, 2)).toEqual([]);
  });

  it("is beside one's own ants later, also across a corner, never on food or under an ant (BUF-2, BUF-6)", () => {
    const later = { ...ground, ants: put(nothing, { 20: "0", 7: "1" }) };
    expect(startsOf(later, 0, 2)).toEqual([5, 6, 36]);
    expect(startsOf(later, 1, 2)).toEqual([6, 22]);
    expect(startsOf(withoutAnts(later), 0, 2)).toEqual([5, 6, 7]);
  });
});

describe("words on a board", () => {
  it("go to neighbours, also diagonally, and use no cell twice (BUF-3, BUF-4)", () => {
    expect(words(ground, ["SOL", "SOLOS", "SALO", "SAO"])).toEqual({ SOL: [5, 6, 7], SAO: [5, 20, 6] });
    expect(words(ground, ["OLL", "OLLO"])).toEqual({ OLL: [6, 7, 22], OLLO: [6, 7, 22, 36] });
  });

  it("never cross food, an ant or a cell that nobody has read (BUF-2)", () => {
    const taken = { ...ground, ants: put(nothing, { 6: "1" }) };
    expect(words(taken, ["SOL", "SA"])).toEqual({ SA: [5, 20] });
  });

  it("have two letters at least, or as many as the table asks for (BUF-12)", () => {
    expect(Object.keys(words(ground, ["S", "SO", "SOL"]))).toEqual(["SO", "SOL"]);
    expect(Object.keys(words(ground, ["S", "SO", "SOL"], 0, 3))).toEqual(["SOL"]);
  });

  it("have the path with the lowest cells", () => {
    expect(words({ ...ground, letters: put(ground.letters, { 8: "O" }) }, ["LO"])).toEqual({ LO: [7, 6] });
  });

  it("are the same when they are found in slices", () => {
    const search = new BuffetSearch(treeOf(["SOL"], alphabet), alphabet, ground, startsOf(ground, 0, 2));
    while (!search.run(() => true));
    expect([...search.found.keys()]).toEqual(["SOL"]);
  });

  it("are shown by their length, the longest first, by the alphabet of the language", () => {
    expect(byLength(["OSO", "ÑU", "NU", "CASA", "OCA", "OZ"], "es")).toEqual([
      [4, ["CASA"]],
      [3, ["OCA", "OSO"]],
      [2, ["NU", "ÑU", "OZ"]],
    ]);
  });
});

describe("tiles", () => {
  const rows = ["ABCDE", "F*GHI", "JKLMN", "OPQRS", "TUVWX"];

  it("are turned clockwise (BUF-S1)", () => {
    expect(turned(rows, 1)[0]).toBe("TOJFA");
    expect(turned(rows, 4)).toEqual(rows);
    expect(turned(rows, -1)).toEqual(turned(rows, 3));
  });

  it("lie three by three, and where none lies nothing is known", () => {
    const letters = lay([null, { rows, turns: 0 }, null, null, null, null, null, null, { rows, turns: 2 }]);
    expect(letters).toHaveLength(CELLS);
    expect(letters.slice(5, 10)).toBe("ABCDE");
    expect(letters.slice(-5)).toBe("EDCBA");
    expect(letters[0]).toBe(UNKNOWN);
  });
});
