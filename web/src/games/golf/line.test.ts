import { describe, expect, it } from "vitest";
import { fairwayOf, faultyPieces, headingOf, piecesOf, trimmed } from "./line.ts";

// 0 1 2
// 3 4 5
const SPACES = [0, 1].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));

describe("a line", () => {
  it("has one piece less than spaces", () => {
    expect(piecesOf(SPACES, [0, 1, 4])).toEqual([
      { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
      { from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
    ]);
    expect(piecesOf(SPACES, [0])).toEqual([]);
  });

  it("that turns without meeting itself has no fault", () => {
    expect([...faultyPieces(SPACES, [0, 3, 4, 1, 2, 5])]).toEqual([]);
  });

  it("that crosses itself has two faulty pieces", () => {
    expect([...faultyPieces(SPACES, [0, 4, 3, 1])]).toEqual([0, 2]);
  });

  it("that ends on an earlier piece touches it", () => {
    expect([...faultyPieces(SPACES, [0, 2, 4, 1])]).toEqual([0, 2]);
  });

  it("that runs through a letter meets the pieces there", () => {
    expect([...faultyPieces(SPACES, [1, 4, 3, 0, 2])].toSorted()).toEqual([0, 3]);
  });

  it("that runs back along itself is faulty at once", () => {
    expect([...faultyPieces(SPACES, [0, 2, 1])]).toEqual([0, 1]);
  });

  it("may run over a space that holds no letter", () => {
    expect([...faultyPieces(SPACES, [0, 2, 5])]).toEqual([]);
  });
});

describe("drawing", () => {
  it("leaves room for the letters at both ends of a piece", () => {
    const piece = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } };
    expect(trimmed(piece, 30)).toEqual({ from: { x: 30, y: 0 }, to: { x: 70, y: 0 } });
  });

  it("points an arrowhead the way the piece runs", () => {
    expect(headingOf({ from: { x: 0, y: 0 }, to: { x: 0, y: 5 } })).toBe(90);
  });

  it("joins all spaces to one fairway, far ones too", () => {
    const apart = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 4, y: 4 },
    ];
    expect(fairwayOf(apart, 1)).toHaveLength(2);
    expect(fairwayOf(SPACES, 1).length).toBeGreaterThanOrEqual(7);
  });
});
