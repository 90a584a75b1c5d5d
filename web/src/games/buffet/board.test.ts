import { expect, test } from "vitest";
import * as board from "./board.ts";
import type { Ant } from "./types.ts";

const at = (row: number, column: number): number => row * 15 + column;

test("cells touch each other at sides and corners, and never over the edge of the board", () => {
  expect(board.isNextTo(at(3, 3), at(4, 4))).toBe(true);
  expect(board.isNextTo(at(3, 3), at(3, 5))).toBe(false);
  expect(board.isNextTo(at(0, 14), at(1, 0))).toBe(false);
  expect(board.isNextTo(at(3, 3), at(3, 3))).toBe(false);
});

test("a corner has three neighbours and the middle has eight", () => {
  expect(board.neighboursOf(0)).toEqual([1, 15, 16]);
  expect(board.neighboursOf(at(7, 7))).toHaveLength(8);
});

test("the five cells in front of a nest are the rim of the middle tile", () => {
  expect(board.frontOf("north")).toEqual([5, 6, 7, 8, 9]);
  expect(board.frontOf("south")).toEqual([215, 216, 217, 218, 219]);
  expect(board.frontOf("east")).toEqual([89, 104, 119, 134, 149]);
  expect(board.frontOf("west")).toEqual([75, 90, 105, 120, 135]);
});

test("a point beside the board is on no cell", () => {
  expect(board.cellAt({ x: -0.1, y: 3 })).toBeNull();
  expect(board.cellAt({ x: 3.9, y: 2.1 })).toBe(at(2, 3));
});

test("gliding past the corner of a cell does not mean it", () => {
  expect(board.cellGlidedAt({ x: 3.5, y: 3.4 })).toBe(at(3, 3));
  expect(board.cellGlidedAt({ x: 3.05, y: 3.05 })).toBeNull();
});

test("a fast finger misses no cell on its way", () => {
  const cells = board.between({ x: 0.5, y: 0.5 }, { x: 3.5, y: 3.5 }).map(board.cellGlidedAt);
  expect([...new Set(cells)].filter((cell) => cell !== null)).toEqual([at(0, 0), at(1, 1), at(2, 2), at(3, 3)]);
});

test("a path spells its letters", () => {
  expect(board.spell("ABC".padEnd(225, "X"), [2, 0, 1])).toBe("CAB");
});

test("foods and nests are reached by the ants that can be seen", () => {
  const letters = `${"A".repeat(16)}*`.padEnd(225, "A");
  const ants: Record<string, Ant> = {
    1: { seat: 0, round: 1, special: false },
    219: { seat: 0, round: 1, special: false },
  };
  expect(board.foodsBeside(letters, ants, 0)).toEqual([16]);
  expect(board.foodsBeside(letters, ants, 1)).toEqual([]);
  expect(board.nestsBefore(["north", "south"], ants, 0)).toEqual([1]);
});

test("tiles are five by five", () => {
  expect([0, 4, 5, 74, 75, 224].map(board.tileOf)).toEqual([0, 0, 1, 2, 3, 8]);
});
