import { describe, expect, it, vi } from "vitest";
import { speak } from "$/texts/say.svelte.ts";
import { areSame, isMarked, markAt, marksSaid, NO_MARKS, tally, tapped, voteOf } from "./ballot.ts";

vi.stubGlobal("document", { documentElement: {} });

describe("the letters of a word that is voted on (GOL-22)", () => {
  it("are right, misspelt, too many, and right again, tap by tap", () => {
    const once = tapped(NO_MARKS, 2);
    expect([once, markAt(once, 2)]).toEqual([{ misspelt: [2], extra: [] }, "misspelt"]);
    const twice = tapped(once, 2);
    expect([twice, markAt(twice, 2)]).toEqual([{ misspelt: [], extra: [2] }, "extra"]);
    expect(tapped(twice, 2)).toEqual(NO_MARKS);
  });

  it("stay as they are beside the one that is tapped, in the order of the word", () => {
    expect(tapped({ misspelt: [3], extra: [1] }, 0)).toEqual({ misspelt: [0, 3], extra: [1] });
  });
});

describe("what is proposed for a word (GOL-22)", () => {
  it("is what is marked until another letter is tapped, and again once it is tapped back", () => {
    const proposed = { misspelt: [2], extra: [] };
    expect(areSame({ misspelt: [2], extra: [] }, proposed)).toBe(true);
    expect(areSame(tapped(proposed, 0), proposed)).toBe(false);
    expect(areSame(tapped(proposed, 2), proposed)).toBe(false);
    expect(areSame(tapped(tapped(tapped(proposed, 2), 2), 2), proposed)).toBe(true);
  });
});

describe("the letters that are wrong (GOL-22)", () => {
  it.each([
    ["es", [], [0], "sobra C"],
    ["es", [], [0, 2], "sobran C y S"],
    ["es", [1], [0], "A · sobra C"],
    ["en", [], [0], "one C too many"],
    ["en", [1], [0, 2], "A · too many: C and S"],
  ] as const)("are said in %s: %j misspelt, %j too many", async (language, misspelt, extra, said) => {
    await speak(language);
    expect(marksSaid("CASA", { misspelt, extra })).toBe(said);
  });
});

describe("a vote on a word (GOL-22)", () => {
  it("says that it is right, misspelt in these letters, or no word", () => {
    const rest = { type: "vote", seat: 1, round: 4 };
    expect(voteOf(1, { accept: true }, 4)).toEqual({ ...rest, accept: true, misspelt: [], extra: [] });
    const marks = { misspelt: [0], extra: [3] };
    expect(voteOf(1, { marks }, 4)).toEqual({ ...rest, accept: false, ...marks });
    expect(voteOf(1, {}, 4)).toEqual({ ...rest, accept: false, misspelt: [], extra: [] });
    expect([isMarked(NO_MARKS), isMarked(marks)]).toEqual([false, true]);
  });

  it("is counted with those that say the same", () => {
    const answers = [
      { accept: true, misspelt: [], extra: [] },
      { accept: false, misspelt: [1], extra: [] },
      { accept: false, misspelt: [], extra: [2] },
      { accept: false, misspelt: [], extra: [] },
    ];
    expect(tally(answers)).toEqual({ right: 1, misspelt: 2, none: 1 });
  });
});
