import { expect, test } from "vitest";
import { judgedIn } from "./judged.ts";
import type { BisonteMatch } from "./types.ts";

const REASONS = ["valid", "not-in-dictionary", "house-accepted", "house-refused", "voted", "split-digraph"];
const verdicts = REASONS.map((reason) => ({ word: reason.toUpperCase(), valid: true, reason }));
const turns = [{ objection: { verdicts } }, { objection: null }];

function match(outcome: object | null, words = "table"): BisonteMatch {
  const view = { outcome, turns, open_play: null, options: { words } };
  return { view, isLive: true, isBig: false } as unknown as BisonteMatch;
}

function linked(match: BisonteMatch): string[] {
  const isJudged = judgedIn(match);
  return REASONS.filter((reason) => isJudged(reason.toUpperCase()));
}

test("BIS-12 only a word that the dictionary judged is linked: none that the table agreed on or voted for", () => {
  expect(linked(match(null))).toEqual(["valid", "not-in-dictionary"]);
});

test("BIS-12 a word that nobody objected to is not linked", () => {
  expect(judgedIn(match(null))("CASA")).toBe(false);
});

test("every word is linked once the match is over", () => {
  expect(linked(match({}))).toEqual(REASONS);
  expect(judgedIn(match({}))("CASA")).toBe(true);
});
