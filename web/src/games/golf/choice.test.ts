import { describe, expect, it } from "vitest";
import { canLie, choiceOf, helperAt, laid, laidOf, placesFor, tapped, type Ground } from "./choice.ts";

// The dice show H, C and O: E, I and Z are open.
const GROUND: Ground = {
  word: "HECHIZOE",
  open: [1, 4, 5, 7],
  cards: { AEIOU: [1, 4, 7], HJQVYZ: [5] },
  isEverywhere: true,
};
const NONE = laidOf({ jokers: [], cards: [] }, 2, ["AEIOU", "HJQVYZ"]);

describe("jokers and cards", () => {
  it("come from a proposal and go back to a choice", () => {
    const now = laidOf({ jokers: [1], cards: [{ kind: "HJQVYZ", at: 5 }] }, 2, ["AEIOU", "HJQVYZ"]);
    expect(now.jokers).toEqual([1, null]);
    expect(choiceOf(now)).toEqual({ jokers: [1], cards: [{ kind: "HJQVYZ", at: 5 }] });
  });

  it("lie only where the house takes them", () => {
    expect(canLie(GROUND, { joker: 0 }, 0)).toBe(false);
    expect(canLie(GROUND, { joker: 0 }, 5)).toBe(true);
    expect(canLie(GROUND, { card: "AEIOU" }, 5)).toBe(false);
  });

  it("offer a joker each letter once where it stands everywhere, each place where it does not", () => {
    expect(placesFor(GROUND, { joker: 0 })).toEqual([1, 4, 5]);
    expect(placesFor({ ...GROUND, isEverywhere: false }, { joker: 0 })).toEqual([1, 4, 5, 7]);
    expect(placesFor(GROUND, { card: "AEIOU" })).toEqual([1, 4, 7]);
  });

  it("do not let two jokers stand for the same letter", () => {
    const one = laid(NONE, GROUND, { joker: 0 }, 1);
    expect(laid(one, GROUND, { joker: 1 }, 7).jokers).toEqual([null, 7]);
  });

  it("show a joker on every place of its letter, and a card before it", () => {
    const one = laid(NONE, GROUND, { joker: 0 }, 1);
    expect(helperAt(one, GROUND, 7)).toEqual({ joker: 0 });
    expect(helperAt(laid(one, GROUND, { card: "AEIOU" }, 7), GROUND, 7)).toEqual({ card: "AEIOU" });
    expect(helperAt(one, GROUND, 0)).toBeNull();
  });

  it("come one after the other with taps on a letter, and then nothing", () => {
    const first = tapped(NONE, GROUND, 5);
    expect(helperAt(first, GROUND, 5)).toEqual({ joker: 0 });
    const second = tapped(first, GROUND, 5);
    expect(helperAt(second, GROUND, 5)).toEqual({ joker: 1 });
    const third = tapped(second, GROUND, 5);
    expect(helperAt(third, GROUND, 5)).toEqual({ card: "HJQVYZ" });
    expect(helperAt(tapped(third, GROUND, 5), GROUND, 5)).toBeNull();
  });
});
