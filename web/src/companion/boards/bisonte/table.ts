// The board of Bisonte that somebody enters: box, tiles that lie, a play that is being laid, a rack.

import { boxOf, editionsOf, layoutNames } from "./box.ts";
import { besides, type Laying } from "./placing.ts";
import { cellsOf } from "../pasting.ts";
import { fields, oneOf, readable, whole } from "$/companion/reading.ts";
import { centreOf, sideOf } from "$/games/bisonte/squares.ts";
import { BISONTE, type Box, type Placed, type Squares } from "$/games/bisonte/types.ts";
import { letterOfKey } from "$/table/letters.ts";
import type { Language } from "$/texts/say.svelte.ts";

export interface BisonteTable {
  edition: string;
  layout: string;
  /** Whether two tiles may spell what one tile of the box does (BIS-8). */
  isSplit: boolean;
  board: Squares;
  laid: readonly Laying[];
  /** The play that was put on the board last, so that it can be taken off again. */
  last: readonly Laying[];
  rack: readonly string[];
}

export function emptyTable(language: Language): BisonteTable {
  const box = boxOf(language, "", "");
  return { edition: box.id, layout: box.layout.id, isSplit: false, board: {}, laid: [], last: [], rack: [] };
}

/** The board that was kept, as far as it is one: anything may lie there. */
export function readTable(raw: unknown, language: Language): BisonteTable {
  const empty = emptyTable(language);
  const kept = { ...empty, ...readable(() => fields(raw)) };
  const edition = readable(() => oneOf(kept.edition, editionsOf(language))) ?? empty.edition;
  const layout = readable(() => oneOf(kept.layout, layoutNames())) ?? empty.layout;
  const box = boxOf(language, edition, layout);
  const board = Object.fromEntries(
    Object.entries(readable(() => fields(kept.board)) ?? {}).flatMap(([cell, placed]) => {
      const found = placedOf(box, Number(cell), placed);
      return found ? [[found.cell, { tile: found.tile, bisonte: found.bisonte }]] : [];
    }),
  );
  const [laid, last] = [kept.laid, kept.last].map((each) => layingOf(box, each));
  const rack: readonly unknown[] = Array.isArray(kept.rack) ? kept.rack : [];
  return {
    edition,
    layout,
    isSplit: kept.isSplit === true,
    board,
    laid: laid!.filter(({ cell }) => !board[cell]),
    last: last!.filter((each) => isOn(board, each)),
    rack: rack.filter((tile): tile is string => box.kinds.some((kind) => kind.tile === tile)).slice(0, box.rack),
  };
}

function layingOf(box: Box, raw: unknown): readonly Laying[] {
  const found: readonly unknown[] = Array.isArray(raw) ? raw.slice(0, box.rack) : [];
  return found.flatMap((each) => placedOf(box, (each as Laying | null)?.cell, each) ?? []);
}

/** Whether a tile lies there as it was played, and nobody has written another over it. */
function isOn(board: Squares, { cell, tile, bisonte }: Laying): boolean {
  return board[cell]?.tile === tile && board[cell].bisonte === bisonte;
}

/** The board as it was before the last play, as far as that still lies there. */
export function withoutLast(table: BisonteTable): BisonteTable {
  const gone = new Set(table.last.filter((each) => isOn(table.board, each)).map(({ cell }) => String(cell)));
  const board = Object.fromEntries(Object.entries(table.board).filter(([cell]) => !gone.has(cell)));
  return { ...table, board, last: [] };
}

function placedOf(box: Box, cell: unknown, raw: unknown): Laying | null {
  const tiles = box.kinds.map((kind) => kind.tile).filter((tile) => tile !== BISONTE);
  return readable(() => {
    const { tile, bisonte } = fields(raw);
    return { cell: whole(cell, 0, sideOf(box) ** 2 - 1), tile: oneOf(tile, tiles), bisonte: bisonte === true };
  });
}

/** The same board in another box: tiles that it has not are gone, and split or joined no further. */
export function inBox(table: BisonteTable, edition: string, layout: string, language: Language): BisonteTable {
  return readTable({ ...table, edition, layout }, language);
}

export interface TooMany {
  tile: string;
  used: number;
  count: number;
}

/** Tiles of which more lie on board, in the play and on the rack than the box has (BIS-C1). */
export function tooMany(box: Box, { board, laid, rack }: BisonteTable): readonly TooMany[] {
  const used = new Map<string, number>();
  const lying = [...Object.values(board), ...laid].map(({ tile, bisonte }) => (bisonte ? BISONTE : tile));
  for (const tile of [...lying, ...rack]) used.set(tile, (used.get(tile) ?? 0) + 1);
  return box.kinds
    .map(({ tile, count }) => ({ tile, count, used: used.get(tile) ?? 0 }))
    .filter(({ used, count }) => used > count);
}

/** Tiles that no way from edge to edge joins to the centre: no plays can have put them there (BIS-1, BIS-2). */
export function looseCells(box: Box, board: Squares): readonly number[] {
  const [side, centre] = [sideOf(box), centreOf(box)];
  const joined = new Set<number>();
  const next = board[centre] ? [centre] : [];
  for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
    if (joined.has(cell)) continue;
    joined.add(cell);
    next.push(...besides(cell, side).filter((each) => board[each]));
  }
  return Object.keys(board)
    .map(Number)
    .filter((cell) => !joined.has(cell));
}

export interface Pasted {
  board: Squares;
  /** Whether something did not fit, or is no tile of the box. */
  isCut: boolean;
}

/** What a text puts onto the board, from a square on; small letters are Bisontes. Null if there is no tile in it. */
export function pasted(text: string, from: number, box: Box): Pasted | null {
  const side = sideOf(box);
  const rows = cellsOf(text, { areSpacesCells: true });
  const isWhole = rows.length >= side || rows.some((row) => row.length >= side);
  const [top, left] = isWhole ? [0, 0] : [Math.floor(from / side), from % side];
  const board: Record<string, Placed> = {};
  let isCut = false;
  for (const [down, row] of rows.entries())
    for (const [right, text] of row.entries()) {
      if (!text) continue;
      const placed = placedAs(box, text);
      const isOn = top + down < side && left + right < side;
      if (placed && isOn) board[(top + down) * side + left + right] = placed;
      else isCut = true;
    }
  return Object.keys(board).length ? { board, isCut } : null;
}

function placedAs(box: Box, text: string): Placed | null {
  const tiles = box.kinds.map(({ tile }) => tile).filter((tile) => tile !== BISONTE);
  const tile = text.length > 1 ? tiles.find((each) => each === text.toUpperCase()) : letterOfKey(text, tiles);
  return tile ? { tile, bisonte: text !== text.toUpperCase() } : null;
}
