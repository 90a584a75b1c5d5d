import { describe, expect, test } from "vitest";
import { onBoth, readWords } from "./own-words.ts";

const FITS = { most: 200, least_letters: 2, most_letters: 24 };
const words = (typed: string, language = "es"): readonly string[] => readWords(typed, language, FITS).words;
const wrong = (typed: string, language = "es"): readonly string[] => readWords(typed, language, FITS).wrong;

describe("what somebody types or pastes", () => {
  test("is a word a line, or with spaces, commas and semicolons between", () => {
    expect(words("uno\ndos, tres;cuatro  cinco\r\n\r\n seis")).toEqual([
      "uno",
      "dos",
      "tres",
      "cuatro",
      "cinco",
      "seis",
    ]);
  });

  test("may have quotes, dots and dashes around each word", () => {
    expect(words("«ovni», “guay”. - zas · (chévere) ¡órale!")).toEqual(["ovni", "guay", "zas", "chévere", "órale"]);
    expect(wrong("«ovni», “guay”.")).toEqual([]);
  });

  test("has each word once, as it was written first", () => {
    expect(words("Café cafe CAFÉ cafe\u0301 año ano")).toEqual(["Café", "año", "ano"]);
    expect(words("año ano", "en")).toEqual(["año"]);
  });

  test("is nothing where nothing was typed", () => {
    expect(readWords(" \n,, ", "es", FITS)).toEqual({ words: [], wrong: [] });
  });
});

describe("what does not fit", () => {
  test("is said as it was typed", () => {
    expect(wrong("sol a h2o fin-de-semana слово <b>x</b> 7")).toEqual([
      "a",
      "h2o",
      "fin-de-semana",
      "слово",
      "<b>x<",
      "b>",
      "7",
    ]);
    expect(words("sol a h2o")).toEqual(["sol"]);
  });

  test("is a word that is longer than any that can be played", () => {
    expect(wrong("a".repeat(25))).toHaveLength(1);
    expect(words("a".repeat(24))).toHaveLength(1);
    expect(wrong(`l${"\u0301".repeat(5000)}o`)).toHaveLength(1);
  });

  test("is a letter that the language does not have", () => {
    expect(wrong("straße")).toEqual(["straße"]);
    expect(words("œuvre naïve", "en")).toEqual(["œuvre", "naïve"]);
  });
});

test("a word on both lists is found however it is written", () => {
  expect(onBoth({ accepted: ["Ovni", "sol"], refused: ["OVNI", "luz"] }, "es")).toEqual(["OVNI"]);
  expect(onBoth({ accepted: ["año"], refused: ["ano"] }, "es")).toEqual([]);
});
