import { expect, test } from "vitest";
import { quickSetting, seatsAgainstBots } from "./quick.ts";

test("Golf is played alone, against Luis", () => {
  expect(seatsAgainstBots("golf")).toBe(1);
});

test("the other games have at least one bot", () => {
  for (const game of ["buffet", "bisonte", "loom", "one that is new"])
    expect(seatsAgainstBots(game)).toBeGreaterThan(1);
});

test("a table at once is private, in the wanted words, and bots of the wanted level stand in", () => {
  const setting = quickSetting("bisonte", "es", "expert");
  expect(setting).toMatchObject({ game: "bisonte", language: "es", stand_ins: "expert", public: false, pace: "human" });
});
