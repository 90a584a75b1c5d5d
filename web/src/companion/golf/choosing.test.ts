import { describe, expect, it } from "vitest";
import { rethrown, scoredBy } from "./choosing.ts";
import { coveredByJokers, type Word } from "./sums.ts";
import { DICE, word } from "../testing/holes.ts";

function covered(entry: Word, isEverywhere = true): number[] {
  return [...coveredByJokers(entry, DICE, isEverywhere)].sort();
}

describe("what a letter scores by", () => {
  it("is a joker wherever the letter stands, and a card on one space alone (GOL-8, GOL-9)", () => {
    const joker = word("CHIZZOS", { jokers: [3] });
    expect(covered(joker)).toEqual([3, 4]);
    const card = scoredBy(joker, DICE, true, 3, "HJQVYZ");
    expect(card.cards).toEqual([{ kind: "HJQVYZ", at: 3 }]);
    expect(covered(card)).toContain(4);
  });

  it("leaves a joker free that no space needs any more (GOL-9)", () => {
    const joker = word("CHIZOS", { jokers: [3] });
    expect(scoredBy(joker, DICE, true, 3, "HJQVYZ").jokers).toEqual([]);
    expect(scoredBy(word("CHIZZOS", { jokers: [3] }), DICE, false, 3, "HJQVYZ").jokers).toEqual([]);
  });

  it("is proposed anew once a letter is known to be misspelt, unless somebody has chosen (GOL-21, GOL-29)", () => {
    expect(scoredBy(word("HUICOS", { jokers: [1] }), DICE, true, 1, "misspelt").jokers).toEqual([2]);
    const chosen = word("CHIZZOS", { jokers: [2] });
    expect(scoredBy(chosen, DICE, true, 3, "misspelt").jokers).toEqual([2]);
    const twice = word("UCHUXOK", { jokers: [0] });
    expect(scoredBy(twice, DICE, true, 0, "misspelt").jokers).toEqual([3]);
  });

  it("is nothing where the letter is one too many, until somebody says otherwise (GOL-21)", () => {
    const extra = scoredBy(word("HUICOS", { jokers: [1] }), DICE, true, 1, "extra");
    expect([extra.extra, extra.misspelt, extra.jokers]).toEqual([[1], [], [2]]);
    const misspelt = scoredBy(extra, DICE, true, 1, "misspelt");
    expect([misspelt.extra, misspelt.misspelt]).toEqual([[], [1]]);
    expect(scoredBy(misspelt, DICE, true, 1, "nothing").misspelt).toEqual([]);
  });

  it("is nothing, or another letter's joker, where somebody says so (GOL-8)", () => {
    expect(scoredBy(word("HUICOS", { jokers: [1] }), DICE, true, 1, "nothing").jokers).toEqual([]);
    expect(scoredBy(word("HUICOS", { jokers: [1] }), DICE, true, 2, "joker").jokers).toEqual([2]);
  });

  it("is proposed anew for other dice, but what somebody chose stays (GOL-29)", () => {
    expect(rethrown(word("HUECOS", { jokers: [1] }), DICE, "ESCHOA", true).jokers).toEqual([]);
    expect(rethrown(word("HUECOS"), "ESCHOA", DICE, true).jokers).toEqual([1]);
    const chosen = word("KUECOS", { jokers: [1] });
    expect(rethrown(chosen, DICE, "ESCH••", true)).toBe(chosen);
  });
});
