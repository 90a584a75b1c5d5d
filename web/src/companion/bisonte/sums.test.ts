import { describe, expect, it } from "vitest";
import { boxes, type BisonteBox } from "../boxes.ts";
import { readable } from "../reading.ts";
import { sum } from "../summing.ts";
import { onSheet, readSheet } from "./kept.ts";
import {
  isStuck,
  linesOfTurn,
  nextSeat,
  OUT,
  rackOf,
  reckon,
  type BisonteSheet,
  type Rack,
  type Turn,
} from "./sums.ts";

const SPANISH = boxes.bisonte.editions["es-102"] as BisonteBox;

function turn(seat: number, points: number, more: Partial<Turn> = {}): Turn {
  return { seat, kind: "play", points, seven: false, words: [], ...more };
}

function sheetOf(turns: readonly Turn[], more: Partial<BisonteSheet> = {}): BisonteSheet {
  return { turns, ending: null, racks: [null, null, null], ...more };
}

function rack(value: number): Rack {
  return { value, tiles: "" };
}

describe("a turn", () => {
  it("scores what was typed, and 50 more for seven tiles (BIS-20)", () => {
    expect(sum(linesOfTurn(turn(0, 20)))).toBe(20);
    expect(sum(linesOfTurn(turn(0, 40, { seven: true })))).toBe(90);
    expect(sum(linesOfTurn(turn(0, 60, { seven: true })))).toBe(110);
  });

  it.each([
    ["pass", "BIS-10"],
    ["exchange", "BIS-9"],
    ["skipped", "BIS-14"],
    ["undone", "BIS-13"],
  ] as const)("scores nothing as a %s, by its clause", (kind, clause) => {
    expect(linesOfTurn(turn(0, 30, { kind, seven: true }))).toMatchObject([{ points: 0, clause }]);
  });

  it("passes to the left, whoever had it (BIS-S2)", () => {
    expect(nextSeat(sheetOf([]), 3)).toBe(0);
    expect(nextSeat(sheetOf([turn(2, 1)]), 3)).toBe(0);
    expect(nextSeat(sheetOf([turn(0, 1), turn(0, 1)]), 3)).toBe(1);
  });

  it("is the last where three of each went without a point (BIS-23)", () => {
    const passes = Array.from({ length: 9 }, (_, number) => turn(number % 3, 0, { kind: "pass" }));
    expect(isStuck(sheetOf(passes), 3)).toBe(true);
    expect(isStuck(sheetOf([...passes.slice(1), turn(0, 2)]), 3)).toBe(false);
    expect(isStuck(sheetOf(passes.slice(1)), 3)).toBe(false);
  });
});

describe("the end", () => {
  it("costs each the rack, and gives all of it to who is out (BIS-24)", () => {
    const ended = sheetOf([], { ending: { clause: "BIS-21", out: 0 }, racks: [null, rack(8), rack(3)] });
    expect(reckon(ended, 3).totals).toEqual([11, -8, -3]);
  });

  it("gives nobody anything where all have tiles left, be it a Bisonte (BIS-22, BIS-24)", () => {
    const ended = sheetOf([], { ending: { clause: "BIS-22" }, racks: [rack(0), rack(8), rack(3)] });
    expect(reckon(ended, 3).totals).toEqual([0, -8, -3]);
  });

  it.each(["BIS-22", "BIS-23"] as const)("gives all who are out the others' racks, also by %s (BIS-24)", (clause) => {
    expect(reckon(sheetOf([], { ending: { clause }, racks: [OUT, rack(8), rack(3)] }), 3).totals).toEqual([11, -8, -3]);
    expect(reckon(sheetOf([], { ending: { clause }, racks: [OUT, OUT, rack(12)] }), 3).totals).toEqual([12, 12, -12]);
  });

  it("is known when all racks are (BIS-25)", () => {
    const open = sheetOf([turn(0, 9)], { ending: { clause: "BIS-21", out: 0 }, racks: [null, rack(8), null] });
    expect(reckon(open, 3).outcome).toBeNull();
  });

  it("goes on a tie to who had more before the racks; then it is shared (BIS-25)", () => {
    const racks = [rack(4), rack(2), rack(9)];
    const tied = sheetOf([turn(0, 14), turn(1, 12)], { ending: { clause: "BIS-22" }, racks });
    expect(reckon(tied, 3).outcome).toMatchObject({ winners: [0], why: { id: "bisonte-outcome-before-racks" } });
    const level = sheetOf([turn(0, 14), turn(1, 14)], {
      ending: { clause: "BIS-22" },
      racks: [rack(1), rack(1), rack(0)],
    });
    expect(reckon(level, 3).outcome).toMatchObject({ winners: [0, 1], why: { id: "bisonte-outcome-shared" } });
  });
});

describe("a rack", () => {
  it("is worth its tiles, digraphs as one, a Bisonte nothing (BIS-24)", () => {
    expect(rackOf(SPANISH, "ach*")).toMatchObject({ tiles: ["A", "CH", "*"], value: 6 });
    expect(rackOf(SPANISH, "a c h ?")).toMatchObject({ tiles: ["A", "C", "H", "*"], value: 8 });
    expect(rackOf(SPANISH, "ñÁ")).toMatchObject({ tiles: ["Ñ", "A"], value: 9 });
  });

  it("tells what the box has not", () => {
    expect(rackOf(boxes.bisonte.editions["en-100"] as BisonteBox, "ÑA")).toMatchObject({
      tiles: ["A"],
      unknown: ["Ñ"],
    });
    expect(rackOf(SPANISH, "A 5 B")).toMatchObject({ tiles: ["A", "B"], unknown: ["5"] });
    expect(rackOf(SPANISH, "250!")).toMatchObject({ tiles: [], unknown: ["2", "5", "0", "!"] });
    expect(rackOf(SPANISH, " a, b; c.d ")).toMatchObject({ tiles: ["A", "B", "C", "D"], unknown: [] });
  });
});

describe("what is read", () => {
  const good: BisonteSheet = {
    turns: [turn(1, 12, { words: ["CASA"] })],
    ending: { clause: "BIS-21", out: 2 },
    racks: [rack(3), OUT, null],
  };

  it("is the sheet that was written", () => {
    expect(readSheet(JSON.parse(JSON.stringify(good)), 3)).toEqual(good);
  });

  it.each([
    ["a seat that is not there", { ...good, turns: [turn(3, 1)] }],
    ["a turn of no kind", { ...good, turns: [turn(0, 1, { kind: "cheat" as never })] }],
    ["too many turns", { ...good, turns: Array.from({ length: 401 }, () => turn(0, 1)) }],
    ["points beyond all", { ...good, turns: [turn(0, 1e12)] }],
    ["a word as long as a book", { ...good, turns: [turn(0, 1, { words: ["A".repeat(1000)] })] }],
    ["an end that is none", { ...good, ending: { clause: "BIS-99" } }],
    ["somebody out who is not there", { ...good, ending: { clause: "BIS-21", out: 7 } }],
    ["racks of others", { ...good, racks: [null] }],
  ])("is no sheet: %s", (_, raw) => {
    expect(readable(() => readSheet(raw, 3))).toBeNull();
  });
});

describe("a play that the board reader hands over", () => {
  it("is one that the sheet can read again, however long its words are and whatever it scores", () => {
    const longest = "CH".repeat(15);
    const plays = [
      { points: 98, seven: true, words: Array<string>(8).fill(longest) },
      { points: 9000, seven: false, words: Array<string>(20).fill(longest + longest) },
    ];
    const turns = plays.map((play) => turn(0, 0, onSheet(play)));
    expect(readable(() => readSheet(sheetOf(turns), 3))?.turns).toEqual(turns);
    expect(turns[0]).toMatchObject(plays[0]!);
  });
});
