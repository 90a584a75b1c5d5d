import { describe, expect, test } from "vitest";
import { isJudged } from "./judged.ts";
import type { BuffetMatch, WordChecked } from "./types.ts";

type Verdict = WordChecked["verdict"];

const live = { view: { outcome: null }, isLive: true, isBig: false } as unknown as BuffetMatch;
const over = { view: { outcome: {} }, isLive: true, isBig: false } as unknown as BuffetMatch;

function checked(verdict: Partial<Verdict>): WordChecked {
  const whole: Verdict = { fate: "valid", clause: "BUF-15", reading: "", reason: "", fault: "", ...verdict };
  return { type: "word-checked", seat: 0, word: "ROPA", path: [1, 2, 3, 4], verdict: whole, cells: [], special: 0 };
}

describe("while the match lasts", () => {
  test.each<Partial<Verdict>>([
    { fate: "valid" },
    { fate: "voted" },
    { fate: "not-valid", clause: "BUF-16", reason: "not-in-dictionary" },
    { fate: "not-valid", clause: "BUF-24", reason: "acronym" },
    { fate: "not-valid", clause: "BUF-25", reason: "not-in-dictionary" },
    { fate: "not-valid", clause: "BUF-16", reason: "house-refused" },
  ])("a word that the dictionary, the vote or the table's own words judged is linked: $fate $clause", (verdict) => {
    expect(isJudged(checked(verdict), live)).toBe(true);
  });

  test("BUF-18 a word that was covered is not: nobody asked the dictionary", () => {
    expect(isJudged(checked({ fate: "covered", clause: "BUF-18" }), live)).toBe(false);
  });

  test.each<Verdict["fault"]>(["other-length", "other-letters", "bad-path", "not-shown", "not-said"])(
    "BUF-16 a word that failed for another reason is not: %s",
    (fault) => {
      expect(isJudged(checked({ fate: "not-valid", clause: "BUF-16", fault }), live)).toBe(false);
    },
  );
});

test("every word is linked once the match is over", () => {
  for (const fault of ["", "bad-path", "not-said"] as const) {
    expect(isJudged(checked({ fate: "not-valid", fault }), over)).toBe(true);
  }
  expect(isJudged(checked({ fate: "covered", clause: "BUF-18" }), over)).toBe(true);
});
