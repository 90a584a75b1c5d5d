// The board of Word Buffet that somebody enters: its letters, our tiles where they lie, ants, players.

import { lay, turned, UNKNOWN } from "$/games/buffet/laying.ts";
import { FOOD, NO_ANT, type Ground } from "./ground.ts";
import { cellsOf } from "../pasting.ts";
import { boxes } from "$/companion/boxes.ts";
import { fields, oneOf, readable, whole, type Fields } from "$/companion/reading.ts";
import { CELLS, foodsOf, SIDE, TILE, tileOf } from "$/games/buffet/board.ts";
import { alphabetOf, letterOfKey } from "$/table/letters.ts";
import type { Language } from "$/texts/say.svelte.ts";

export const PLACES = 9;
export const PLAYERS = [2, 3, 4] as const;

export interface LaidPlace {
  /** The number of one of our tiles. */
  id: string;
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
}

export interface BuffetTable extends Ground {
  /** Nine places row by row; null where letters were entered by hand, or nothing yet. */
  tiles: readonly (LaidPlace | null)[];
  players: number;
  /** Whose words are looked for. */
  seat: number;
  /** The least that can be announced (BUF-12). */
  least: number;
  /** Whether it is the first round, before any ant (BUF-5). */
  isFirst: boolean;
}

export function emptyTable(): BuffetTable {
  const nothing = UNKNOWN.repeat(CELLS);
  const tiles = Array.from({ length: PLACES }, () => null);
  return { letters: nothing, ants: NO_ANT.repeat(CELLS), tiles, players: 2, seat: 0, least: 2, isFirst: false };
}

export function isBlank({ letters, ants }: Ground): boolean {
  return [...letters].every((sign) => sign === UNKNOWN) && [...ants].every((ant) => ant === NO_ANT);
}

/** The board that was kept, as far as it is one: anything may lie there. */
export function readTable(raw: unknown, language: Language): BuffetTable {
  const kept: Fields = { ...emptyTable(), ...readable(() => fields(raw)) };
  const players = PLAYERS.find((each) => each === kept.players) ?? 2;
  const signs = new Set([...alphabetOf(language), FOOD, UNKNOWN]);
  const letters = signsOf(kept.letters, (sign) => signs.has(sign));
  return {
    letters,
    ants: signsOf(kept.ants, (sign) => sign === NO_ANT || (/^[0-3]$/.test(sign) && Number(sign) < players)),
    tiles: placesOf(kept.tiles, letters, language),
    players,
    seat: readable(() => whole(kept.seat, 0, players - 1)) ?? 0,
    least: kept.least === 3 ? 3 : 2,
    isFirst: kept.isFirst === true,
  };
}

function signsOf(kept: unknown, isSign: (sign: string) => boolean): string {
  const signs = typeof kept === "string" ? [...kept] : [];
  return signs.length === CELLS && signs.every(isSign) ? signs.join("") : UNKNOWN.repeat(CELLS);
}

/** A tile lies where it is said to lie when its letters do, and no tile lies twice. */
function placesOf(kept: unknown, letters: string, language: Language): readonly (LaidPlace | null)[] {
  const places: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const used = new Set<string>();
  return Array.from({ length: PLACES }, (_, place) => {
    const laid = readable(() => laidFrom(places[place], language));
    if (!laid || used.has(laid.id)) return null;
    const isThere = turned(rowsOf(laid.id, language) ?? [], laid.turns).join("") === lettersAt(letters, place);
    if (!isThere) return null;
    used.add(laid.id);
    return laid;
  });
}

function laidFrom(raw: unknown, language: Language): LaidPlace {
  const { id, turns } = fields(raw);
  const ids = boxes.buffet[language].tiles.map((tile) => tile.id);
  return { id: oneOf(id, ids), turns: whole(turns, 0, 3) };
}

export function rowsOf(id: string, language: Language): readonly string[] | undefined {
  return boxes.buffet[language].tiles.find((tile) => tile.id === id)?.rows;
}

function lettersAt(letters: string, place: number): string {
  return [...letters].filter((_, cell) => tileOf(cell) === place).join("");
}

/** One of our tiles on a place; if it lies elsewhere, it is taken away there. Null takes away what lies there (BUF-S1). */
export function withTile(table: BuffetTable, place: number, laid: LaidPlace | null, language: Language): BuffetTable {
  const tiles = table.tiles.map((each, at) => (at === place ? laid : each && each.id === laid?.id ? null : each));
  const laidTiles = tiles.map((each) => {
    const rows = each && rowsOf(each.id, language);
    return rows ? { rows, turns: each.turns } : null;
  });
  const all = lay(laidTiles);
  const letters = [...table.letters].map((sign, cell) => {
    const at = tileOf(cell);
    const isChanged = at === place || tiles[at] !== table.tiles[at];
    return isChanged ? (all[cell] ?? UNKNOWN) : sign;
  });
  return { ...table, tiles, letters: letters.join("") };
}

/** A whole deal, as a set code says it: nine tiles with their turns. Null if it is none of this box (BUF-S1). */
export function withDeal(table: BuffetTable, tiles: unknown, turns: unknown, language: Language): BuffetTable | null {
  if (!Array.isArray(tiles) || !Array.isArray(turns) || new Set(tiles).size !== PLACES) return null;
  const laid: readonly LaidPlace[] = tiles.map((id: unknown, place) => ({
    id: String(id),
    turns: Number(turns[place]),
  }));
  const isKnown = laid.every(({ id, turns }) => rowsOf(id, language) && [0, 1, 2, 3].includes(turns));
  if (laid.length !== PLACES || !isKnown) return null;
  const cleared = { ...table, ...{ letters: UNKNOWN.repeat(CELLS), tiles: emptyTable().tiles } };
  return laid.reduce<BuffetTable>((on, each, place) => withTile(on, place, each, language), cleared);
}

/** Signs on cells; where the letters of one of our tiles change, it is no longer that tile. */
export function withSigns(table: BuffetTable, signs: ReadonlyMap<number, string>): BuffetTable {
  const letters = [...table.letters].map((sign, cell) => signs.get(cell) ?? sign);
  const changed = new Set(letters.flatMap((sign, cell) => (sign === table.letters[cell] ? [] : [tileOf(cell)])));
  const tiles = table.tiles.map((tile, place) => (changed.has(place) ? null : tile));
  // Where food lies no ant can stand.
  const ants = [...table.ants].map((ant, cell) => (letters[cell] === FOOD ? NO_ANT : ant)).join("");
  return { ...table, letters: letters.join(""), tiles, ants };
}

/** An ant of a seat on a cell, or none where it stood already; never on food (BUF-21). */
export function withAnt(table: BuffetTable, cell: number, seat: number): BuffetTable {
  if (table.letters[cell] === FOOD) return table;
  const next = table.ants[cell] === String(seat) ? NO_ANT : String(seat);
  return { ...table, ants: table.ants.slice(0, cell) + next + table.ants.slice(cell + 1) };
}

/** So many players; ants and the seat of those who are gone are gone as well. */
export function withPlayers(table: BuffetTable, players: number): BuffetTable {
  const ants = [...table.ants].map((ant) => (Number(ant) < players ? ant : NO_ANT)).join("");
  return { ...table, players, ants, seat: Math.min(table.seat, players - 1) };
}

export interface Pasted {
  signs: ReadonlyMap<number, string>;
  /** Whether something did not fit onto the board. */
  isCut: boolean;
}

/** What a text puts onto the board, from a cell on: fifteen lines are a whole board. Null if there is no letter in it. */
export function pasted(text: string, from: number, language: Language): Pasted | null {
  const rows = cellsOf(text, { areSpacesCells: false });
  const isWhole = rows.length >= SIDE || rows.some((row) => row.length >= SIDE);
  const [top, left] = isWhole ? [0, 0] : [Math.floor(from / SIDE), from % SIDE];
  const signs = new Map<number, string>();
  let isCut = false;
  for (const [down, row] of rows.entries())
    for (const [right, cell] of row.entries()) {
      const sign = cell === FOOD ? FOOD : letterOfKey(cell, alphabetOf(language)) || UNKNOWN;
      const isOn = top + down < SIDE && left + right < SIDE;
      if (isOn) signs.set((top + down) * SIDE + left + right, sign);
      else isCut ||= sign !== UNKNOWN;
    }
  const hasLetter = [...signs.values()].some((sign) => sign !== UNKNOWN && sign !== FOOD);
  return hasLetter ? { signs, isCut } : null;
}

/** How many cells nobody has read yet, and whether some tile has not one food, off its rim (BUF-C1). */
export function stateOf({ letters }: Ground): { unknown: number; isFoodAmiss: boolean } {
  const unknown = [...letters].filter((sign) => sign === UNKNOWN).length;
  const foods = foodsOf(letters);
  const places = new Set(foods.map(tileOf));
  const isRight = foods.length === PLACES && places.size === PLACES && !foods.some(isOnRim);
  return { unknown, isFoodAmiss: unknown === 0 && !isRight };
}

function isOnRim(cell: number): boolean {
  return [Math.floor(cell / SIDE) % TILE, (cell % SIDE) % TILE].some((place) => place === 0 || place === TILE - 1);
}
