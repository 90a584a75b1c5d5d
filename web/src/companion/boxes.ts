// What lies in the boxes of the four games: `make docs` writes the data from the editions of the house.

import type { Language } from "$/texts/say.svelte.ts";
import data from "./boxes.json";

export type SpaceKind = "plain" | "obstacle" | "double";
export type Colour = "orange" | "green" | "black" | "yellow";

/** Ants of each player with 2, 3 and 4 players (BUF-S2); rows from top to bottom, the food a star (BUF-C1). */
export interface BuffetBox {
  ants: readonly number[];
  special: number;
  tiles: readonly { id: string; rows: readonly string[] }[];
}

export interface Wildcard {
  letters: string;
  cost: number;
  count: number;
}

export interface GolfBox {
  /** The faces of each die; a joker is a • (GOL-C3). */
  dice: readonly string[];
  values: Readonly<Record<string, number>>;
  joker: number;
  coins: number;
  wildcards: readonly Wildcard[];
}

export interface HoleCard {
  id: string;
  hole: number;
  names: Readonly<Record<Language, string>>;
  /** Column, row, and the place of the kind in `boxes.golf.kinds`. */
  spaces: readonly (readonly [x: number, y: number, kind: number])[];
  start: number;
  flag: number;
}

/** What is written on a tile, how many there are, what one is worth; a Bisonte is a star (BIS-C1). */
export type TileKind = readonly [tile: string, count: number, value: number];

export interface BisonteBox {
  language: Language;
  layout: string;
  rack: number;
  tiles: readonly TileKind[];
}

/** A letter, its value, and how many cards there are of each colour in the order of `boxes.loom.colours` (LOO-C1). */
export type LetterCards = readonly [letter: string, value: number, counts: readonly number[]];

export interface LoomBox {
  vowels: readonly LetterCards[];
  consonants: readonly LetterCards[];
  strategy: Readonly<Record<string, number>>;
}

export interface Boxes {
  buffet: Record<Language, BuffetBox>;
  golf: {
    boxes: Record<Language, GolfBox>;
    /** The first hole first (GOL-C1). */
    pars: readonly number[];
    kinds: readonly SpaceKind[];
    cards: readonly HoleCard[];
  };
  bisonte: {
    /** The box of a language where no other is named. */
    usual: Record<Language, string>;
    /** Rows of a board: T and D multiply a word, t and d a letter, the star is the centre (BIS-C2). */
    layouts: Readonly<Record<string, readonly string[]>>;
    editions: Readonly<Record<string, BisonteBox>>;
  };
  loom: { colours: readonly Colour[]; boxes: Record<Language, LoomBox> };
}

export const BISONTE = "*";
export const JOKER = "•";

export const boxes = data as unknown as Boxes;
