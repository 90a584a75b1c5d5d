import { expect, test } from "vitest";
import { spanOf, type AnyView } from "./match.ts";

const told = (at: number, event: object) => ({ number: at, at, event: { type: "", ...event } });
const match = (view: Partial<AnyView>, ...events: ReturnType<typeof told>[]) => ({
  view: { deadline: null, ...view } as AnyView,
  told: events,
});

test("a time is as long as from when its end was first told", () => {
  const events = [told(0, { deadline: 9000 }), told(10_000, { deadline: 40_000 }), told(12_000, {})];
  expect(spanOf(match({ deadline: 40_000 }, ...events))).toBe(30_000);
});

test("sand that everybody turns again runs from the first turn on", () => {
  const opened = told(1000, { ends: 181_000, deadline: 181_150 });
  const announced = told(5000, { ends: 35_000, deadline: 35_150 });
  const again = told(9000, { ends: 35_000, deadline: 35_150 });
  expect(spanOf(match({ ends: 35_000, deadline: 35_150 }, opened, announced, again))).toBe(30_000);
});

test("without a clock, or without its beginning, nothing is known", () => {
  expect(spanOf(match({}, told(0, { deadline: null })))).toBeNull();
  expect(spanOf(match({ deadline: 500 }))).toBeNull();
});
