import { describe, expect, it } from "vitest";
import { boxOf } from "./box.ts";
import { bestOf, BisonteSearch, inOrder } from "./search.ts";
import { scoreOf } from "./scoring.ts";
import { treeOf } from "../../testing/tree.ts";
import { alphabetOf } from "$/table/letters.ts";
import type { Squares } from "$/games/bisonte/types.ts";

const box = boxOf("es", "es-102", "sixty-one");
const words = treeOf(["CASA", "CASAS", "OSA", "OSO", "CHAL", "AS", "SA", "PERRO"], alphabetOf("es"));
const casa: Squares = Object.fromEntries([..."CASA"].map((tile, place) => [111 + place, { tile, bisonte: false }]));

function plays(board: Squares, rack: readonly string[], isSplit = false) {
  const search = new BisonteSearch(words, box, board, rack, { isSplit });
  expect(search.run(() => false)).toBe(true);
  return inOrder(search.found, box).map(({ laid, points }) => ({
    text: laid.map(({ tile, bisonte }) => (bisonte ? tile.toLowerCase() : tile)).join(" "),
    cells: laid.map(({ cell }) => cell),
    points,
    laid,
  }));
}

describe("plays for a rack", () => {
  it("covers the centre of an empty board, across and down (BIS-1)", () => {
    const found = plays({}, ["O", "S", "O"]);
    expect(found).toHaveLength(6);
    expect(found.every(({ cells }) => cells.includes(112))).toBe(true);
  });

  it("scores every play as the sheet does (BIS-16 to BIS-20)", () => {
    const found = plays(casa, ["O", "S", "A", "*"]);
    expect(found.length).toBeGreaterThan(20);
    for (const { laid, points } of found) expect(scoreOf(box, casa, laid).points).toBe(points);
  });

  it("makes words of all runs that it touches (BIS-3)", () => {
    expect(plays(casa, ["S"]).map(({ text, cells }) => `${text} ${cells.join()}`)).toEqual([
      "S 115",
      "S 97",
      "S 99",
      "S 127",
      "S 129",
    ]);
  });

  it("lays a digraph as one tile, and never two tiles for it unless the table lets it (BIS-8)", () => {
    const board: Squares = { 113: { tile: "A", bisonte: false }, 114: { tile: "L", bisonte: false } };
    expect(plays(board, ["CH"]).map(({ text }) => text)).toEqual(["CH"]);
    expect(plays(board, ["C", "H"])).toEqual([]);
    expect(plays(board, ["C", "H"], true).map(({ text }) => text)).toEqual(["C H"]);
  });

  it("lets a Bisonte stand for any tile, where it costs least (BIS-6, BIS-19)", () => {
    const [best] = plays({}, ["O", "S", "*"]);
    expect(best?.points).toBe(4);
    expect(plays({ 113: { tile: "A", bisonte: false }, 114: { tile: "L", bisonte: false } }, ["*"])[0]?.text).toBe(
      "ch",
    );
  });

  it("finds a single tile that makes two words once", () => {
    const board: Squares = {
      112: { tile: "A", bisonte: false },
      128: { tile: "A", bisonte: false },
    };
    expect(plays(board, ["S"]).filter(({ cells }) => cells[0] === 113)).toHaveLength(1);
    expect(plays(board, ["S"]).filter(({ cells }) => cells[0] === 127)).toHaveLength(1);
  });

  it("comes to an end in slices as it does at once", () => {
    const search = new BisonteSearch(words, box, casa, ["O", "S", "A", "*", "*"], { isSplit: false });
    let slices = 1;
    while (!search.run(() => true)) slices++;
    expect(slices).toBeGreaterThan(100);
    expect(search.found).toHaveLength(plays(casa, ["O", "S", "A", "*", "*"]).length);
  });

  it("puts the best first, as many as are asked for", () => {
    const search = new BisonteSearch(words, box, casa, ["O", "S", "A", "*"], { isSplit: false });
    search.run(() => false);
    for (const most of [0, 1, 5, 1000])
      expect(bestOf(search.found, box, most)).toEqual(inOrder(search.found, box).slice(0, most));
  });

  it("finds nothing with an empty rack, nor on a board that is full", () => {
    expect(plays(casa, [])).toEqual([]);
    const full = Object.fromEntries(Array.from({ length: 225 }, (_, cell) => [cell, { tile: "A", bisonte: false }]));
    expect(plays(full, ["S"])).toEqual([]);
  });
});
