import { describe, expect, test } from "vitest";
import { beginAgain, beginMatch } from "./beginning.ts";
import { Opened } from "./opened.svelte.ts";
import { Book } from "../book/book.svelte.ts";
import { drawerOf, matchOf, pretended } from "../testing/pretend.ts";
import type { Ledger } from "../ledger.ts";
import { fresh } from "../timers/timer.ts";

const ledger = pretended as unknown as Ledger;

function open() {
  const drawer = drawerOf();
  const book = new Book(drawer);
  let time = 5000;
  const place = { book, drawer, now: () => (time += 10) };
  const match = Opened.open(ledger, matchOf(), place);
  if (!match) throw new Error("it is a match");
  return { match, place, book, drawer };
}

describe("a match that lies open", () => {
  test("keeps each step at once, and takes it back and does it again", () => {
    const { match, drawer } = open();
    match.write([[4, 6]]);
    match.write([
      [4, 6],
      [2, 0],
    ]);
    expect(match.reckoning.totals).toEqual([6, 6]);
    expect(new Book(drawer).find(match.id)).toMatchObject({ totals: [6, 6], winners: [0, 1], steps: 2 });
    match.undo();
    expect([match.sheet, match.canRedo]).toEqual([[[4, 6]], true]);
    match.redo();
    match.undo();
    match.undo();
    expect([match.sheet, match.canUndo]).toEqual([[], false]);
    match.undo();
    match.write([[1, 1]]);
    expect(match.canRedo).toBe(false);
  });

  test("takes back a number as a whole, however many digits it was typed in", () => {
    const { match } = open();
    match.write([[4, 6]]);
    match.write([[1, 6]]);
    match.write([[12, 6]], { isMore: true });
    match.undo();
    expect([match.sheet, match.canRedo]).toEqual([[[4, 6]], true]);
    match.write([[7, 6]], { isMore: true });
    expect(match.canRedo).toBe(false);
  });

  test("can still be taken back after the page was loaded anew", () => {
    const { match, place, book } = open();
    match.write([[4, 6]]);
    match.write([[5, 6]]);
    const again = Opened.open(ledger, book.find(match.id) ?? matchOf(), place);
    again?.undo();
    again?.undo();
    expect(again?.sheet).toEqual([]);
    place.drawer.put("history", JSON.stringify({ id: match.id, past: ['"forged"'], future: [] }));
    expect(Opened.open(ledger, matchOf(), place)?.canUndo).toBe(false);
  });

  test("remembers only so many steps", () => {
    const { match } = open();
    for (let at = 0; at < 150; at++) match.write([[at, 0]]);
    let steps = 0;
    for (; match.canUndo; steps++) match.undo();
    expect(steps).toBe(100);
  });

  test("has ended when its result was first there, and not when a correction takes it away", () => {
    const { match, book } = open();
    match.write([
      [4, 6],
      [2, 0],
    ]);
    const { ended } = match.kept;
    match.write([
      [4, 6],
      [2, 2],
    ]);
    expect([ended !== null, match.kept.ended]).toEqual([true, ended]);
    match.write([[4, 6]]);
    expect(book.find(match.id)?.ended).toBeNull();
  });

  test("takes over what another window has written, if it is newer", () => {
    const { match } = open();
    match.write([[4, 6]]);
    match.adopt(matchOf({ changed: 1, sheet: [[9, 9]] }));
    match.adopt(matchOf({ changed: 99_999, sheet: "spoilt" }));
    expect(match.sheet).toEqual([[4, 6]]);
    match.adopt(matchOf({ changed: 99_999, sheet: [[9, 9]] }));
    expect(match.sheet).toEqual([[9, 9]]);
    // What stood there before is one step back, and what one wrote oneself another.
    match.adopt(matchOf({ changed: 99_999 + 1, sheet: [[9, 9]], timers: { creation: fresh(90) } }));
    match.undo();
    expect(match.sheet).toEqual([[4, 6]]);
    match.undo();
    expect([match.sheet, match.canUndo]).toEqual([[], false]);
  });

  test("gives somebody another name without losing anything", () => {
    const { match, book } = open();
    match.write([[4, 6]]);
    match.rename(1, "  Luz ");
    match.rename(0, " ");
    expect([match.names, match.sheet, book.names]).toEqual([["Ana", "Luz"], [[4, 6]], ["Luz"]]);
  });

  test("is not opened where its sheet is none", () => {
    const { place } = open();
    expect(Opened.open(ledger, matchOf({ sheet: { rounds: 3 } }), place)).toBeNull();
    expect(Opened.open(ledger, matchOf({ names: ["a", "b", "c", "d", "e"] }), place)).toBeNull();
  });
});

test("a rematch has the same people, choices and times, and an empty sheet", () => {
  const before = matchOf({
    sheet: [
      [1, 2],
      [3, 4],
    ],
    timers: { creation: { ...fresh(90), left: 5 } },
    ended: 7,
  });
  const again = beginAgain(ledger, before, 9000);
  expect(again).toMatchObject({ names: before.names, chosen: before.chosen, sheet: [], begun: 9000, ended: null });
  expect(again.timers).toEqual({ creation: fresh(90) });
  expect(again.id).not.toBe(before.id);
  expect(beginMatch(ledger, { ...before, chosen: { rounds: 99 } }, 9000).chosen.rounds).toBe(8);
});
