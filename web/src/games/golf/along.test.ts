import { describe, expect, it } from "vitest";
import { along, wordOf } from "./along.ts";

const line = (points: number, id: string, args: Record<string, string | number> = {}) => ({
  points,
  clause: "GOL-7",
  text: { id, args },
});
const LINES = [
  line(3, "golf-line-die", { letter: "H" }),
  line(1, "golf-line-joker", { letter: "U" }),
  line(2, "golf-line-die", { letter: "C" }),
  line(2, "golf-line-double", { letter: "C" }),
  line(-1, "golf-line-obstacle", { letter: "K" }),
  line(-1, "golf-line-empty", { spaces: 1 }),
  line(-4, "golf-line-par", { par: 4 }),
];

describe("a score along the line", () => {
  it("gives each letter its points, doubled on a double", () => {
    expect(along(LINES).marks).toEqual([
      { letter: "H", points: 3, by: "die", isDouble: false },
      { letter: "U", points: 1, by: "joker", isDouble: false },
      { letter: "C", points: 4, by: "die", isDouble: true },
      { letter: "K", points: -1, by: "obstacle", isDouble: false },
    ]);
  });

  it("leaves empty spaces and par for the whole card", () => {
    expect(along(LINES).rest.map((each) => each.points)).toEqual([-1, -4]);
  });

  it("spells the word that was scored", () => {
    expect(wordOf(LINES)).toBe("HUCK");
    expect(wordOf(LINES.slice(-2))).toBe("");
  });
});
