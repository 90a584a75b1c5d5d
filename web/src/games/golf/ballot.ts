// A vote on a word that the dictionary lacks: right, misspelt in some letters, or no word (GOL-22).

import type { Answer, Verdict, Vote } from "$/protocol/golf.ts";
import type { GolfMatch } from "./types.ts";
import { list, say } from "$/texts/say.svelte.ts";

/** Letters of a word that do not count. */
export interface Marks {
  readonly misspelt: readonly number[];
  readonly extra: readonly number[];
}

export type Marked = "right" | "misspelt" | "extra";
const NEXT: Record<Marked, Marked> = { right: "misspelt", misspelt: "extra", extra: "right" };
export const NO_MARKS: Marks = { misspelt: [], extra: [] };

export function markAt(marks: Marks, place: number): Marked {
  if (marks.misspelt.includes(place)) return "misspelt";
  return marks.extra.includes(place) ? "extra" : "right";
}

/** A tap on a letter: right, then misspelt, then one too many, then right again. */
export function tapped(marks: Marks, place: number): Marks {
  const next = NEXT[markAt(marks, place)];
  const put = (places: readonly number[], kind: Marked) =>
    [...places.filter((each) => each !== place), ...(next === kind ? [place] : [])].sort((one, other) => one - other);
  return { misspelt: put(marks.misspelt, "misspelt"), extra: put(marks.extra, "extra") };
}

export function isMarked({ misspelt, extra }: Marks): boolean {
  return misspelt.length > 0 || extra.length > 0;
}

export function areSame(one: Marks, other: Marks): boolean {
  return `${one.misspelt}|${one.extra}` === `${other.misspelt}|${other.extra}`;
}

export function voteOf(seat: number, answer: { accept?: boolean; marks?: Marks }, round: number): Vote {
  const marks = answer.marks ?? NO_MARKS;
  return { type: "vote", seat, accept: answer.accept ?? false, misspelt: marks.misspelt, extra: marks.extra, round };
}

/** The seats on whose words one may vote now. */
export function openToVote({ view, offers }: Pick<GolfMatch, "view" | "offers">): number[] {
  return view.disputed.filter((seat) => offers.vote?.choices.some((each) => "seat" in each && each.seat === seat));
}

/** Which letters are wrong: "V", or "one X too many". */
export function marksSaid(word: string, { misspelt, extra }: Marks): string {
  const letters = (places: readonly number[]) => list(places.map((place) => word[place] ?? ""));
  return [
    ...(misspelt.length ? [letters(misspelt)] : []),
    ...(extra.length ? [say("golf-marked-extra", { letters: letters(extra), count: extra.length })] : []),
  ].join(" · ");
}

/** What is wrong with a misspelt word: "V for B", "H missing before E". */
export function mistakesSaid(word: string, verdict: Verdict): string {
  if (!verdict.mistakes.length) return marksSaid(word, verdict);
  return verdict.mistakes
    .map(({ slip, at, meant }) =>
      say(`golf-mistake-${slip}`, { letter: word.slice(at, slip === "swapped" ? at + 2 : at + 1), meant }),
    )
    .join(" · ");
}

/** How the votes on a word stand: those for right, misspelt and no word. */
export function tally(answers: readonly Answer[]): { right: number; misspelt: number; none: number } {
  const right = answers.filter(({ accept }) => accept).length;
  const misspelt = answers.filter(isMarked).length;
  return { right, misspelt, none: answers.length - right - misspelt };
}
