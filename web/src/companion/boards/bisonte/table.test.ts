import { describe, expect, it } from "vitest";
import { boxOf, editionsOf } from "./box.ts";
import { emptyTable, inBox, looseCells, pasted, readTable, tooMany, withoutLast } from "./table.ts";
import { erase, eraseBack, type, type Writing, type Written } from "./typing.ts";
import type { Squares } from "$/games/bisonte/types.ts";

const box = boxOf("es", "es-102", "meadow");
const blank: Writing = {
  box,
  pen: "board",
  board: {},
  laid: [],
  cursor: { cell: 111, isDown: false },
  isBisonte: false,
  typedAt: null,
  isSplit: false,
};

function typed(keys: readonly string[], from: Writing = blank): Writing {
  return keys.reduce((writing, key) => ({ ...writing, ...(type(writing, key) as Written) }), from);
}

function text(board: Squares): string {
  return Object.values(board)
    .map(({ tile, bisonte }) => (bisonte ? tile.toLowerCase() : tile))
    .join(" ");
}

describe("typing what lies on the board", () => {
  it("goes on along the line, and down where it points down", () => {
    expect(Object.keys(typed([..."CASA"]).board)).toEqual(["111", "112", "113", "114"]);
    const down = typed([..."SOL"], { ...blank, cursor: { cell: 0, isDown: true } });
    expect(Object.keys(down.board)).toEqual(["0", "15", "30"]);
  });

  it("takes two letters for the tile that the box has for them, unless digraphs may be split (BIS-8)", () => {
    expect(text(typed([..."CHAL"]).board)).toBe("CH A L");
    expect(text(typed([..."PERRO"]).board)).toBe("P E RR O");
    expect(text(typed([..."CHAL"], { ...blank, isSplit: true }).board)).toBe("C H A L");
    const plain = { ...blank, box: boxOf("es", "es-plain", "meadow") };
    expect(text(typed([..."CHAL"], plain).board)).toBe("C H A L");
    expect(text(typed(["CH", "A"]).board)).toBe("CH A");
  });

  it("keeps a Bisonte one when its letter is written again with a word across it (BIS-6)", () => {
    const there = typed(["A"], { ...blank, isBisonte: true });
    expect(text(there.board)).toBe("a");
    const again = typed([..."CASA"], { ...there, cursor: { cell: 110, isDown: false } });
    expect(text(again.board)).toBe("C a S A");
  });

  it("writes no tile that the box has not, and stays at the edge", () => {
    expect(type(blank, "Ç")).toBeNull();
    expect(type({ ...blank, box: boxOf("es", "es-100", "meadow") }, "K")).toBeNull();
    expect(typed(["S"], { ...blank, cursor: { cell: 224, isDown: false } }).cursor.cell).toBe(224);
  });

  it("takes back the tile under the arrow, else the one before it", () => {
    const casa = typed([..."CASA"]);
    expect(text(eraseBack(casa).board)).toBe("C A S");
    expect(eraseBack(casa).cursor.cell).toBe(114);
    expect(text(erase({ ...casa, cursor: { cell: 112, isDown: false } }).board)).toBe("C S A");
  });
});

describe("typing a play", () => {
  const casa = typed([..."CASA"]).board;
  const play: Writing = { ...blank, pen: "play", board: casa, cursor: { cell: 111, isDown: false } };

  it("passes over the letters that lie there, so that a whole word can be written", () => {
    expect(typed([..."CASAS"], play).laid).toEqual([{ cell: 115, tile: "S", bisonte: false }]);
  });

  it("goes to the next free square with any other letter", () => {
    expect(typed(["S"], { ...play, cursor: { cell: 112, isDown: false } }).laid[0]?.cell).toBe(115);
    expect(type({ ...play, board: { ...casa, 115: { tile: "S", bisonte: false } } }, "O")?.laid[0]?.cell).toBe(116);
  });

  it("passes over a digraph tile by both of its letters", () => {
    const chal: Squares = { 111: { tile: "CH", bisonte: false }, 112: { tile: "A", bisonte: false } };
    expect(typed([..."CHAL"], { ...play, board: chal }).laid).toEqual([{ cell: 113, tile: "L", bisonte: false }]);
  });

  it("makes a digraph of its own letters alone, and of none that lie on the board (BIS-8)", () => {
    const after = typed([..."CH"], { ...play, board: { 111: { tile: "C", bisonte: false } } });
    expect(after.laid).toEqual([{ cell: 112, tile: "H", bisonte: false }]);
    expect(text(after.board)).toBe("C");
    expect(typed([..."CH"], { ...play, board: {} }).laid).toEqual([{ cell: 111, tile: "CH", bisonte: false }]);
  });

  it("finds no room over the edge", () => {
    const row = Object.fromEntries(Array.from({ length: 15 }, (_, cell) => [cell, { tile: "A", bisonte: false }]));
    expect(type({ ...play, board: row, cursor: { cell: 3, isDown: false } }, "S")).toBeNull();
  });
});

describe("a board that is kept, pasted or amiss", () => {
  it("is read as far as it is one", () => {
    for (const raw of [null, undefined, 3, "x", [], { board: null }, { board: [1], laid: 3, rack: "A" }])
      expect(readTable(raw, "es")).toEqual(emptyTable("es"));
    const forged = {
      edition: "en-102",
      layout: "../x",
      board: { 3: { tile: "A" }, 4: { tile: "*" }, 999: { tile: "A" }, "-1": { tile: "A" }, 5: null, x: { tile: "A" } },
      laid: [{ cell: 3, tile: "A" }, { cell: 7, tile: "CH", bisonte: true }, null, { cell: "8", tile: "A" }],
      rack: ["A", "*", "??", 7, ..."AAAAAAAAA"],
    };
    expect(readTable(forged, "es")).toEqual({
      ...emptyTable("es"),
      board: { 3: { tile: "A", bisonte: false } },
      laid: [{ cell: 7, tile: "CH", bisonte: true }],
      rack: [..."A*AAAAA"],
    });
  });

  it("gives the last play back, through being kept, but for what was written over it", () => {
    const last = [111, 112, 113].map((cell) => ({ cell, tile: "A", bisonte: false }));
    const board = { ...typed([..."AAA"]).board, 113: { tile: "S", bisonte: false }, 114: { tile: "O", bisonte: true } };
    const kept = readTable(JSON.parse(JSON.stringify({ ...emptyTable("es"), board, last })), "es");
    expect(kept.last.map(({ cell }) => cell)).toEqual([111, 112]);
    for (const table of [kept, { ...kept, last }])
      expect(withoutLast(table)).toEqual({ ...kept, last: [], board: { 113: board[113], 114: board[114] } });
  });

  it("survives being kept", () => {
    const table = { ...emptyTable("es"), board: typed([..."CHAL"]).board, rack: ["A", "*"] };
    expect(readTable(JSON.parse(JSON.stringify(table)), "es")).toEqual(table);
  });

  it("loses in another box the tiles that it has not", () => {
    const table = { ...emptyTable("es"), board: typed(["CH", "A", "K"]).board };
    expect(text(inBox(table, "es-103", "sixty-one", "es").board)).toBe("A K");
    expect(inBox(table, "es-103", "sixty-one", "es").layout).toBe("sixty-one");
  });

  it("is pasted whole from its corner, with small letters as Bisontes and digraphs in brackets", () => {
    const lines = Array.from({ length: 15 }, (_, row) => (row === 7 ? ".......[CH]Al....." : ".".repeat(15)));
    expect(pasted(lines.join("\r\n"), 99, box)).toEqual({
      board: {
        112: { tile: "CH", bisonte: false },
        113: { tile: "A", bisonte: false },
        114: { tile: "L", bisonte: true },
      },
      isCut: false,
    });
    expect(Object.keys(pasted("\t\tCH\tA", 15, box)?.board ?? {})).toEqual(["17", "18"]);
    expect(Object.keys(pasted(" A\nB", 15, box)?.board ?? {})).toEqual(["16", "30"]);
  });

  it("is cut where it does not fit, and none where there is no tile in it", () => {
    expect(pasted("ÁRBOL", 222, box)).toEqual({
      board: Object.fromEntries([..."ARB"].map((tile, place) => [222 + place, { tile, bisonte: false }])),
      isCut: true,
    });
    expect(pasted("1234 🐜 漢字", 0, box)).toBeNull();
    expect(pasted("", 0, box)).toBeNull();
    expect(pasted("💥".repeat(1e6), 0, box)).toBeNull();
  });

  it("may have more tiles than the box, which is said by count (BIS-C1)", () => {
    const table = { ...emptyTable("es"), board: typed([..."ZAZ"]).board, rack: ["*", "*", "*"] };
    expect(tooMany(box, table)).toEqual([
      { tile: "Z", count: 1, used: 2 },
      { tile: "*", count: 2, used: 3 },
    ]);
  });

  it("may have tiles that nothing joins to the centre (BIS-2)", () => {
    expect(looseCells(box, typed([..."CASA"]).board)).toEqual([]);
    expect(looseCells(box, { ...typed([..."CASA"]).board, 0: { tile: "A", bisonte: false } })).toEqual([0]);
    expect(looseCells(box, { 0: { tile: "A", bisonte: false } })).toEqual([0]);
  });

  it("has the usual box of a language first", () => {
    expect(editionsOf("es")).toEqual(["es-102", "es-100", "es-103", "es-plain"]);
    expect(editionsOf("en")[0]).toBe("en-102");
  });
});
