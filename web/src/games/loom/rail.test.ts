// How a word comes together on the rail, by hand and by typing.

import { describe, expect, test } from "vitest";
import { spelled, WILD } from "./cards.ts";
import { placeAt, placed, shifted, toggled, typed, within, type Rail, type Reach } from "./rail.ts";
import type { Box, BoxCard, BoxColour } from "$/protocol/loom.ts";
import { alphabetOf, letterOfKey } from "$/table/letters.ts";

const card = (letter: string, value: number, colour: BoxColour): BoxCard => ({
  letter,
  value,
  colour,
  vowel: "AEIOU".includes(letter),
});
const BOX: Box = {
  id: "loom-es",
  language: "es",
  cards: [
    card("A", 2, "orange"), // 0
    card("A", 2, "green"), // 1
    card("S", 4, "orange"), // 2
    card("S", 6, "black"), // 3
    card("QU", 8, "yellow"), // 4
    card("E", 2, "yellow"), // 5
    card("Ñ", 8, "green"), // 6
    card("N", 2, "green"), // 7
  ],
  strategy: {},
};
const REACH: Reach = { centre: [0, 2, 4, 7], hand: [1, 3, 5, 6], hasWild: false, duties: [] };
const WITH_WILD: Reach = { ...REACH, hasWild: true };

function write(word: string, reach: Reach = REACH): { rail: Rail; wild: string; missing: string } {
  let rail: Rail = [];
  let wild = "";
  let missing = "";
  for (const key of word) {
    const letter = letterOfKey(key, alphabetOf("es"));
    const next = typed(BOX, reach, rail, wild, letter);
    if (!next.isFound) missing += key;
    ({ rail, wild } = next);
  }
  return { rail, wild, missing };
}

describe("a rail", () => {
  test("takes a card that is tapped and gives it back when it is tapped again", () => {
    expect(toggled([], 3)).toEqual([3]);
    expect(toggled([3, 1], 3)).toEqual([1]);
  });

  test("takes a new card at any place", () => {
    expect(placed([1, 2], 3, 0)).toEqual([3, 1, 2]);
    expect(placed([1, 2], 3, 1)).toEqual([1, 3, 2]);
    expect(placed([1, 2], 3, 2)).toEqual([1, 2, 3]);
  });

  test("moves a card that lies on it to the gap it is dropped into", () => {
    expect(placed([1, 2, 3], 1, 2)).toEqual([2, 1, 3]);
    expect(placed([1, 2, 3], 1, 3)).toEqual([2, 3, 1]);
    expect(placed([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
    expect(placed([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
    expect(placed([1, 2, 3], 2, 2)).toEqual([1, 2, 3]);
  });

  test("shifts a card by one with the keys, and not beyond its ends", () => {
    expect(shifted([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(shifted([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
    expect(shifted([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
    expect(shifted([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
  });

  test("knows between which cards something is dropped", () => {
    expect(placeAt(5, [20, 60])).toBe(0);
    expect(placeAt(30, [20, 60])).toBe(1);
    expect(placeAt(90, [20, 60])).toBe(2);
  });

  test("loses what has left the table", () => {
    expect(within([0, 9, 3, WILD], REACH)).toEqual([0, 3]);
    expect(within([WILD], WITH_WILD)).toEqual([WILD]);
  });
});

describe("typing", () => {
  test("finds cards of centre and hand", () => {
    const { rail, missing } = write("asa");
    expect(spelled(BOX, rail, "")).toBe("ASA");
    expect(missing).toBe("");
    expect(rail.some((each) => REACH.centre.includes(each)) && rail.some((each) => REACH.hand.includes(each))).toBe(
      true,
    );
  });

  test("keeps to one colour where it can", () => {
    expect(typed(BOX, REACH, [0], "", "S").rail).toEqual([0, 2]);
    expect(typed(BOX, REACH, [3], "", "S").rail).toEqual([3, 2]);
  });

  test("takes first what must be used", () => {
    expect(typed(BOX, { ...REACH, duties: [2] }, [3, 1], "", "S").rail).toEqual([3, 1, 2]);
    expect(typed(BOX, { ...REACH, duties: [0] }, [1, 6], "", "A").rail).toEqual([1, 6, 0]);
  });

  test("takes the QU card for both letters", () => {
    const { rail } = write("que");
    expect(rail).toEqual([4, 5]);
    expect(spelled(BOX, rail, "")).toBe("QUE");
  });

  test("lets accents fall away and keeps Ñ", () => {
    expect(write("ñá").rail[0]).toBe(6);
    expect(spelled(BOX, write("añás").rail, "")).toBe("AÑAS");
  });

  test("says when there is no card for a letter", () => {
    expect(write("xa")).toMatchObject({ missing: "x" });
    expect(write("aaa")).toMatchObject({ missing: "a" });
  });

  test("lets the Wildcard be what is missing, once", () => {
    const { rail, wild, missing } = write("taza", WITH_WILD);
    expect(rail).toContain(WILD);
    expect(wild).toBe("T");
    expect(missing).toBe("z");
  });

  test("makes the Wildcard a QU when no U is left", () => {
    const reach: Reach = { centre: [0], hand: [5], hasWild: true, duties: [] };
    expect(write("que", reach)).toMatchObject({ wild: "QU", rail: [WILD, 5] });
  });
});
