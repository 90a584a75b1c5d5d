import { describe, expect, test } from "vitest";
import { Book } from "./book.svelte.ts";
import { nameFrom, newId, readMatch } from "./kept.ts";
import { drawerOf, matchOf } from "../testing/pretend.ts";
import { fresh } from "../timers/timer.ts";

describe("the book", () => {
  test("finds again what was kept, the last change first", () => {
    const drawer = drawerOf();
    const book = new Book(drawer);
    book.keep(matchOf());
    book.keep(matchOf({ id: "abcdefgh0002", changed: 3000 }));
    expect(new Book(drawer).matches.map((match) => match.id)).toEqual(["abcdefgh0002", "abcdefgh0001"]);
  });

  test("leaves alone what it cannot read, and says how much that is", () => {
    const drawer = drawerOf();
    drawer.put("match.abcdefgh0001", JSON.stringify(matchOf()));
    drawer.put("match.abcdefgh0002", "{ torn");
    drawer.put("match.abcdefgh0003", JSON.stringify(matchOf()));
    const book = new Book(drawer);
    expect([book.matches.length, book.unreadable]).toEqual([1, 2]);
    expect(drawer.lies.size).toBe(3);
  });

  test("says when there is no room, and goes on in this window with what was written", () => {
    const drawer = drawerOf(700);
    const book = new Book(drawer);
    expect(book.keep(matchOf())).toBe(true);
    const grown = matchOf({ changed: 3000, sheet: Array(300).fill([1, 1]) });
    expect([book.keep(grown), book.trouble]).toEqual([false, "full"]);
    book.look();
    expect(book.find("abcdefgh0001")).toEqual(grown);
    expect(new Book(drawer).find("abcdefgh0001")?.changed).toBe(2000);
    expect([book.keep(matchOf({ changed: 4000 })), book.trouble]).toEqual([true, null]);
  });

  test("keeps in this window what has no room, whatever a file brings for it, and says so until there is room", () => {
    const drawer = drawerOf(1200);
    const book = new Book(drawer);
    const [first, small] = [matchOf({ sheet: Array(50).fill([1, 1]) }), matchOf({ id: "abcdefgh0003" })];
    book.keep(first);
    const grown = matchOf({ id: "abcdefgh0002", sheet: Array(100).fill([1, 1]) });
    book.keep(grown);
    const left = book.keepNew([{ ...grown, changed: 9000 }, small]);
    expect([left.size, book.trouble, book.find(small.id)]).toEqual([1, "full", small]);
    book.look();
    expect(book.find(grown.id)).toEqual(grown);
    // Deleting makes room, and what is played takes it.
    book.remove(first.id);
    expect([book.trouble, new Book(drawer).find(grown.id)]).toEqual([null, grown]);
    expect(book.gone).toEqual([first]);
  });

  test("brings back what was deleted, and forgets it in the end", () => {
    const drawer = drawerOf();
    const book = new Book(drawer);
    for (let at = 0; at < 12; at++) book.keep(matchOf({ id: `abcdefgh00${10 + at}` }));
    for (const { id } of [...book.matches]) book.remove(id);
    expect([book.matches.length, book.gone.length, drawer.names("gone.").length]).toEqual([0, 10, 10]);
    const last = book.gone[0]?.id ?? "";
    book.bringBack(last);
    expect(new Book(drawer).find(last)).toBeDefined();
    book.forgetGone();
    expect(drawer.names("gone.")).toEqual([]);
  });

  test("forgets first what was deleted first, however old the match was", () => {
    const drawer = drawerOf();
    const book = new Book(drawer);
    for (let at = 0; at < 11; at++) book.keep(matchOf({ id: `abcdefgh00${10 + at}`, changed: 9000 - at }));
    for (const { id } of book.matches.slice(0, 10)) book.remove(id);
    const again = new Book(drawer);
    expect(again.gone[0]?.id).toBe("abcdefgh0019");
    again.remove("abcdefgh0020");
    expect(new Book(drawer).gone.map(({ id }) => id)).not.toContain("abcdefgh0010");
    expect(new Book(drawer).gone.slice(0, 2).map(({ id }) => id)).toEqual(["abcdefgh0020", "abcdefgh0019"]);
  });

  test("offers the names of those who played last, each once", () => {
    const drawer = drawerOf();
    new Book(drawer).rememberNames(["Ana", "Beto"]);
    const book = new Book(drawer);
    book.rememberNames(["Luz", "ANA"]);
    expect(book.names).toEqual(["Luz", "ANA", "Beto"]);
    book.forgetName("Beto");
    expect(new Book(drawer).names).toEqual(["Luz", "ANA"]);
  });
});

describe("a name", () => {
  test("is one line without what nobody sees, and not too long", () => {
    expect(nameFrom("  Ana\n\u202EMaría\u0000 ")).toBe("Ana María");
    expect(nameFrom("x".repeat(500))).toHaveLength(24);
    expect([nameFrom("\u200B \t"), nameFrom(7), nameFrom(null)]).toEqual(["", "", ""]);
  });
});

describe("a kept match", () => {
  test("is read as it was written, with an id that no address means something else by", () => {
    expect(readMatch(JSON.parse(JSON.stringify(matchOf())))).toEqual(matchOf());
    expect(newId()).toMatch(/^[a-z0-9]{12}$/);
    for (const word of ["words", "boards", "records", "buffet", "golf", "bisonte", "loom"])
      expect(readMatch(matchOf({ id: word }))).toBeNull();
  });

  test("is none where a part of it cannot be", () => {
    for (const forged of [
      null,
      [],
      "match",
      { ...matchOf(), id: "../../../etc" },
      { ...matchOf(), game: "__proto__" },
      { ...matchOf(), language: "fr" },
      { ...matchOf(), names: [] },
      { ...matchOf(), names: Array(9).fill("Ana") },
      { ...matchOf(), names: ["Ana", " "] },
      { ...matchOf(), changed: "yesterday" },
      { ...matchOf(), begun: 1e300 },
      { ...matchOf(), ended: undefined },
    ])
      expect(readMatch(forged)).toBeNull();
  });

  test("is mended where a part of it may be as it would be anyhow", () => {
    const mended = readMatch({
      ...matchOf(),
      youngest: 7,
      totals: [1e12, "5"],
      winners: [0, 5, -1],
      steps: -3,
      chosen: { end: {}, rounds: 3 },
      timers: { creation: { ...fresh(60), left: 1000 }, "<b>": null },
      clocks: { left: [] },
    });
    expect(mended).toMatchObject({ youngest: 0, totals: [0, 0], winners: [0], steps: 0, chosen: { rounds: 3 } });
    expect(mended?.timers).toEqual({ creation: { ...fresh(60), left: 1000 } });
    expect(mended?.clocks).toBeNull();
  });
});
