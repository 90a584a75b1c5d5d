import { expect, test } from "vitest";
import { dayBefore, dayText, lastDays, streakOf, timeLeft } from "./days.ts";

test("the day before the first of March knows of leap years", () => {
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(dayBefore("2026-12-31", -1)).toBe("2027-01-01");
});

test("the last days end with the day itself", () => {
  expect(lastDays("2026-11-02", 3)).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
});

test("days in a row are counted up to today", () => {
  expect(streakOf(new Set(["2026-11-14", "2026-11-15", "2026-11-16"]), "2026-11-16")).toBe(3);
});

test("today not played yet ends no row", () => {
  expect(streakOf(new Set(["2026-11-14", "2026-11-15"]), "2026-11-16")).toBe(2);
});

test("a day left out ends the row", () => {
  expect(streakOf(new Set(["2026-11-13", "2026-11-15", "2026-11-16"]), "2026-11-16")).toBe(2);
  expect(streakOf(new Set(["2026-11-14"]), "2026-11-16")).toBe(0);
});

test("what is left of a day is told in hours, minutes and seconds", () => {
  expect(timeLeft(13 * 3_600_000 + 5 * 60_000 + 9_000)).toMatchObject({ hours: 13, minutes: 5, seconds: 9 });
  expect(timeLeft(-5)).toEqual({ hours: 0, minutes: 0, seconds: 0, share: 0 });
  expect(timeLeft(43_200_000).share).toBe(0.5);
});

test("a day has its name in every language, wherever the reader is", () => {
  expect(dayText("2026-11-16", "en", "long")).toBe("November 16, 2026");
  expect(dayText("2026-11-16", "es", "long")).toBe("16 de noviembre de 2026");
});
