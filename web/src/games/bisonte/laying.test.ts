import { describe, expect, it } from "vitest";
import { arranged, moved, shuffled } from "./arrangement.ts";
import { alphabet, isWhole, lay, onRack, placements, standing, takeBack } from "./laying.ts";
import type { Box, Laid, Piece } from "./types.ts";

const [one, other, wild]: [Piece, Piece, Piece] = [
  { key: 1, tile: "A" },
  { key: 2, tile: "A" },
  { key: 3, tile: "*" },
];
const tiles = (pieces: readonly Piece[]) => pieces.map((piece) => piece.tile).join("");

describe("pieces on squares", () => {
  it("a piece lies in one place", () => {
    const laid = lay(lay([], one, 5), one, 9);
    expect(placements(laid)).toEqual([{ cell: 9, tile: "A", stands_for: "" }]);
  });

  it("a square holds one piece, and who lay there goes home", () => {
    const laid = lay(lay([], one, 5), wild, 5, "E");
    expect(placements(laid)).toEqual([{ cell: 5, tile: "*", stands_for: "E" }]);
    expect(onRack([one, other, wild], laid)).toEqual([one, other]);
  });

  it("two of the same letter are two pieces", () => {
    const laid = lay(lay([], one, 5), other, 6);
    expect(onRack([one, other, wild], laid)).toEqual([wild]);
    expect(onRack([one, other, wild], takeBack(laid, 6))).toEqual([other, wild]);
  });

  it("what lies on a square that somebody took goes home, the rest stays", () => {
    const laid = lay(lay([], one, 5), other, 6);
    expect(placements(standing(laid, { 5: { tile: "Z", bisonte: false } }))).toEqual([
      { cell: 6, tile: "A", stands_for: "" },
    ]);
    expect(standing(laid, {})).toBe(laid);
  });

  it("a play is whole once every Bisonte says what it stands for", () => {
    expect(isWhole(lay([], wild, 5))).toBe(false);
    expect(isWhole(lay([], wild, 5, "CH"))).toBe(true);
  });

  it("is told square by square", () => {
    const laid: Laid[] = lay(lay([], one, 20), wild, 5, "E");
    expect(placements(laid).map((each) => each.cell)).toEqual([5, 20]);
  });

  it("a Bisonte can be every tile of the box, in the order of the alphabet", () => {
    const kinds = ["*", "Z", "C", "Ñ", "D", "CH", "N", "O"].map((tile) => ({ tile, count: 1, value: 1 }));
    const box: Box = { id: "", language: "es", kinds, layout: { id: "", rows: [] }, rack: 7 };
    expect(alphabet(box)).toEqual(["C", "CH", "D", "N", "Ñ", "O", "Z"]);
  });
});

describe("the order of the rack", () => {
  it("stays as it was, and new tiles come on the right", () => {
    const before = arranged([], ["A", "B", "C"]);
    const mine = moved(before, before[2]?.key ?? 0, 0);
    expect(tiles(arranged(mine, ["B", "C", "E", "E"]))).toBe("CBEE");
  });

  it("keeps the very same pieces", () => {
    const before = arranged([], ["A", "A"]);
    expect(arranged(before, ["A", "A", "B"]).slice(0, 2)).toEqual(before);
    expect(arranged(before, ["A"])).toEqual([before[0]]);
  });

  it("a piece moves among the others, never beyond them", () => {
    const before = arranged([], ["A", "B", "C"]);
    const key = before[0]?.key ?? 0;
    expect(tiles(moved(before, key, 1))).toBe("BAC");
    expect(tiles(moved(before, key, 9))).toBe("BCA");
    expect(moved(before, key, 0)).toBe(before);
  });

  it("shuffling loses nothing", () => {
    const before = arranged([], ["A", "B", "C", "D"]);
    expect(tiles(shuffled(before, () => 0))).toBe("BCDA");
    expect([...tiles(shuffled(before))].sort().join("")).toBe("ABCD");
  });
});
