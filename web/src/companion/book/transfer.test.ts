import { describe, expect, test } from "vitest";
import { Book } from "./book.svelte.ts";
import { drawerOf, matchOf, pretended } from "../testing/pretend.ts";
import { fileName, fileOf, merge, MOST_BYTES, MOST_MATCHES, readFile, type Read } from "./transfer.ts";
import { checkedBy, type KeptMatch } from "./kept.ts";
import type { Ledger } from "../ledger.ts";

const NOW = 10_000;
const ledgers = () => Promise.resolve(pretended as unknown as Ledger);
const ONE = matchOf({ sheet: [[4, 6]], totals: [4, 6], steps: 1 });
const TWO = matchOf({ id: "abcdefgh0002", sheet: [[1, 2]], totals: [1, 2], steps: 1 });

async function readOf(file: unknown): Promise<Read> {
  const read = await readFile(typeof file === "string" ? file : JSON.stringify(file), ledgers, NOW);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function filled(...matches: (typeof ONE)[]): Book {
  const book = new Book(drawerOf());
  for (const match of matches) book.keep(match);
  book.rememberNames(["Ana", "Beto"]);
  return book;
}

describe("a file of everything", () => {
  test("comes back as it went", async () => {
    const before = filled(ONE, TWO);
    const after = new Book(drawerOf());
    const merged = merge(after, await readOf(fileOf(before, NOW)));
    expect(merged).toEqual({ added: 2, renewed: 0, known: 0, left: 0 });
    expect([after.matches, after.names]).toEqual([before.matches, before.names]);
    expect(fileName(Date.UTC(2026, 6, 5))).toBe("sobremesa-2026-07-05.json");
  });

  test("comes back whole where a browser was full, of small matches and of long ones", async () => {
    const room = 5_242_880;
    const sheet = Array.from({ length: 8 }, () => [1000, 1000]);
    for (const each of [{}, { names: ["字".repeat(24), "字".repeat(24)], sheet, totals: [8000, 8000], steps: 8 }]) {
      const before = new Book(drawerOf(room));
      const key = "sobremesa-book.match.abcdefgh00000".length;
      const count = Math.floor(room / (key + JSON.stringify(matchOf(each)).length));
      const matches = Array.from({ length: count }, (_, at) =>
        checkedBy(pretended, matchOf({ ...each, id: `abcdefgh${String(at).padStart(5, "0")}` })),
      );
      expect(before.keepNew(matches as KeptMatch[]).size).toBe(0);
      const text = fileOf(before, NOW);
      expect(new TextEncoder().encode(text).length).toBeLessThan(MOST_BYTES / 1.25);
      const after = new Book(drawerOf(room));
      expect(merge(after, await readOf(text))).toMatchObject({ added: count, left: 0 });
      // All at once: a comparison field by field takes longer than the work.
      expect(JSON.stringify(after.matches) === JSON.stringify(before.matches)).toBe(true);
    }
  }, 30_000);

  test("is sorted in once, however many matches it brings", async () => {
    const book = new Book(drawerOf());
    const matches = Array.from({ length: MOST_MATCHES + 1 }, (_, at) => matchOf({ id: `abcdefgh${at}`, changed: at }));
    const file = JSON.parse(fileOf(book, NOW));
    expect(await readFile(JSON.stringify({ ...file, matches }), ledgers, NOW)).toBe("too-many");
    const [one = matchOf(), ...rest] = matches;
    const merged = merge(book, { matches: [...rest, { ...one, id: rest[0]!.id }], names: [] });
    expect(merged).toEqual({ added: MOST_MATCHES, renewed: 0, known: 1, left: 0 });
    expect(book.matches[0]?.changed).toBe(MOST_MATCHES);
  }, 30_000);

  test("never writes over what is newer, and renews what is older", async () => {
    const newer = { ...ONE, changed: 9000, sheet: [[8, 8]], totals: [8, 8] };
    const book = filled(newer, { ...TWO, changed: 100 });
    const merged = merge(book, await readOf(fileOf(filled(ONE, TWO), NOW)));
    expect(merged).toEqual({ added: 0, renewed: 1, known: 1, left: 0 });
    expect(book.find(ONE.id)?.sheet).toEqual([[8, 8]]);
    expect(merge(book, await readOf(fileOf(book, NOW)))).toMatchObject({ added: 0, renewed: 0, known: 2 });
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "%PDF-1.7"],
    ["a number", "7"],
    ["a list", "[]"],
    ["another program's file", JSON.stringify({ kind: "chess", version: 1, matches: [] })],
    ["no list of matches", JSON.stringify({ kind: "sobremesa-companion", version: 1, matches: "all" })],
    ["half of a file", fileOf(filled(ONE), NOW).slice(0, -9)],
  ])("is refused where it is %s", async (_, text) => {
    expect(await readFile(text, ledgers, NOW)).toBe("not-ours");
  });

  test("is refused where it is too big, or of a time to come", async () => {
    expect(await readFile(" ".repeat(MOST_BYTES + 1), ledgers, NOW)).toBe("too-big");
    const file = { ...JSON.parse(fileOf(filled(ONE), NOW)), version: 2 };
    expect(await readFile(JSON.stringify(file), ledgers, NOW)).toBe("newer");
  });

  test("gives what is good in it where the rest is spoilt", async () => {
    const file = {
      ...JSON.parse(fileOf(filled(ONE), NOW)),
      matches: [ONE, { ...TWO, sheet: "<script>" }, { ...TWO, names: ["a", "b", "c", "d", "e"] }, null, 7],
      names: ["Ana", 7, { toString: "x" }],
    };
    const read = await readOf(file);
    expect([read.matches.length, read.spoilt]).toEqual([1, 4]);
    const book = new Book(drawerOf());
    merge(book, read);
    expect(book.names).toEqual(["Ana"]);
  });

  test("cannot claim totals that its sheet does not give, nor a time to come", async () => {
    const forged = {
      ...ONE,
      totals: [999, 0],
      winners: [0],
      ended: 5,
      changed: 8e15,
      chosen: { rounds: 99, __proto__: {} },
    };
    const [match] = (await readOf({ ...JSON.parse(fileOf(filled(), NOW)), matches: [forged] })).matches;
    expect(match).toMatchObject({ totals: [4, 6], winners: [], ended: null, changed: NOW });
    expect(match?.chosen).toEqual({ end: "rounds", rounds: 8, flat: false });
  });

  test("spoils nothing where a deep one would choke the reader", async () => {
    const deep = `{"kind":"sobremesa-companion","version":1,"matches":[${"[".repeat(50_000)}${"]".repeat(50_000)}]}`;
    expect((await readOf(deep)).spoilt).toBe(1);
  });

  test("says for how many there was no room, and loses nothing that was there", async () => {
    const drawer = drawerOf(700);
    const book = new Book(drawer);
    book.keep(ONE);
    const merged = merge(book, {
      names: [],
      matches: [TWO, { ...ONE, changed: 9000, sheet: Array(200).fill([1, 1]) }],
    });
    expect(merged).toEqual({ added: 1, renewed: 0, known: 0, left: 1 });
    expect(book.find(ONE.id)).toEqual(ONE);
    expect(new Book(drawer).find(ONE.id)).toEqual(ONE);
  });
});
