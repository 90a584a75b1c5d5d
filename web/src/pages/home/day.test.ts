import { expect, test } from "vitest";
import { stateOf } from "./day.ts";
import type { DailyMatch } from "$/protocol/http.ts";

const match = { table: "", phase: "", points: null } as unknown as DailyMatch;

test("a match of the day that is not known yet, or has no table, is fresh", () => {
  expect(stateOf(undefined)).toBe("fresh");
  expect(stateOf(match)).toBe("fresh");
});

test("with a table it is begun, and with points it is over, also with none of them", () => {
  expect(stateOf({ ...match, table: "t" })).toBe("begun");
  expect(stateOf({ ...match, table: "t", points: 0 })).toBe("over");
});
