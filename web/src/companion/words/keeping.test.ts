import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pocket } from "./keeping.svelte.ts";
import { SAMPLE } from "../testing/sample.ts";

const BYTES = SAMPLE.words.own;
const FILE = {
  part: "words",
  family: "own",
  licence: "MIT",
  sources: "us",
  holds: 1,
  size: BYTES.length,
  download: BYTES.length,
  digest: createHash("sha256").update(BYTES).digest("hex"),
};
let isAway = false;
let asked: string[] = [];

beforeEach(() => {
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
    const told = JSON.stringify({ language: "es", lexicon: "x", files: [FILE] });
    return Promise.resolve(new Response(path.endsWith(FILE.digest) ? BYTES : told));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page that was opened anew, and nothing is on the device. */
async function emptied(): Promise<Pocket> {
  await new Pocket("es").words.remove();
  const pocket = new Pocket("es");
  localStorage.setItem("sobremesa.companion.unwanted.es.words", "");
  asked = [];
  return pocket;
}

test("words are kept before anybody asks for one, once, and by whoever asks meanwhile as well", async () => {
  const pocket = await emptied();
  await Promise.all([pocket.keep(), pocket.open()]);
  expect([pocket.words.files.length, pocket.words.read !== null]).toEqual([1, true]);
  expect(asked.filter((path) => path.endsWith(FILE.digest))).toHaveLength(1);
  asked = [];
  await pocket.keep();
  expect(asked).toEqual([]);
});

test("where a browser keeps nothing, they are here and do not last", async () => {
  const pocket = await emptied();
  expect(await pocket.keep()).toBe(false);
  expect([pocket.words.files.length, pocket.words.lasts]).toEqual([1, false]);
});

test("who spares the line or has taken them away gets them when asking for a word, and not before", async () => {
  const pocket = await emptied();
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await pocket.keep();
  vi.stubGlobal("navigator", {});
  await pocket.words.remove();
  await pocket.keep();
  expect(asked).toEqual([]);
  await pocket.open();
  expect(pocket.words.read).not.toBeNull();
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
  expect(asked).toEqual(["/api/companion/words/es"]);
});
