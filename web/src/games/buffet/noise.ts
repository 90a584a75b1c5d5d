// The red print that hides the letters: the same on every screen and at every painting, for it comes from the cell alone.

/** A short stroke of the print, in parts of a cell from its upper left corner. */
export interface Speck {
  x: number;
  y: number;
  turn: number;
  length: number;
  width: number;
  ink: number;
}

/** A stray piece of a letter that hides the true one. */
export interface Decoy {
  letter: string;
  x: number;
  y: number;
  turn: number;
  size: number;
}

export const INKS = 4;
export const WIDTHS = [0.07, 0.11] as const;
const SPECKS = 36;
const DECOYS = 3;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function specksOf(cell: number): readonly Speck[] {
  const next = chance(cell + 1);
  return Array.from({ length: SPECKS }, () => ({
    x: next(),
    y: next(),
    turn: next() * Math.PI,
    length: 0.16 + next() * 0.3,
    width: Math.floor(next() * WIDTHS.length),
    ink: Math.floor(next() * INKS),
  }));
}

export function decoysOf(cell: number, alphabet: string): readonly Decoy[] {
  const next = chance(cell + 1001);
  return Array.from({ length: DECOYS }, () => ({
    letter: alphabet[Math.floor(next() * alphabet.length)] ?? "",
    x: 0.2 + next() * 0.6,
    y: 0.2 + next() * 0.6,
    turn: (next() - 0.5) * 2.4,
    size: 0.55 + next() * 0.4,
  }));
}
