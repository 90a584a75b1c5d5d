// What stands on the paper: letters and spaces, in whatever order a hand puts them there. Letter k goes on space k of the line.

import type { Play } from "$/protocol/golf.ts";

export interface Paper {
  readonly word: string;
  readonly path: readonly number[];
  /** What was done last is taken back first. */
  readonly steps: readonly Step[];
}

type Step = "letter" | "space";

export const BLANK: Paper = { word: "", path: [], steps: [] };

/** No card has so many spaces; what is too long is still shown, and the house says so. */
export const LONGEST = 16;

export function paperOf(play: Play | null): Paper {
  return play ? writePath({ ...BLANK, ...withWord(BLANK, play.word) }, play.path) : BLANK;
}

export function withWord(paper: Paper, word: string): Paper {
  const grown = word.length - paper.word.length;
  const added = Array.from({ length: Math.max(0, grown) }, (): Step => "letter");
  const steps = grown < 0 ? without(paper.steps, "letter", -grown) : [...paper.steps, ...added];
  return { word, path: paper.path, steps };
}

export function withLetter(paper: Paper, letter: string): Paper {
  return paper.word.length < LONGEST ? withWord(paper, paper.word + letter) : paper;
}

/** The last space is taken back, an earlier one becomes the last; a line always begins at the arrow. */
export function withSpace(paper: Paper, space: number, start: number): Paper {
  const { path } = paper;
  const at = path.indexOf(space);
  if (at >= 0) return writePath(paper, path.slice(0, at === path.length - 1 ? at : at + 1));
  if (!path.length && space !== start) return writePath(paper, [start, space]);
  return writePath(paper, [...path, space]);
}

/** The line is drawn on without lifting the pen; going back over the piece before takes it back, and what lies by the way
 * stays as it is. */
export function drawnTo(paper: Paper, space: number, start: number): Paper {
  const { path } = paper;
  const at = path.indexOf(space);
  if (at >= 0) return at === path.length - 2 ? writePath(paper, path.slice(0, at + 1)) : paper;
  return withSpace(paper, space, start);
}

export function takenBack(paper: Paper): Paper {
  const last = paper.steps.at(-1);
  if (last === "space") return writePath(paper, paper.path.slice(0, -1));
  if (last === "letter") return withWord(paper, paper.word.slice(0, -1));
  return paper;
}

export function hasEachLetterItsSpace(paper: Paper): boolean {
  return paper.word.length > 1 && paper.word.length === paper.path.length;
}

function writePath(paper: Paper, path: readonly number[]): Paper {
  const grown = path.length - paper.path.length;
  const added = Array.from({ length: Math.max(0, grown) }, (): Step => "space");
  const steps = grown < 0 ? without(paper.steps, "space", -grown) : [...paper.steps, ...added];
  return { word: paper.word, path, steps };
}

/** The last so many steps of a kind are undone. */
function without(steps: readonly Step[], kind: Step, count: number): readonly Step[] {
  let left = count;
  return steps
    .toReversed()
    .filter((step) => step !== kind || left-- <= 0)
    .toReversed();
}
