import { describe, expect, it } from "vitest";
import { boxes } from "../boxes.ts";
import { sum } from "../summing.ts";
import { DICE, FIFTH, word } from "../testing/holes.ts";
import { bestJokers, canBeThrown, facesIn, lettersIn, scoreOf, scoreOfLuis, spacesOf, type Word } from "./sums.ts";

function points(entry: Word, faces = DICE, isEverywhere = true): number {
  return sum(scoreOf(entry, faces, FIFTH, isEverywhere).lines);
}

describe("a word", () => {
  it("scores as HUECOS does: 6 (GOL-7 to GOL-14)", () => {
    expect(points(word("HUECOS", { jokers: [1] }))).toBe(6);
    expect(scoreOf(word("HUECOS", { jokers: [1] }), DICE, FIFTH, true).cup).toBe(false);
  });

  it("scores as HECHIZO does with a card: 13, and a hole in one (GOL-9, GOL-15)", () => {
    const entry = word("HECHIZO", { jokers: [4], cards: [{ kind: "HJQVYZ", at: 5 }] });
    expect(points(entry)).toBe(13);
    expect(scoreOf(entry, DICE, FIFTH, true).cup).toBe(true);
    expect(scoreOf({ ...entry, cards: [] }, DICE, FIFTH, true).cup).toBe(false);
  });

  it("scores a letter on a die every time that it stands there (GOL-7)", () => {
    const lines = scoreOf(word("COCCION"), "ABCDEF", FIFTH, true).lines.filter(({ clause }) => clause === "GOL-7");
    expect(lines.map(({ points }) => points)).toEqual([2, 2, 2]);
  });

  it("loses 1 on an obstacle where a letter does not score, nothing elsewhere, and 1 for an empty space (GOL-11, GOL-13)", () => {
    expect(points(word("KKKKKK"))).toBe(-1 - 1 - 4);
  });

  it("scores nothing for a misspelt letter, and loses 1 for it on an obstacle (GOL-21)", () => {
    expect(points(word("KKKKKK", { misspelt: [4] }))).toBe(points(word("KKKKKK")));
    expect(points(word("EEEEEEE", { misspelt: [0] }))).toBe(points(word("EEEEEEE")) - 1);
    expect(points(word("EEEEEEE", { misspelt: [4] }))).toBe(points(word("EEEEEEE")) - 2);
  });

  it("counts the space of a letter too many as empty, whatever its kind (GOL-21, GOL-13)", () => {
    for (const [place, value] of [1, 1, 1, 2, 1].entries()) {
      expect(points(word("EEEEEEE", { extra: [place] }))).toBe(points(word("EEEEEEE")) - value - 1);
    }
    expect(scoreOf(word("EEEEEEE", { extra: [0] }), DICE, FIFTH, true).cup).toBe(false);
  });

  it("is scored by a joker wherever its letter stands, or once by the table's choice (GOL-8)", () => {
    const entry = word("KKKK", { jokers: [0] });
    expect(points(entry, DICE, true) - points(entry, DICE, false)).toBe(1 + 1 + 2);
  });

  it("is proposed the jokers that score most (GOL-29)", () => {
    expect(bestJokers(word("HUECOS"), DICE, true)).toEqual([1]);
    expect(bestJokers(word("KAWWW"), "BBBBB•", true)).toEqual([2]);
    expect(bestJokers(word("HECOS"), "HECOSA", true)).toEqual([]);
  });

  it("counts no more jokers than its dice show, once they are corrected (GOL-8)", () => {
    const entry = word("HUECOS", { jokers: [1] });
    expect([points(entry), points(entry, "ESCHOA")]).toEqual([6, 5]);
    expect(points(word("HUKCOW", { jokers: [1, 5] }), DICE)).toBe(points(word("HUKCOW", { jokers: [1] }), DICE));
    // A joker whose letter a die shows now is free for another.
    expect(points(word("HUECOW", { jokers: [0, 1] }), DICE)).toBe(points(word("HUECOW", { jokers: [1] }), DICE));
  });

  it("that was never written costs every space (GOL-2)", () => {
    expect(sum(scoreOf({ way: "empty" }, "", FIFTH, true).lines)).toBe(-7 - 4);
  });

  it("can be typed as a sum, from which par is taken (GOL-14)", () => {
    expect(sum(scoreOf({ way: "sum", sum: 10, cup: false, used: [] }, "", FIFTH, true).lines)).toBe(6);
  });
});

describe("what is typed", () => {
  it("is letters without marks, Ñ as N (GOL-20)", () => {
    expect(lettersIn("cañón 7!")).toBe("CANON");
  });

  it("is six faces, a joker as a point, a star or a question mark", () => {
    expect(facesIn("esc h.o*?zz")).toBe("ESCH•O");
    expect(canBeThrown(DICE)).toBe(true);
    expect(canBeThrown("ZZZZZZ")).toBe(false);
    expect(canBeThrown("ESC")).toBe(false);
  });
});

describe("the box", () => {
  it("is the same in every language (GOL-20)", () => {
    expect(boxes.golf.boxes.en).toEqual(boxes.golf.boxes.es);
  });

  it("has as many spaces on all cards of a hole", () => {
    const spaces = Array.from({ length: 9 }, (_, hole) => spacesOf(hole));
    expect(spaces).toEqual([5, 5, 6, 6, 7, 7, 8, 8, 9]);
    expect(boxes.golf.cards.every((card) => card.spaces.length === spaces[card.hole - 1])).toBe(true);
  });

  it("gives Luis all six dice less par (GOL-26)", () => {
    expect(sum(scoreOfLuis(DICE, FIFTH) ?? [])).toBe(1 + 1 + 2 + 3 + 1 + 1 - 4);
    expect(scoreOfLuis("ESC", FIFTH)).toBeNull();
  });
});
