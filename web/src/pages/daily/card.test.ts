import { expect, test } from "vitest";
import { cardText, filledOf, rowOf } from "./card.ts";
import { linesOf } from "$/ui/painting.ts";

const SHAPES = ["●", "★", "♥", "◆", "▲", "■", "☾", "♣"];

test("the best has all shapes and the last has one", () => {
  expect(filledOf(1, 14, 8)).toBe(8);
  expect(filledOf(14, 14, 8)).toBe(1);
  expect(filledOf(1, 1, 8)).toBe(8);
  expect(filledOf(500, 500, 8)).toBe(1);
});

test("in the middle it is half of them", () => {
  expect(filledOf(6, 10, 8)).toBe(4);
});

test("shapes that are not filled are dots", () => {
  expect(rowOf(SHAPES, 3)).toBe("●★♥·····");
  expect(rowOf(SHAPES, 0)).toBe("········");
});

test("a card tells points and place and no word", () => {
  const shown = {
    game: "Word Golf",
    day: "16 November 2026",
    points: 12,
    pointsText: "12 points",
    place: "place 3 of 14",
    shapes: SHAPES,
    filled: 7,
    link: "https://sobremesa.example/daily/2026-11-16",
  };
  expect(cardText(shown).split("\n")).toEqual([
    "Sobremesa · Word Golf · 16 November 2026",
    "12 points · place 3 of 14",
    "●★♥◆▲■☾·",
    "https://sobremesa.example/daily/2026-11-16",
  ]);
});

test("without a place there are points alone", () => {
  const shown = {
    game: "G",
    day: "D",
    points: 1,
    pointsText: "1 point",
    place: "",
    shapes: SHAPES,
    filled: 8,
    link: "L",
  };
  expect(cardText(shown).split("\n")[1]).toBe("1 point");
});

test("a name is laid in lines that fit", () => {
  expect(linesOf("The Letter Loom", 10)).toEqual(["THE LETTER", "LOOM"]);
  expect(linesOf("Bufé de palabras", 10)).toEqual(["BUFÉ DE", "PALABRAS"]);
  expect(linesOf("Bisonte", 10)).toEqual(["BISONTE"]);
});
