import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { digestOf, sha256 } from "./digest.ts";
import { downloadOf, filesOf, NotKept, Shelf, type Files } from "./shelf.ts";
import { megabytes } from "./sizes.ts";
import { memory, type Store } from "./stores.ts";
import type { PocketFile, PocketTold } from "$/protocol/http.ts";

const text = (said: string) => new TextEncoder().encode(said);

function file(said: string, part: PocketFile["part"] = "words"): PocketFile {
  const digest = createHash("sha256").update(said).digest("hex");
  const size = text(said).length;
  return { part, family: "own", licence: "MIT", sources: "us", holds: 1, size, download: size, digest };
}

function told(...files: PocketFile[]): PocketTold {
  return { language: "es", lexicon: "x", files };
}

/** A house that answers as it is told to, and counts what it is asked for. */
class House {
  asked: string[] = [];
  answers = new Map<string, (string | Error)[]>();

  serve(one: PocketFile, ...said: (string | Error)[]): this {
    this.answers.set(`/api/companion/words/es/${one.digest}`, said);
    return this;
  }

  readonly fetch = (async (path: string) => {
    this.asked.push(path);
    const queue = this.answers.get(path);
    const said = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (said instanceof Error) throw said;
    return said === undefined ? new Response("", { status: 404 }) : new Response(said);
  }) as typeof fetch;
}

function shelfOf(house: House, store: Store = memory()): Shelf {
  return new Shelf(store, house.fetch);
}

interface Listening {
  progress?: (part: number) => void;
  read?: (found: Files) => void;
}

function keep(shelf: Shelf, files: readonly PocketFile[], { progress, read }: Listening = {}): Promise<boolean> {
  const ignore = () => undefined;
  return shelf.keep("es", "words", files, progress ?? ignore, read ?? ignore);
}

const [ONE, TWO] = [file("one"), file("two, longer")];

test("files are fetched once, checked, and read again without the house", async () => {
  const house = new House().serve(ONE, "one").serve(TWO, "two, longer");
  const shelf = shelfOf(house);
  const parts: number[] = [];
  await keep(shelf, [ONE, TWO], { progress: (part) => parts.push(part) });
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  const noted = await shelf.noted("es", "words");
  expect(noted).toEqual([ONE, TWO]);
  expect([...(await shelf.read("es", noted!)).values()]).toEqual([text("one"), text("two, longer")]);
  await keep(shelf, [ONE, TWO]);
  expect(house.asked).toHaveLength(2);
});

test("a damaged answer is asked for once more, past the cache, and then given up", async () => {
  const mended = new House().serve(ONE, "on", "one");
  expect(await keep(shelfOf(mended), [ONE])).toBe(true);
  for (const spoilt of ["onE", "one and more", ""]) {
    const shelf = shelfOf(new House().serve(ONE, spoilt));
    await expect(keep(shelf, [ONE])).rejects.toMatchObject({ why: "damaged" });
    expect(await shelf.noted("es", "words")).toBeNull();
  }
});

test("half a download goes on where it was, and is not taken for a whole one", async () => {
  const house = new House().serve(ONE, "one").serve(TWO, new Error("away"));
  const shelf = shelfOf(house);
  await expect(keep(shelf, [ONE, TWO])).rejects.toMatchObject({ why: "away" });
  expect(await shelf.noted("es", "words")).toBeNull();
  house.serve(TWO, "two, longer");
  await keep(shelf, [ONE, TWO]);
  expect(house.asked.filter((path) => path.endsWith(ONE.digest))).toHaveLength(1);
});

test("what was spoilt on the device is noticed, and only that is fetched again", async () => {
  const store = memory();
  const house = new House().serve(ONE, "one").serve(TWO, "two, longer");
  const shelf = shelfOf(house, store);
  await keep(shelf, [ONE, TWO]);
  await store.write(`/api/companion/words/es/${ONE.digest}`, text("oNe"));
  await expect(shelf.read("es", [ONE, TWO])).rejects.toBeInstanceOf(NotKept);
  await keep(shelf, [ONE, TWO]);
  expect(house.asked.filter((path) => path.endsWith(ONE.digest))).toHaveLength(2);
  expect(house.asked.filter((path) => path.endsWith(TWO.digest))).toHaveLength(1);
});

test("new files take the place of old ones, and removed ones are gone", async () => {
  const store = memory();
  const house = new House().serve(ONE, "one").serve(TWO, "two, longer");
  const shelf = shelfOf(house, store);
  await keep(shelf, [ONE]);
  await keep(shelf, [TWO]);
  expect(await store.read(`/api/companion/words/es/${ONE.digest}`)).toBeNull();
  await shelf.remove("es", "words");
  expect(await shelf.noted("es", "words")).toBeNull();
  expect(await store.read(`/api/companion/words/es/${TWO.digest}`)).toBeNull();
});

test("a note of anybody's making is no note", async () => {
  const forged = ["", "{", "null", "[]", "[1]", '[{"digest":"x"}]', JSON.stringify([{ ...ONE, size: 1e12 }])];
  for (const said of forged) {
    const store = memory();
    await store.write("/kept/es/words", text(said));
    expect(await shelfOf(new House(), store).noted("es", "words")).toBeNull();
  }
});

/** A device with room for so many files and no more; a note is small and fits. */
function narrow(room: number): { store: Store; names: Set<string> } {
  const [store, names] = [memory(), new Set<string>()];
  const write: Store["write"] = async (name, bytes) => {
    if (!name.startsWith("/kept") && names.size >= room) throw new DOMException("full", "QuotaExceededError");
    names.add(name);
    await store.write(name, bytes);
  };
  const remove: Store["remove"] = async (name) => {
    names.delete(name);
    await store.remove(name);
  };
  return { store: { ...store, write, remove }, names };
}

test("on a full device what has come is used all the same, and no half of it stays", async () => {
  const { store, names } = narrow(1);
  const shelf = shelfOf(new House().serve(ONE, "one").serve(TWO, "two, longer"), store);
  let read: Uint8Array[] = [];
  expect(await keep(shelf, [ONE, TWO], { read: (found) => (read = [...found.values()]) })).toBe(false);
  expect(read).toEqual([text("one"), text("two, longer")]);
  expect([await shelf.noted("es", "words"), names.size]).toEqual([null, 0]);
});

test("where there is no room for new files the old ones stay", async () => {
  const { store } = narrow(1);
  const shelf = shelfOf(new House().serve(ONE, "one").serve(TWO, "two, longer"), store);
  expect(await keep(shelf, [ONE])).toBe(true);
  expect(await keep(shelf, [TWO])).toBe(false);
  expect([...(await shelf.read("es", (await shelf.noted("es", "words"))!)).values()]).toEqual([text("one")]);
});

test("files that cannot be read do not take the place of those that could", async () => {
  const shelf = shelfOf(new House().serve(ONE, "one").serve(TWO, "two, longer"));
  await keep(shelf, [ONE]);
  const read = () => {
    throw new RangeError("no graph");
  };
  await expect(keep(shelf, [TWO], { read })).rejects.toThrow("no graph");
  expect(await shelf.noted("es", "words")).toEqual([ONE]);
  expect((await shelf.read("es", [ONE])).size).toBe(1);
  await expect(shelf.read("es", [TWO])).rejects.toBeInstanceOf(NotKept);
});

test("what the house tells is looked at before it is believed", async () => {
  const house = new House();
  house.answers.set("/api/companion/words/es", [JSON.stringify(told(ONE)), "<!doctype html>", '{"files":[{}]}']);
  const shelf = shelfOf(house);
  expect(await shelf.told("es")).toEqual(told(ONE));
  await expect(shelf.told("es")).rejects.toMatchObject({ why: "damaged" });
  await expect(shelf.told("es")).rejects.toMatchObject({ why: "damaged" });
  await expect(shelf.told("en")).rejects.toMatchObject({ why: "away" });
});

test("words and meanings are two downloads, each with its size", () => {
  const all = told(ONE, file("f", "forms"), file("meaning", "meanings"));
  expect(filesOf(all, "words")).toEqual([ONE]);
  expect(downloadOf(filesOf(all, "meanings"))).toBe(8);
  expect([megabytes(400_925, "en"), megabytes(1_270_000, "es"), megabytes(90_000, "en"), megabytes(3, "en")]).toEqual([
    "0.4 MB",
    "1,3 MB",
    "90 kB",
    "1 kB",
  ]);
});

test("our own SHA-256, for plain http, is that of the browser", async () => {
  for (const size of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000]) {
    const bytes = Uint8Array.from({ length: size }, (_, place) => (place * 7 + size) & 255);
    const hex = Buffer.from(digestOf(bytes)).toString("hex");
    expect(hex).toBe(await sha256(bytes));
    expect(hex).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});
