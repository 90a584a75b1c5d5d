import { describe, expect, it } from "vitest";
import { along, extent, premiumOf, runsDown, runThrough, squareName } from "./squares.ts";
import type { Box } from "./types.ts";
import { unseen, sumOf, vowelsOf } from "./unseen.ts";

const SIDE = 5;
const box: Box = {
  id: "",
  language: "es",
  kinds: [
    { tile: "*", count: 2, value: 0 },
    { tile: "E", count: 3, value: 1 },
    { tile: "CH", count: 1, value: 5 },
    { tile: "A", count: 4, value: 1 },
  ],
  layout: { id: "", rows: ["T...T", ".d.d.", "..*..", ".d.d.", "T...T"] },
  rack: 7,
};

describe("squares", () => {
  it("are named by the row first across, and by the column first down", () => {
    expect(squareName({ cell: 7, isDown: false }, SIDE)).toBe("2C");
    expect(squareName({ cell: 7, isDown: true }, SIDE)).toBe("C2");
  });

  it("end at the edges", () => {
    expect(along({ cell: 4, isDown: false }, 1, SIDE)).toBeNull();
    expect(along({ cell: 4, isDown: true }, 1, SIDE)).toBe(9);
    expect(along({ cell: 22, isDown: true }, 1, SIDE)).toBeNull();
    expect(along({ cell: 5, isDown: false }, -1, SIDE)).toBeNull();
  });

  it("have their premium from the layout of the box", () => {
    expect([0, 6, 12, 1].map((cell) => premiumOf(box, cell))).toEqual(["treble-word", "double-letter", "centre", null]);
  });

  it("of a play have a rectangle around them", () => {
    expect(extent([6, 8], SIDE)).toEqual({ x: 1, y: 1, width: 3, height: 1 });
    expect(extent([2, 17], SIDE)).toEqual({ x: 2, y: 0, width: 1, height: 4 });
  });

  it("run down when they share a column, and a single one where it has a neighbour", () => {
    expect(runsDown([2, 12], SIDE, () => false)).toBe(true);
    expect(runsDown([11, 12], SIDE, () => false)).toBe(false);
    expect(runsDown([12], SIDE, (cell) => cell === 7)).toBe(true);
    expect(runsDown([12], SIDE, (cell) => cell === 7 || cell === 13)).toBe(false);
  });

  it("make a run with what lies beside them", () => {
    expect(runThrough({ cell: 12, isDown: false }, SIDE, (cell) => [10, 11, 13].includes(cell))).toEqual([
      10, 11, 12, 13,
    ]);
    expect(runThrough({ cell: 12, isDown: true }, SIDE, (cell) => cell === 17)).toEqual([12, 17]);
  });
});

describe("unseen tiles", () => {
  const board = { 0: { tile: "A", bisonte: false }, 1: { tile: "CH", bisonte: true } };

  it("are those neither on the board nor on one's rack; a Bisonte on the board is a Bisonte", () => {
    const tiles = unseen(box, board, ["A", "E", "CH"]);
    expect(tiles.map(({ tile, left }) => `${tile}${left}`)).toEqual(["A2", "CH0", "E2", "*1"]);
    expect(sumOf(tiles)).toBe(5);
    expect(vowelsOf(tiles)).toBe(4);
  });

  it("are all but those on the board for one who only watches", () => {
    expect(sumOf(unseen(box, board, []))).toBe(8);
  });
});
