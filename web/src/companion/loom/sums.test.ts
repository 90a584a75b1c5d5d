import { describe, expect, it } from "vitest";
import { boxes } from "../boxes.ts";
import type { Chosen } from "../ledger.ts";
import { readable } from "../reading.ts";
import { sum } from "../summing.ts";
import { emptyRound, formerChosen, readSheet } from "./kept.ts";
import { cardsOf, isOdd, isOneColour, leaderOf, linesOfEntry, orderFrom, reckon } from "./sums.ts";
import { retyped, scoreOfWord, tiedIn } from "./sums.ts";
import type { Card, Counted, Entry, LoomSheet } from "./sums.ts";

const SPANISH = boxes.loom.boxes.es;

function card(value: number, colour: Card["colour"] = "", isWild = false): Card {
  return { letter: "", value, colour, isWild };
}

function counted(cards: readonly Card[], more: Partial<Counted> = {}): Counted {
  return { cards, oneColour: false, boosts: 0, blasts: 0, earlier: null, valid: true, ...more };
}

function spelled(typed: string, more: Partial<Counted> = {}): Counted {
  return counted(cardsOf(SPANISH, typed).cards, more);
}

function worth(word: Counted, earlier = 0, chosen: Chosen = {}): number {
  return sum(scoreOfWord(word, earlier, chosen));
}

function sheetOf(rows: readonly (readonly (number | null)[])[], tieBreak?: readonly (number | null)[]): LoomSheet {
  const seats = rows[0]?.length ?? 2;
  const entries = (row: readonly (number | null)[]) => row.map((points) => (points === null ? null : { points }));
  return { led: 0, rounds: rows.map(entries), tieBreak: tieBreak ? entries(tieBreak) : emptyRound(seats) };
}

const ROUNDS = { end: "rounds", rounds: 2 };

describe("a word", () => {
  it("of one colour is doubled with its Boost (LOO-12)", () => {
    const cards = [card(4, "orange"), card(4, "orange"), card(2, "orange")];
    expect(worth(counted(cards, { boosts: 1 }))).toBe(28);
    expect(worth(counted([card(4, "orange"), card(4, "green"), card(2, "orange")], { boosts: 1 }))).toBe(14);
  });

  it("of cards whose colours are known in part is of one colour only if those agree (LOO-12)", () => {
    const said = (...colours: Card["colour"][]) =>
      isOneColour(counted(colours.map((colour) => card(2, colour)), { oneColour: true })); // prettier-ignore
    expect([said("", ""), said("green", ""), said("green", "orange", "")]).toEqual([true, true, false]);
  });

  it("keeps colours and Wildcards of what is typed on, and makes none of what is typed over", () => {
    const cards = (typed: string) => cardsOf(SPANISH, typed).cards;
    const green = cards("CASA").map((each) => ({ ...each, colour: "green" as const }));
    expect(retyped(green, cards("CASAS")).map(({ colour }) => colour)).toEqual([
      "green",
      "green",
      "green",
      "green",
      "",
    ]);
    const wild = green.map((each, place) => (place === 1 ? { ...each, isWild: true, value: 6 } : each));
    expect(retyped(wild, cards("CASO")).map(({ isWild }) => isWild)).toEqual([false, true, false, false]);
    expect(retyped(cards("4 * 4"), cards("* 4"))).toEqual(cards("* 4"));
    expect(retyped(cards("* 4"), cards("8 4"))).toEqual(cards("8 4"));
    expect(retyped(cards("6 4"), cards("* 4"))).toEqual(cards("* 4"));
  });

  it("with a Wildcard is of one colour all the same (LOO-K5)", () => {
    expect(worth(counted([card(4, "orange"), card(4, "orange"), card(6, "", true)]))).toBe(28);
    expect(worth(counted([card(6, "", true)]))).toBe(12);
  });

  it("loses 4 for each Blast before it is doubled (LOO-K16)", () => {
    expect(worth(counted([card(4), card(4)], { blasts: 1, oneColour: true }))).toBe(8);
    expect(worth(counted([card(2)], { blasts: 2 }))).toBe(-6);
  });

  it("that is not valid, or that is none, scores nothing with Boost, and a Blast takes 4 all the same (LOO-15)", () => {
    expect(worth(counted([card(8)], { boosts: 1, valid: false }))).toBe(0);
    expect(worth(counted([card(8)], { boosts: 1, blasts: 1, valid: false }))).toBe(-4);
    expect(worth(counted([], { boosts: 1, blasts: 2 }))).toBe(-8);
  });

  it("that is not valid, or that is none, loses nothing where a Blast needs a word (LOO-15)", () => {
    const chosen = { "blast-needs-word": true };
    expect(worth(counted([card(8)], { blasts: 1, valid: false }), 0, chosen)).toBe(0);
    expect(worth(counted([], { blasts: 2 }), 0, chosen)).toBe(0);
    expect(worth(counted([card(8), card(2)], { blasts: 1 }), 0, chosen)).toBe(6);
  });
});

describe("the same word in one round (LOO-13)", () => {
  const round = [spelled("CASA"), spelled("casa"), spelled("CASA")];
  const points = (chosen: Record<string, string>, order = [0, 1, 2]) =>
    order.map((seat) => sum(linesOfEntry(round, order, seat, chosen)));

  it("scores −4 in place of its value, once", () => {
    expect(points({})).toEqual([12, -4, -4]);
    expect(points({}, [2, 0, 1])).toEqual([12, -4, -4]);
    expect(worth(counted([card(8), card(4)], { boosts: 1, blasts: 2, oneColour: true }), 3)).toBe(-4);
  });

  it("counts less 4 once, after it is doubled, where the table has chosen so", () => {
    expect(points({ repeated: "less-4" })).toEqual([12, 8, 8]);
    expect(worth(counted([card(8), card(4)], { oneColour: true }), 2, { repeated: "less-4" })).toBe(20);
  });

  it("counts less 4 for each earlier player, before it is doubled, as the maker counts", () => {
    expect(points({ repeated: "maker" })).toEqual([12, 8, 4]);
    expect(worth(counted([card(8), card(4)], { oneColour: true }), 2, { repeated: "maker" })).toBe(8);
  });

  it("costs nothing where it was not valid before", () => {
    const entries: Entry[] = [spelled("CASA", { valid: false }), spelled("CASA")];
    expect(sum(linesOfEntry(entries, [0, 1], 1, {}))).toBe(12);
  });

  it("costs what a person says, if one says it", () => {
    expect(sum(linesOfEntry([spelled("CASA", { earlier: 2 })], [0], 0, {}))).toBe(-4);
    expect(sum(linesOfEntry([spelled("CASA", { earlier: 2 })], [0], 0, { repeated: "maker" }))).toBe(4);
  });
});

describe("cards", () => {
  it("are found by letters without their marks, QU as one, Ñ as itself (LOO-C1)", () => {
    expect(cardsOf(SPANISH, "qué").cards.map((each) => [each.letter, each.value])).toEqual([
      ["QU", 12],
      ["E", 2],
    ]);
    expect(cardsOf(SPANISH, "caña").cards.map((each) => each.letter)).toEqual(["C", "A", "Ñ", "A"]);
  });

  it("are found by values, and a star is a Wildcard", () => {
    expect(cardsOf(SPANISH, "4 4+2 *").cards.map((each) => [each.value, each.isWild])).toEqual([
      [4, false],
      [4, false],
      [2, false],
      [6, true],
    ]);
  });

  it("may be written without spaces where no card has such a value", () => {
    expect(cardsOf(SPANISH, "442 12").cards.map((each) => each.value)).toEqual([4, 4, 2, 12]);
  });

  it("that are in no deck are told", () => {
    expect(cardsOf(boxes.loom.boxes.en, "ñu 100").unknown).toEqual(["Ñ", "100"]);
    expect(cardsOf(SPANISH, "IRAQ").unknown).toEqual(["Q"]);
  });
});

describe("a match", () => {
  it("is led to the right, from the youngest (LOO-S2, LOO-16, TAB-12)", () => {
    const sheet = { ...sheetOf([[0, 0, 0]]), led: 1 };
    expect([0, 1, 2, 3].map((round) => leaderOf(sheet, round, 3))).toEqual([1, 0, 2, 1]);
    expect(orderFrom(1, 3)).toEqual([1, 0, 2]);
  });

  it("ends after its rounds, and the highest total wins (LOO-18)", () => {
    expect(reckon(sheetOf([[10, 20]]), 2, ROUNDS).outcome).toBeNull();
    expect(reckon(sheetOf([[10, 20], [4, null]]), 2, ROUNDS).outcome).toBeNull(); // prettier-ignore
    const done = reckon(sheetOf([[10, 20], [30, 4]]), 2, ROUNDS); // prettier-ignore
    expect(done.totals).toEqual([40, 24]);
    expect(done.course).toEqual([[10, 20], [40, 24]]); // prettier-ignore
    expect(done.outcome).toMatchObject({ winners: [0], clause: "LOO-18" });
  });

  it("for a target is won at once by the first to reach it in showing order (LOO-18)", () => {
    const target = { end: "target", target: 20 };
    // The leader's 32 wins, though the next holds a word of 40.
    expect(reckon(sheetOf([[32, null]]), 2, target)).toMatchObject({
      totals: [32, 0],
      outcome: { winners: [0], clause: "LOO-18", why: { id: "loom-outcome-reached", args: { points: 32 } } },
    });
    expect(reckon(sheetOf([[32, 40]]), 2, target).totals).toEqual([32, 0]);
    // Round 2 is led by the one to the right: 0, 2, 1 and then 2, 1, 0.
    const second = reckon(sheetOf([[4, 4, 4], [40, 18, 10]]), 3, target); // prettier-ignore
    expect([second.totals, second.outcome?.winners]).toEqual([[4, 22, 14], [1]]); // prettier-ignore
    expect(reckon(sheetOf([[18, 0], [0, 2], [40, 40]]), 2, target).totals).toEqual([58, 2]); // prettier-ignore
  });

  it("for a target is not won while somebody before has nothing on the sheet (LOO-18)", () => {
    const target = { end: "target", target: 20 };
    expect(reckon(sheetOf([[null, 32]]), 2, target).outcome).toBeNull();
    expect(reckon(sheetOf([[8, null], [null, 32]]), 2, target).outcome).toBeNull(); // prettier-ignore
  });

  it("for a target ends with the whole round where the table finishes it (LOO-18)", () => {
    const target = { end: "target", target: 30, "finish-round": true };
    expect(reckon(sheetOf([[30, null]]), 2, target).outcome).toBeNull();
    expect(reckon(sheetOf([[30, 34]]), 2, target).outcome?.winners).toEqual([1]);
    expect(reckon(sheetOf([[28, 28]]), 2, target).outcome).toBeNull();
  });

  it("that is level at the top is decided by one more round of the tied, led to the right (LOO-19)", () => {
    const rows = [[10, 8, 10], [10, 8, 10]]; // prettier-ignore
    const level = sheetOf(rows);
    expect(tiedIn(level, 3, ROUNDS)).toEqual([0, 2]);
    expect(reckon(level, 3, ROUNDS).outcome).toBeNull();
    const decided = reckon(sheetOf(rows, [4, 90, 12]), 3, ROUNDS);
    expect(decided.outcome).toMatchObject({ winners: [2], clause: "LOO-19" });
    expect(decided.totals).toEqual([20, 16, 20]);
    expect(reckon(sheetOf(rows, [6, null, 6]), 3, ROUNDS).outcome?.winners).toEqual([0, 2]);
  });

  it("has no odd scores (LOO-C1)", () => {
    expect(isOdd({ points: 7 }, [])).toBe(true);
    expect(isOdd({ points: -4 }, [])).toBe(false);
  });
});

describe("a match that was kept before these could be chosen", () => {
  it("goes on as it was played", () => {
    const then = { "finish-round": true, "blast-needs-word": true };
    expect(formerChosen({ end: "target", repeated: "each" })).toEqual({ end: "target", repeated: "maker", ...then });
    expect(formerChosen({ repeated: "flat" })).toEqual({ repeated: "flat", ...then });
    expect(formerChosen({})).toEqual({ repeated: "maker", ...then });
    const now = { repeated: "flat", "finish-round": false, "blast-needs-word": false };
    expect(formerChosen(now)).toEqual(now);
  });
});

describe("what is read", () => {
  const good = { led: 1, rounds: [[{ points: 4 }, spelled("CASA")]], tieBreak: [null, null] };

  it("is the sheet that was written", () => {
    expect(readSheet(JSON.parse(JSON.stringify(good)), 2)).toEqual(good);
  });

  it.each([
    ["nothing", null],
    ["a word", "sheet"],
    ["a list", []],
    ["another number of seats", { ...good, tieBreak: [null] }],
    ["a leader who is not there", { ...good, led: 2 }],
    ["too many rounds", { ...good, rounds: Array.from({ length: 51 }, () => [null, null]) }],
    ["a score beyond all", { ...good, rounds: [[{ points: 1e9 }, null]] }],
    ["half a point", { ...good, rounds: [[{ points: 0.5 }, null]] }],
    ["a number that is none", { ...good, rounds: [[{ points: Number.NaN }, null]] }],
    ["a colour that is none", { ...good, rounds: [[counted([{ ...card(2), colour: "pink" as never }]), null]] }],
    ["too many cards", { ...good, rounds: [[counted(Array.from({ length: 41 }, () => card(2))), null]] }],
  ])("is no sheet: %s", (_, raw) => {
    expect(readable(() => readSheet(raw, 2))).toBeNull();
  });
});
