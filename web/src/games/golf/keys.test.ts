import { describe, expect, it } from "vitest";
import { letterKeys, spaceTowards } from "./keys.ts";
import { alphabetOf } from "$/table/letters.ts";

describe("letter keys", () => {
  it("begin with the letters of the dice, each once, without jokers", () => {
    const keys = letterKeys(alphabetOf("en"), ["S", "A", "•", "S", "T", "•"]);
    expect(keys.slice(0, 3)).toEqual(["A", "S", "T"].map((letter) => ({ letter, isThrown: true })));
    expect(keys[3]).toEqual({ letter: "B", isThrown: false });
    expect(keys).toHaveLength(26);
  });

  it("have Ñ in Spanish, in its place, and marked when a die shows N", () => {
    const keys = letterKeys(alphabetOf("es"), ["A", "L", "N", "T", "O", "U"]);
    expect(keys).toHaveLength(27);
    expect(keys.find((key) => key.letter === "Ñ")).toEqual({ letter: "Ñ", isThrown: true });
    expect(letterKeys(alphabetOf("es"), ["A"]).find((key) => key.letter === "Ñ")?.isThrown).toBe(false);
  });
});

describe("arrow keys", () => {
  const spaces = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: 3, y: 1 },
  ];

  it("go to the nearest space that way", () => {
    expect(spaceTowards(spaces, 0, "ArrowDown")).toBe(2);
    expect(spaceTowards(spaces, 2, "ArrowRight")).toBe(3);
    expect(spaceTowards(spaces, 2, "ArrowLeft")).toBe(1);
  });

  it("stay where nothing lies that way", () => {
    expect(spaceTowards(spaces, 3, "ArrowRight")).toBe(3);
    expect(spaceTowards(spaces, 3, "Enter")).toBe(3);
  });
});
