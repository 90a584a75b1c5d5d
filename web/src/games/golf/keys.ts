// The letters to tap: those that the dice show come first.

import { JOKER } from "./types.ts";

export interface LetterKey {
  letter: string;
  /** Whether a die shows it, so that it scores. */
  isThrown: boolean;
}

/** The face on which a die shows a letter: N and Ñ are one there (GOL-20). For drawing alone; what scores the house says. */
export function faceFor(letter: string): string {
  return letter === "Ñ" ? "N" : letter;
}

export function letterKeys(letters: readonly string[], faces: readonly string[]): readonly LetterKey[] {
  const thrown = [...new Set(faces.filter((face) => face !== JOKER))].sort();
  const others = letters.filter((letter) => !thrown.includes(letter));
  return [
    ...thrown.map((letter) => ({ letter, isThrown: true })),
    // A letter that counts as one of the dice is marked too, but keeps its place in the alphabet.
    ...others.map((letter) => ({ letter, isThrown: thrown.includes(faceFor(letter)) })),
  ];
}

/** Where an arrow key leads from a space: the nearest one that lies rather that way than another. */
export function spaceTowards(spaces: readonly { x: number; y: number }[], from: number, key: string): number {
  const [right, down] = ARROWS[key] ?? [0, 0];
  const here = spaces[from];
  if (!here || (!right && !down)) return from;
  let best = from;
  let least = Infinity;
  spaces.forEach((space, place) => {
    const along = (space.x - here.x) * right + (space.y - here.y) * down;
    const aside = Math.abs((space.x - here.x) * down) + Math.abs((space.y - here.y) * right);
    const far = along + 2 * aside;
    if (along > 0 && far < least) [best, least] = [place, far];
  });
  return best;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
