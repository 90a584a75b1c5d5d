import { describe, expect, it } from "vitest";
import { readable } from "../reading.ts";
import { emptyHole, readSheet } from "./kept.ts";
import { coinsFor, reckon, standingsOf, withEntry, type GolfSheet, type Hole } from "./match.ts";
import { HOLES, parOf, type Entry, type Word } from "./sums.ts";

/** Scores after par, hole by hole; a hole that is not there is to come. */
function sheetOf(
  scores: readonly (readonly number[])[],
  seats: number,
  cups: readonly [number, number][] = [],
): GolfSheet {
  const holes = Array.from({ length: HOLES }, (_, hole): Hole => {
    const entry = (score: number, seat: number): Entry => ({
      way: "sum",
      sum: score + parOf(hole),
      cup: cups.some(([at, who]) => at === hole && who === seat),
      used: [],
    });
    return { ...emptyHole(seats), entries: scores[hole]?.map(entry) ?? emptyHole(seats).entries };
  });
  return { holes };
}

function put(sheet: GolfSheet, hole: number, change: Partial<Hole>): GolfSheet {
  return { holes: sheet.holes.map((each, index) => (index === hole ? { ...each, ...change } : each)) };
}

function every(...scores: number[]): number[][] {
  return Array.from({ length: HOLES }, () => scores);
}

function purse(sheet: GolfSheet, hole: number, seat: number, seats = 2) {
  return standingsOf(sheet, seats, {})[hole]?.purses[seat];
}

describe("dice that are corrected", () => {
  const word: Word = {
    way: "word",
    word: "HUECOS",
    kinds: ["plain", "plain", "plain", "double", "obstacle", "plain"],
    spaces: 7,
    jokers: [1],
    cards: [],
    misspelt: [],
    extra: [],
    card: "",
    path: [],
  };

  it("change the words of all who have written on the hole (GOL-1, GOL-8)", () => {
    const hole: Hole = { ...emptyHole(3), dice: "ESCHO•", entries: [word, { way: "empty" }, null] };
    const after = withEntry(hole, 2, { way: "empty" }, "ESCHOA", {});
    expect(after).toEqual({
      ...hole,
      dice: "ESCHOA",
      entries: [{ ...word, jokers: [] }, { way: "empty" }, { way: "empty" }],
    });
  });

  it("leave a card in the hand where a die shows its letter after all (GOL-9)", () => {
    const entry: Word = { ...word, jokers: [], cards: [{ kind: "AEIOU", at: 1 }] };
    const before = put(sheetOf([], 1), 0, { bought: [["AEIOU"]] });
    const hand = (dice: string) => purse(put(before, 1, { dice, entries: [entry] }), 1, 0, 1)?.hand;
    expect(hand("ESCHO•")).toEqual([]);
    expect(hand("ESCHOU")).toEqual(["AEIOU"]);
  });
});

describe("coins", () => {
  it("go to the lowest, to all of them on a tie, and to nobody after the ninth (GOL-16)", () => {
    const sheet = sheetOf([...every(1, 2).slice(0, 7), [3, 3], [0, 5]], 2);
    const standings = standingsOf(sheet, 2, {});
    expect(standings.map(({ purses }) => purses.map(({ earned }) => earned))).toEqual([
      ...every(1, 0).slice(0, 7),
      [1, 1],
      [0, 0],
    ]);
  });

  it("go from the first seat on where there are too few (GOL-16)", () => {
    const level = [0, 0, 0].map(() => ({ lines: [], cup: false }));
    expect(coinsFor(level, null, 3, 2)).toEqual([1, 1, 0]);
    expect(coinsFor(level, null, 3, 0)).toEqual([0, 0, 0]);
  });

  it("are not given before all have written", () => {
    expect(coinsFor([{ lines: [], cup: false }, null], null, 2, 12)).toEqual([0, 0]);
  });
});

describe("the shop", () => {
  it("takes the hole's score first, then coins; what is left of the score is lost (GOL-17)", () => {
    const scored = sheetOf([[6, 9], [6, 9]], 2); // prettier-ignore
    const bought = put(scored, 1, { bought: [["AEIOU", "HJQVYZ"], []] });
    expect(purse(scored, 1, 0)).toMatchObject({ coins: 2, money: 8, spent: 0, left: 2 });
    expect(purse(bought, 1, 0)).toMatchObject({ spent: 1, left: 1, hand: ["AEIOU", "HJQVYZ"] });
  });

  it("has no debt for a score below nothing (GOL-17)", () => {
    expect(purse(sheetOf([[-5, 3]], 2), 0, 0)).toMatchObject({ money: 1 });
  });

  it("takes cards back that were used on a word (GOL-9)", () => {
    const bought = put(sheetOf([[9, 9], [9, 9]], 2), 0, { bought: [["LNRST"], []] }); // prettier-ignore
    const used = put(bought, 1, { entries: [{ way: "sum", sum: 12, cup: false, used: ["LNRST"] }, { way: "empty" }] });
    expect(purse(bought, 1, 0)?.hand).toEqual(["LNRST"]);
    expect(purse(used, 1, 0)?.hand).toEqual([]);
  });

  it("can be told by hand how many coins were spent, never more than there are", () => {
    const told = put(sheetOf([[1, 5]], 2), 0, { spent: [9, null] });
    expect(purse(told, 0, 0)).toMatchObject({ spent: 1, left: 0 });
  });
});

describe("a match", () => {
  it("is the sum of nine holes and a point for each cup (GOL-24)", () => {
    const { totals, outcome } = reckon(sheetOf(every(2, 1), 2, [[0, 1]]), 2, {});
    expect(totals).toEqual([18, 10]);
    expect(outcome).toMatchObject({ winners: [0], clause: "GOL-24" });
    expect(reckon(sheetOf(every(2, 1).slice(1), 2), 2, {}).outcome).toBeNull();
  });

  it("goes on a tie to more cups, then it is shared (GOL-24)", () => {
    const tied = sheetOf([[2, 1], ...every(1, 1).slice(1)], 2, [[3, 1]]); // prettier-ignore
    expect(reckon(tied, 2, {}).outcome).toMatchObject({ winners: [1], why: { id: "golf-outcome-cups" } });
    expect(reckon(sheetOf(every(1, 1), 2), 2, {}).outcome?.winners).toEqual([0, 1]);
  });

  it("against Luis needs the dice of each hole, and a draw is won with a cup (GOL-26 to GOL-28)", () => {
    const alone = sheetOf(every(2), 1);
    const thrown = { holes: alone.holes.map((each) => ({ ...each, dice: "AAAAAA" })) };
    // Six dice of 1 less the pars: 54 − 36 = 18.
    expect(reckon(alone, 1, {}).outcome).toBeNull();
    expect(reckon(thrown, 1, {}).outcome).toMatchObject({ winners: [], why: { id: "golf-outcome-luis-draw" } });
    const cup = put(thrown, 0, { entries: [{ way: "sum", sum: 4, cup: true, used: [] }] });
    expect(reckon(cup, 1, {}).outcome).toMatchObject({ winners: [0], why: { id: "golf-outcome-luis-cups" } });
  });

  it("shows the way of Luis beside that of who plays against him (GOL-26)", () => {
    const thrown = put(put(sheetOf([[3], [5]], 1), 0, { dice: "AAAAAA" }), 1, { dice: "AAAAAA" });
    const { course, rivals, totals } = reckon(thrown, 1, {});
    expect(rivals).toEqual(["Luis"]);
    expect(course).toEqual([
      [3, 6 - parOf(0)],
      [8, 12 - parOf(0) - parOf(1)],
    ]);
    expect(totals).toEqual([8]);
    expect(reckon(sheetOf([[1, 2]], 2), 2, {}).rivals).toEqual([]);
  });

  it("gives who is alone a coin where Luis scores as much or more (GOL-27)", () => {
    const thrown = put(sheetOf([[3]], 1), 0, { dice: "AAAAAA" });
    expect(purse(thrown, 0, 0, 1)?.earned).toBe(1);
    expect(purse(put(sheetOf([[4]], 1), 0, { dice: "AAAAAA" }), 0, 0, 1)?.earned).toBe(0);
  });
});

describe("what is read", () => {
  const good = sheetOf([[1, 2]], 2);
  const word = { way: "word", word: "AS", kinds: ["plain", "double"], spaces: 5, jokers: [1], cards: [] };
  const whole = { ...word, misspelt: [], extra: [], card: "1a", path: [0, 3] };
  const withWord = (change: object) => put(good, 0, { entries: [{ ...whole, ...change } as Entry, null] });

  it("is the sheet that was written", () => {
    const sheet = withWord({ cards: [{ kind: "LNRST", at: 1 }] });
    expect(readSheet(JSON.parse(JSON.stringify(sheet)), 2)).toEqual(sheet);
  });

  it("is a sheet too that was kept before letters could be too many (GOL-21)", () => {
    const raw = JSON.parse(JSON.stringify(withWord({}))) as { holes: { entries: object[] }[] };
    for (const entry of raw.holes[0]?.entries ?? []) if (entry && "extra" in entry) delete entry.extra;
    expect(readSheet(raw, 2)).toEqual(withWord({}));
  });

  it.each([
    ["eight holes", { holes: good.holes.slice(1) }],
    ["holes of others", sheetOf([[1]], 1)],
    ["a letter without a space", withWord({ kinds: ["plain"] })],
    ["a joker beyond the word", withWord({ jokers: [2] })],
    ["a card of no kind", withWord({ cards: [{ kind: "XXX", at: 0 }] })],
    ["fewer spaces than letters", withWord({ spaces: 1 })],
    ["a hole card of nobody", withWord({ card: "10z" })],
    ["more coins than there are", put(good, 0, { spent: [13, 0] })],
    ["dice without end", put(good, 0, { dice: "A".repeat(100) })],
    ["a sum beyond all", put(good, 0, { entries: [{ way: "sum", sum: 1e6, cup: false, used: [] }, null] })],
  ])("is no sheet: %s", (_, raw) => {
    expect(readable(() => readSheet(raw, 2))).toBeNull();
  });
});
