import { expect, test } from "vitest";
import { linkedIn } from "./judged.ts";
import type { BisonteMatch } from "./types.ts";

const JUDGED = ["valid", "not-in-dictionary", "house-accepted", "house-refused"];
const REASONS = [...JUDGED, "voted", "split-digraph"];
const verdicts = REASONS.map((reason) => ({ word: reason.toUpperCase(), valid: true, reason }));
const turns = [{ objection: { verdicts } }, { objection: null, words: ["CASA"] }];

function match(outcome: object | null, words = "table"): BisonteMatch {
  const view = { outcome, turns, open_play: null, options: { words } };
  return { view, isLive: true, isBig: false } as unknown as BisonteMatch;
}

function linked(match: BisonteMatch): string[] {
  const isLinked = linkedIn(match);
  return REASONS.filter((reason) => isLinked(reason.toUpperCase()));
}

test("BIS-12 a word is linked that the dictionary or the table had judged, but for one with a split digraph (BIS-8)", () => {
  expect(linked(match(null))).toEqual(JUDGED);
});

test("BIS-12 a word that nobody objected to is not linked", () => {
  expect(linkedIn(match(null))("CASA")).toBe(false);
});

test("BIS-3 every word is linked where plays are checked", () => {
  expect(linkedIn(match(null, "checked"))("CASA")).toBe(true);
});

test("every word is linked once the match is over", () => {
  expect(linked(match({}))).toEqual(REASONS);
  expect(linkedIn(match({}))("CASA")).toBe(true);
});
