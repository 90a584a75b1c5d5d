import { describe, expect, it } from "vitest";
import { boxOf } from "./box.ts";
import { refusalOf, runsOf, wordOf, type Laying } from "./placing.ts";
import { scoreOf } from "./scoring.ts";
import { hasSplitDigraph } from "./spelling.ts";
import type { Box, Squares } from "$/games/bisonte/types.ts";

const box = boxOf("es", "es-102", "sixty-one");

/** Letters from a square on, capitals as tiles and small ones as Bisontes; a digraph tile stands in brackets. */
function laid(text: string, cell: number, step = 1): Laying[] {
  return [...text.matchAll(/\[(\w+)\]|(.)/gu)].map(([, digraph, letter = ""], place) => {
    const tile = digraph ?? letter;
    return { cell: cell + place * step, tile: tile.toUpperCase(), bisonte: tile !== tile.toUpperCase() };
  });
}

function board(...plays: readonly Laying[][]): Squares {
  return Object.fromEntries(plays.flat().map(({ cell, tile, bisonte }) => [cell, { tile, bisonte }]));
}

function clause(on: Squares, play: readonly Laying[]): string {
  const refusal = refusalOf(box, on, play);
  return refusal ? `${refusal.clause} ${refusal.text.id}` : "";
}

describe("where tiles may lie", () => {
  const casa = board(laid("CASA", 111));

  it("takes two tiles or more, unbroken, in one line, over the centre of an empty board (BIS-1)", () => {
    expect(clause({}, laid("CASA", 111))).toBe("");
    expect(clause({}, laid("CASA", 67, 15))).toBe("");
    expect(clause({}, laid("A", 112))).toBe("BIS-1 bis-1-two-tiles");
    expect(clause({}, [])).toBe("BIS-1 bis-1-two-tiles");
    expect(clause({}, [...laid("A", 112), ...laid("S", 128)])).toBe("BIS-1 bis-1-in-line");
    expect(clause({}, [...laid("A", 112), ...laid("S", 114)])).toBe("BIS-1 bis-1-unbroken");
    expect(clause({}, laid("CASA", 96))).toBe("BIS-1 bis-1-centre");
  });

  it("takes later tiles in one line, without a gap, beside what lies there (BIS-2)", () => {
    expect(clause(casa, laid("S", 115))).toBe("");
    expect(clause(casa, [...laid("A", 110), ...laid("S", 115)])).toBe("");
    expect(clause(casa, [])).toBe("BIS-2 bis-2-no-tile");
    expect(clause(casa, [...laid("S", 115), ...laid("O", 131)])).toBe("BIS-2 bis-2-in-line");
    expect(clause(casa, [...laid("S", 115), ...laid("O", 117)])).toBe("BIS-2 bis-2-unbroken");
    expect(clause(casa, laid("SOL", 0))).toBe("BIS-2 bis-2-touches-nothing");
    expect(clause(casa, [...laid("S", 115), ...laid("O", 115)])).toBe("BIS-2 bis-2-one-square");
  });

  it("lets no tile lie on another, off the board, or beyond a rack (BIS-5, BIS-C2, BIS-C3, BIS-6)", () => {
    expect(clause(casa, laid("S", 113))).toBe("BIS-5 bis-5-taken");
    expect(clause(casa, laid("S", 225))).toBe("BIS-C2 bis-c2-no-such-square");
    expect(clause(casa, laid("S", -1))).toBe("BIS-C2 bis-c2-no-such-square");
    expect(clause(casa, laid("S", Number.NaN))).toBe("BIS-C2 bis-c2-no-such-square");
    expect(clause({}, laid("AAAAAAAA", 108))).toBe("BIS-C3 page-companion-boards-rack-is-short");
    expect(clause({}, [{ cell: 112, tile: "Å", bisonte: false }])).toBe("BIS-6 bis-6-no-such-tile");
  });

  it("ends a run at the edge of the board", () => {
    const right = board(laid("SOL", 12), laid("A", 15));
    expect(runsOf(box, right, laid("S", 11)).map(wordOf)).toEqual(["SSOL"]);
    expect(runsOf(box, right, laid("S", 16)).map(wordOf)).toEqual(["AS"]);
  });

  it("finds every run that a play makes or changes, along it first (BIS-3)", () => {
    expect(runsOf(box, casa, laid("SOL", 115, 15)).map(wordOf)).toEqual(["SOL", "CASAS"]);
    expect(runsOf(box, casa, laid("AS", 126)).map(wordOf)).toEqual(["AS", "CA", "AS"]);
    expect(runsOf(box, board(laid("[CH]A", 111)), laid("L", 113)).map(wordOf)).toEqual(["CHAL"]);
  });
});

describe("two tiles for one digraph", () => {
  const isSplit = (text: string) => runsOf(box, {}, laid(text, 109)).some((run) => hasSplitDigraph(box, run));

  it("are found wherever they lie side by side, and a digraph tile is none of them (BIS-8)", () => {
    expect(["CHAL", "PERRO", "ACH", "cHAL"].map(isSplit)).toEqual([true, true, true, true]);
    expect(["[CH]AL", "PE[RR]O", "A[CH]", "C[CH]", "CASA"].map(isSplit)).toEqual([false, false, false, false, false]);
  });
});

describe("what a play scores", () => {
  function points(on: Squares, play: readonly Laying[], within: Box = box): number {
    return scoreOf(within, on, play).points;
  }

  /** A tile elsewhere, so that it is no first play. */
  const below = board(laid("e", 93));
  const dearer = { ...box, kinds: box.kinds.map((kind) => (kind.tile === "P" ? { ...kind, value: 4 } : kind)) };

  it("doubles the first word, after the letter premium: (7+3)×2 = 20 (BIS-1, BIS-17)", () => {
    expect(points({}, laid("PERAS", 108))).toBe(20);
  });

  it("takes a Bisonte as nothing, though its square trebles the word: 27 (BIS-19)", () => {
    const there = board(laid("HIJ", 1));
    const values = { ...box, kinds: box.kinds.map((kind) => (kind.tile === "J" ? { ...kind, value: 4 } : kind)) };
    expect(points(there, laid("a", 0), values)).toBe(27);
  });

  it("multiplies two word premiums and adds 50 for seven tiles: 10×4+50 = 90 (BIS-17, BIS-20)", () => {
    expect(points(below, laid("PAREATO", 64), dearer)).toBe(90);
    expect(scoreOf(dearer, below, laid("PAREATO", 64)).lines.at(-1)).toMatchObject({ points: 50, clause: "BIS-20" });
  });

  it("multiplies pink and red: 10×6+50 = 110 (BIS-17)", () => {
    const rows = box.layout.rows.map((row, place) => (place === 4 ? "....D.....T...." : row));
    expect(points(below, laid("PAREATO", 64), { ...dearer, layout: { id: "test", rows } })).toBe(110);
  });

  it("earns nothing for six tiles, nor for a premium that is covered already (BIS-18, BIS-20)", () => {
    expect(points({}, laid("PAREAD", 109))).toBe(2 * 9);
    expect(points(board(laid("CASA", 111)), laid("S", 115))).toBe(3 + 1 + 1 + 1 + 1);
  });

  it("counts a tile and its premium in both of its words (BIS-16, BIS-18)", () => {
    const scored = scoreOf(box, board(laid("CASA", 112)), laid("SOL", 116, 15));
    expect(scored.words.map(({ word }) => word)).toEqual(["SOL", "CASAS"]);
    expect(scored.points).toBe(2 + 1 + 1 + (3 + 1 + 1 + 1 + 2));
  });
});
