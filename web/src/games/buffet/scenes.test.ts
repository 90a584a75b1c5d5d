import { expect, test } from "vitest";
import { cellsOf, lasts, placeOf, sceneOf } from "./scenes.ts";
import type { WordChecked } from "./types.ts";

const checked: WordChecked = {
  type: "word-checked",
  seat: 1,
  word: "ROPA",
  path: [1, 2, 3, 4],
  verdict: { fate: "valid", clause: "BUF-17", reading: "ropa", reason: "", fault: "" },
  cells: [1, 3, 4],
  special: 0,
};

test("ants walk onto the cells that got one, and the scene lasts as long as they walk", () => {
  const scene = sceneOf(checked);
  if (!scene) throw new Error("no scene");
  expect(cellsOf(scene)).toEqual([1, 3, 4]);
  expect(placeOf(scene)).toEqual([1, 2, 3, 4]);
  expect(lasts(scene)).toBeGreaterThan(1300);
});

test("a word that is said before it is shown is read out without any cells", () => {
  const scene = sceneOf({ type: "word-said", seat: 1, word: "ROPA" });
  if (!scene) throw new Error("no scene");
  expect(scene).toEqual({ kind: "word", seat: 1, word: "ROPA", path: [] });
  expect(cellsOf(scene)).toEqual([]);
  expect(placeOf(scene)).toEqual([]);
  expect(lasts(scene)).toBeGreaterThan(1000);
});

test("a path of no cells is not said aloud, but what becomes of it is told", () => {
  expect(sceneOf({ type: "path-shown", seat: 0, path: [], word: "" })).toBeNull();
  expect(sceneOf({ ...checked, word: "", path: [], cells: [] })).not.toBeNull();
});

test("what is no marking makes no scene", () => {
  expect(sceneOf({ type: "round-ended", last: false, deadline: null })).toBeNull();
});
