// Whom and what lights up.

import { expect, test } from "vitest";
import { aimsOf, litBy, pointedAt, targetsOf, undrawn, type Offers } from "./targets.ts";
import { clauseOf, KINDS } from "./types.ts";
import type { View } from "$/protocol/loom.ts";

const VIEW = { seat: 1, order: [2, 1, 0] } as unknown as View;

test("rivals that a card may be aimed at light up, each with its own move", () => {
  const offers: Offers = {
    target: {
      action: "target",
      choices: [
        { type: "target", seat: 0 },
        { type: "target", seat: 2 },
      ],
      asks: [],
    },
  };
  const { seats, cards } = targetsOf(offers);
  expect([...seats.keys()]).toEqual([0, 2]);
  expect(seats.get(2)).toEqual({ type: "target", seat: 2 });
  expect(cards.size).toBe(0);
});

test("cards that may be picked or given light up", () => {
  const pick: Offers = { pick: { action: "pick", choices: [{ type: "pick", card: 7 }], asks: [] } };
  const give: Offers = { give: { action: "give", choices: [{ type: "give", card: 9 }], asks: [] } };
  expect([...targetsOf(pick).cards.keys()]).toEqual([7]);
  expect([...targetsOf(give).cards.keys()]).toEqual([9]);
});

test("nothing lights up where nothing is offered", () => {
  expect(targetsOf({}).seats.size + targetsOf({}).cards.size).toBe(0);
});

test("a card in hand shows whom it would be about before it is played", () => {
  expect(litBy(VIEW, "steal-one")).toEqual({ seats: [2, 0], centre: false, letters: false });
  expect(litBy(VIEW, "mine-alone")).toEqual({ seats: [], centre: true, letters: false });
  expect(litBy(VIEW, "change-some")).toEqual({ seats: [], centre: false, letters: true });
  expect(litBy(VIEW, null)).toEqual({ seats: [], centre: false, letters: false });
});

test("a card in the row points at the one it names, or at all rivals", () => {
  expect(pointedAt(VIEW, { seat: 2, kind: "blast", target: 0 })).toEqual([0]);
  expect(pointedAt(VIEW, { seat: 2, kind: "great-robbery", target: null })).toEqual([1, 0]);
  expect(pointedAt(VIEW, { seat: 2, kind: "boost", target: null })).toEqual([]);
});

test("each of the 18 cards is about something and has its clause", () => {
  expect(KINDS.length).toBe(18);
  expect(KINDS.every((kind) => aimsOf(kind).length > 0)).toBe(true);
  expect(clauseOf("swap")).toBe("LOO-K1");
  expect(clauseOf("mine-alone")).toBe("LOO-K18");
});

test("an offer that nothing draws is left for a plain button", () => {
  const strange = { type: "sing" } as never;
  expect(undrawn({ sing: { action: "sing", choices: [strange], asks: [] } })).toEqual([strange]);
  expect(undrawn({ ready: { action: "ready", choices: [{ type: "ready" }], asks: [] } })).toEqual([]);
});
