import { expect, test } from "vitest";
import { quickNotes, quickSetting, seatsAgainstBots } from "./quick.ts";

const LEVELS = ["child", "casual", "club", "expert"];

test("Golf is played alone, against Luis", () => {
  expect(seatsAgainstBots("golf")).toBe(1);
});

test("the other games have at least one bot", () => {
  for (const game of ["buffet", "bisonte", "loom", "one that is new"])
    expect(seatsAgainstBots(game)).toBeGreaterThan(1);
});

test("a table at once is private, in the wanted words, and bots of the wanted level stand in", () => {
  const setting = quickSetting("bisonte", "es", "expert", LEVELS);
  expect(setting).toMatchObject({ game: "bisonte", language: "es", stand_ins: "expert", public: false, pace: "human" });
});

test("against the two lower levels Bisonte checks words, and says so (BIS-12)", () => {
  const words = LEVELS.map((level) => quickSetting("bisonte", "es", level, LEVELS).options);
  expect(words).toEqual([{ words: "checked" }, { words: "checked" }, {}, {}]);
  const notes = LEVELS.map((level) => quickNotes("bisonte", level, LEVELS).length);
  expect(notes).toEqual([1, 1, 0, 0]);
  expect(quickSetting("loom", "es", "child", LEVELS).options).toEqual({});
});
