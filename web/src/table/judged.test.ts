import { expect, test } from "vitest";
import { isLinked } from "./judged.ts";
import type { AnyMatch } from "./match.ts";

type Seen = Pick<AnyMatch, "view" | "isLive" | "isBig">;

function seen(isOver: boolean, how: Partial<Seen> = {}): Seen {
  return { view: { outcome: isOver ? {} : null } as AnyMatch["view"], isLive: true, isBig: false, ...how };
}

test.each(["", "valid", "not-in-dictionary", "acronym", "house-accepted", "house-refused", "voted"])(
  "a word is linked once the dictionary, the table's own words or a vote has judged it: %o",
  (reason) => {
    expect(isLinked(seen(false), reason)).toBe(true);
  },
);

test.each([null, undefined, "split-digraph"])("a word that nobody has judged is not linked: %o", (reason) => {
  expect(isLinked(seen(false), reason)).toBe(false);
  expect(isLinked(seen(false, { isLive: false, isBig: true }), reason)).toBe(false);
});

test("every word is linked where the match is over, and in a replay", () => {
  expect(isLinked(seen(true), null)).toBe(true);
  expect(isLinked(seen(true), "split-digraph")).toBe(true);
  expect(isLinked(seen(false, { isLive: false }), null)).toBe(true);
});
