import { describe, expect, test } from "vitest";
import { explained, firstOf, fitting, isOpen, restOf, toldOf, within } from "./options.ts";
import type { OptionTold } from "$/protocol/http.ts";

const clock: OptionTold = {
  name: "clock",
  kind: "bool",
  default: true,
  clause: "TAB-11",
  sentence: "a clock",
  choices: [],
  meanings: [],
  pattern: "",
  example: "",
};
const seconds: OptionTold = {
  name: "search_seconds",
  kind: "number",
  default: 180,
  clause: "BUF-10",
  sentence: "how long",
  choices: [],
  meanings: [],
  pattern: "",
  example: "",
  least: 0,
  most: 3600,
  needs: { option: "clock", value: true },
};
const words: OptionTold = {
  name: "words",
  kind: "choice",
  default: "by-people",
  clause: "BUF-25",
  sentence: "who judges; by-people: the table",
  choices: ["by-people", "table"],
  meanings: ["the table, among people", "the table"],
  pattern: "",
  example: "",
};
const options = [words, clock, seconds];

describe("which options are shown", () => {
  test("what matters first stands first, and nothing stands twice or nowhere", () => {
    const shown = [...firstOf("buffet", options), ...restOf("buffet", options)];
    expect(shown.map((option) => option.name)).toEqual(["clock", "search_seconds", "words"]);
  });

  test("a game that is new has all its options among the rest", () => {
    expect(firstOf("chess", options)).toEqual([]);
    expect(restOf("chess", options)).toEqual(options);
  });

  test("without a clock there are no seconds to choose", () => {
    expect(isOpen(seconds, options, {})).toBe(true);
    expect(isOpen(seconds, options, { clock: false })).toBe(false);
  });
});

describe("what a table is told", () => {
  test("nothing of what is as it would be anyhow", () => {
    expect(toldOf(options, { clock: true, search_seconds: 180, words: "table" })).toEqual({ words: "table" });
  });

  test("nothing of what means nothing", () => {
    expect(toldOf(options, { clock: false, search_seconds: 60 })).toEqual({ clock: false });
  });
});

describe("what was remembered", () => {
  test("stays where it fits", () => {
    expect(fitting(options, { clock: false, search_seconds: 60 })).toEqual({ clock: false, search_seconds: 60 });
  });

  test("goes where the house has changed", () => {
    expect(fitting(options, { clock: 1, search_seconds: 9000, words: "dice", gone: true })).toEqual({});
  });
});

test("a number that does not fit becomes the nearest that does", () => {
  expect(within(seconds, -4)).toBe(0);
  expect(within(seconds, 99_999)).toBe(3600);
  expect(within(seconds, Number.NaN)).toBe(180);
  expect(within(seconds, 12.4)).toBe(12);
});

test("a sentence begins and ends as one, and does not speak of ids", () => {
  expect(explained(words)).toBe("Who judges.");
  expect(explained(clock)).toBe("A clock.");
});
