import { expect, test } from "vitest";
import { alphabetOf, letterOfKey, lettersIn } from "./letters.ts";

const SPANISH = alphabetOf("es");
const ENGLISH = alphabetOf("en");

test("a key writes a capital without marks", () => {
  expect(["a", "á", "ü", "Z"].map((key) => letterOfKey(key, SPANISH))).toEqual(["A", "A", "U", "Z"]);
});

test("ñ is a letter of its own where the language has it, however it is composed", () => {
  expect(["ñ", "Ñ", "n\u0303"].map((key) => letterOfKey(key, SPANISH))).toEqual(["Ñ", "Ñ", "Ñ"]);
  expect(letterOfKey("ñ", ENGLISH)).toBe("N");
});

test("other keys write nothing", () => {
  expect(["Enter", "5", " ", "?", "Dead", "ж"].map((key) => letterOfKey(key, SPANISH))).toEqual(Array(6).fill(""));
});

test("a text gives its letters and leaves the rest", () => {
  expect(lettersIn("Año 2, pingüino!", SPANISH)).toBe("AÑOPINGUINO");
  expect(lettersIn("año", ENGLISH)).toBe("ANO");
});
