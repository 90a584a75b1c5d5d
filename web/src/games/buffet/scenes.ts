// The theatre of marking as a list of scenes: words said large, ants walking on, what became of each.

import type { Event, Path, WordChecked } from "./types.ts";
import type { Score } from "$/protocol/buffet.ts";

export type Scene =
  | { kind: "word"; seat: number; word: string; path: Path }
  | { kind: "checked"; seat: number; checked: WordChecked }
  | { kind: "ant"; seat: number; cell: number; special: boolean; isByChance: boolean }
  | { kind: "nothing"; seat: number }
  | { kind: "scores"; scores: readonly Score[] };

/** How long an ant walks from one letter to the next. */
export const STEP = 190;

export function sceneOf(event: Event): Scene | null {
  switch (event.type) {
    case "word-said":
      return { kind: "word", seat: event.seat, word: event.word, path: [] };
    case "path-shown":
      return event.word ? { kind: "word", seat: event.seat, word: event.word, path: event.path } : null;
    case "word-checked":
      return { kind: "checked", seat: event.seat, checked: event };
    case "ant-placed":
      return {
        kind: "ant",
        seat: event.seat,
        cell: event.cell,
        special: event.special,
        isByChance: event.draw !== null,
      };
    case "nothing-placed":
      return { kind: "nothing", seat: event.seat };
    case "match-scored":
      return { kind: "scores", scores: event.scores };
    default:
      return null;
  }
}

/** The cells on which ants appear in a scene, one after another. */
export function cellsOf(scene: Scene): Path {
  if (scene.kind === "checked") return scene.checked.cells;
  return scene.kind === "ant" ? [scene.cell] : [];
}

export function lasts(scene: Scene): number {
  switch (scene.kind) {
    case "word":
      return 700 + 140 * scene.word.length;
    case "checked":
      return (scene.checked.cells.length ? 1300 : 2200) + STEP * scene.checked.cells.length;
    case "ant":
      return 1300;
    case "nothing":
      return 1500;
    case "scores":
      return 3200;
  }
}

/** The cells that a scene is about, so that what is said of them does not lie over them. */
export function placeOf(scene: Scene): Path {
  if (scene.kind === "word") return scene.path;
  if (scene.kind === "checked") return scene.checked.path;
  return cellsOf(scene);
}
