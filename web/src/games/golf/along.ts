// The lines of a score laid along the word: what each letter gave, and what is left for the whole card.

import type { Line } from "$/protocol/golf.ts";

const BY_LETTER = [
  "die",
  "joker",
  "card",
  "obstacle",
  "nothing",
  "misspelt",
  "misspelt-obstacle",
  "missing",
  "missing-obstacle",
  "extra",
] as const;
export type By = (typeof BY_LETTER)[number];

export interface Mark {
  letter: string;
  points: number;
  by: By;
  isDouble: boolean;
}

export interface Along {
  marks: readonly Mark[];
  /** Empty spaces and par. */
  rest: readonly Line[];
}

export function along(lines: readonly Line[]): Along {
  const marks: Mark[] = [];
  const rest: Line[] = [];
  for (const line of lines) {
    const by = BY_LETTER.find((each) => line.text.id === `golf-line-${each}`);
    const last = marks.at(-1);
    if (by) marks.push({ letter: String(line.text.args.letter ?? ""), points: line.points, by, isDouble: false });
    else if (line.text.id === "golf-line-double" && last) marks[marks.length - 1] = doubled(last, line);
    else rest.push(line);
  }
  return { marks, rest };
}

function doubled(mark: Mark, line: Line): Mark {
  return { ...mark, points: mark.points + line.points, isDouble: true };
}

/** The word that was scored; nothing where the card counted as empty. */
export function wordOf(lines: readonly Line[]): string {
  return along(lines)
    .marks.map((mark) => mark.letter)
    .join("");
}
