import { expect, test } from "vitest";
import { letterOf } from "./letters.ts";

test("a typed letter is the capital on the board, without marks save that of Ñ", () => {
  expect(["a", "á", "ü", "ñ", "Z"].map(letterOf)).toEqual(["A", "A", "U", "Ñ", "Z"]);
});

test("other keys are no letters", () => {
  expect(["Enter", "5", " ", "?"].map(letterOf)).toEqual(["", "", "", ""]);
});
