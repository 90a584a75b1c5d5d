import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pocket } from "./keeping.svelte.ts";
import { SAMPLE } from "../testing/sample.ts";
import type { PocketFile } from "$/protocol/http.ts";

const ADDRESS = "/api/companion/words/es";
type Part = PocketFile["part"];

function fileOf(part: Part, bytes: Uint8Array): PocketFile {
  const digest = createHash("sha256").update(bytes).digest("hex");
  content.set(`${ADDRESS}/${digest}`, bytes);
  const size = bytes.length;
  return { part, family: "own", licence: "MIT", sources: "us", holds: 1, size, download: size, digest };
}

const content = new Map<string, Uint8Array>();
const [WORDS, OTHER_WORDS] = [fileOf("words", SAMPLE.words.own), fileOf("words", SAMPLE.words.freeling)];
const FORMS = SAMPLE.forms.map((bytes) => fileOf("forms", bytes));
const MEANINGS = SAMPLE.meanings.map((bytes) => fileOf("meanings", bytes));
/** What the house has. */
let files: PocketFile[] = [];
let isAway = false;
let asked: string[] = [];

beforeEach(() => {
  files = [WORDS, ...FORMS, ...MEANINGS];
  [isAway, asked] = [false, []];
  vi.stubGlobal("navigator", {});
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (isAway) return Promise.reject(new TypeError("away"));
    if (path === ADDRESS) return Promise.resolve(Response.json({ language: "es", lexicon: "x", files }));
    const isThere = files.some(({ digest }) => path.endsWith(digest));
    return Promise.resolve(isThere ? new Response(content.get(path) as BodyInit) : new Response("", { status: 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The house has other files by now, and no longer those from before. */
function renew(): void {
  files = [OTHER_WORDS, ...FORMS, MEANINGS[0]!];
  asked = [];
}

/** A page that was opened anew. */
function opened(): Pocket {
  return new Pocket("es");
}

/** The same, and nothing is on the device. */
async function emptied(): Promise<Pocket> {
  const before = opened();
  await Promise.all([before.words.remove(), before.meanings.remove()]);
  for (const share of ["words", "meanings"]) localStorage.setItem(`sobremesa.companion.unwanted.es.${share}`, "");
  asked = [];
  return opened();
}

test("words are kept before anybody asks for one, once, and by whoever asks meanwhile as well", async () => {
  const pocket = await emptied();
  await Promise.all([pocket.keep(), pocket.open()]);
  expect([pocket.words.files.length, pocket.words.read !== null]).toEqual([1, true]);
  expect(asked.filter((path) => path.endsWith(WORDS.digest))).toHaveLength(1);
  asked = [];
  await pocket.keep();
  expect(asked).toEqual([]);
});

test("where a browser keeps nothing, they are here and do not last", async () => {
  const pocket = await emptied();
  expect(await pocket.keep()).toBe(false);
  expect([pocket.words.files.length, pocket.words.lasts]).toEqual([1, false]);
});

test("who spares the line gets nothing unasked, neither at first nor when the house has newer files", async () => {
  const pocket = await emptied();
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await pocket.keep();
  expect(asked).toEqual([]);
  await pocket.open();
  expect([asked, pocket.words.read]).toEqual([[ADDRESS], null]);
  await Promise.all([pocket.words.fetch(), pocket.meanings.fetch()]);
  renew();
  await opened().open();
  expect(asked).toEqual([ADDRESS]);
});

test("what was taken away stays away until somebody wants it", async () => {
  const pocket = await emptied();
  await pocket.words.remove();
  for (const page of [pocket, opened()]) {
    await page.keep();
    await page.open();
    expect([asked.filter((path) => path !== ADDRESS), page.words.read]).toEqual([[], null]);
  }
  await pocket.words.fetch();
  expect([pocket.words.read !== null, opened().words.isUnwanted]).toEqual([true, false]);
});

test("a page that was opened before the house had other files fetches those that it has now", async () => {
  const pocket = await emptied();
  await pocket.open();
  renew();
  await pocket.meanings.fetch();
  expect([pocket.meanings.files.map(({ digest }) => digest), pocket.meanings.trouble]).toEqual([
    files.slice(1).map(({ digest }) => digest),
    "",
  ]);
  expect([pocket.words.isOld, pocket.words.missing]).toEqual([true, files[0]!.download]);
});

test("trouble is that of the share that was wanted, and says whether it is the network or the house", async () => {
  const pocket = await emptied();
  await pocket.open();
  isAway = true;
  await pocket.meanings.fetch();
  expect([pocket.words.trouble, pocket.meanings.trouble]).toEqual(["", "away"]);
  vi.stubGlobal("navigator", { onLine: false });
  await pocket.meanings.fetch();
  expect(pocket.meanings.trouble).toBe("offline");
  isAway = false;
  await pocket.meanings.fetch();
  expect([pocket.meanings.trouble, pocket.meanings.read !== null]).toEqual(["", true]);
});

test("opened without the house, they are asked for again as soon as it is there", async () => {
  const pocket = await emptied();
  isAway = true;
  await pocket.open();
  expect([pocket.words.read, pocket.words.trouble]).toEqual([null, "away"]);
  isAway = false;
  await pocket.open();
  expect([pocket.words.read !== null, pocket.words.trouble]).toEqual([true, ""]);
});

test("words that are here do not keep a page from hearing of newer ones once the house is there", async () => {
  const pocket = await emptied();
  await pocket.keep();
  isAway = true;
  await pocket.open();
  [isAway, asked] = [false, []];
  await pocket.open();
  expect(asked).toEqual([ADDRESS]);
});
