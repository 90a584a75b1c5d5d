// What keys write: tiles that lie on the board, or the tiles of a play between them.

import type { Laying } from "./placing.ts";
import { along, sideOf } from "$/games/bisonte/squares.ts";
import { BISONTE, type Box, type Cursor, type Placed, type Squares } from "$/games/bisonte/types.ts";

/** What the keys write: what lies on the table, or what somebody lays now. */
export type Pen = "board" | "play";

/** All that a key must know. */
export interface Writing {
  box: Box;
  pen: Pen;
  board: Squares;
  laid: readonly Laying[];
  cursor: Cursor;
  /** Whether the next tile is a Bisonte. */
  isBisonte: boolean;
  /** Where the last key wrote a letter that the next one may make a digraph of. */
  typedAt: number | null;
  isSplit: boolean;
}

export type Written = Pick<Writing, "board" | "laid" | "cursor" | "isBisonte" | "typedAt">;

/** A letter or a whole tile where the arrow is; then the arrow goes on. Null where there is no room. */
export function type(writing: Writing, tile: string): Written | null {
  const whole = completed(writing, tile);
  if (whole) return whole;
  const meant = kindFor(writing.box, tile);
  if (!meant) return null;
  return writing.pen === "board" ? typeOnBoard(writing, meant) : typeInPlay(writing, meant);
}

/** The tile under the arrow, else the one before it. */
export function eraseBack(writing: Writing): Written {
  const before = along(writing.cursor, -1, sideOf(writing.box));
  const cell = hasOwn(writing, writing.cursor.cell) ? writing.cursor.cell : (before ?? writing.cursor.cell);
  return { ...erased(writing, cell), cursor: { ...writing.cursor, cell } };
}

export function erase(writing: Writing): Written {
  return erased(writing, writing.cursor.cell);
}

function hasOwn({ pen, board, laid }: Writing, cell: number): boolean {
  return pen === "board" ? board[cell] !== undefined : laid.some((each) => each.cell === cell);
}

function erased(writing: Writing, cell: number): Written {
  const rest = { cursor: writing.cursor, isBisonte: false, typedAt: null };
  if (writing.pen === "play")
    return { ...rest, board: writing.board, laid: writing.laid.filter((each) => each.cell !== cell) };
  const board = Object.fromEntries(Object.entries(writing.board).filter(([at]) => Number(at) !== cell));
  return { ...rest, board, laid: writing.laid };
}

/** The tile with this letter, where the box has one; a Bisonte is not typed. */
function kindFor(box: Box, tile: string): string | undefined {
  const kinds = box.kinds.map((kind) => kind.tile).filter((kind) => kind !== BISONTE);
  return kinds.includes(tile) ? tile : undefined;
}

/** C and then H are the tile CH, where the box has one and two tiles must not spell it (BIS-8). */
function completed(writing: Writing, letter: string): Written | null {
  const { typedAt, box, isSplit } = writing;
  if (typedAt === null || letter.length > 1) return null;
  const last = tileAt(writing, typedAt);
  if (!last) return null;
  // The tile CH lies there, and this is its H.
  if (last.tile.length > 1) return last.tile[1] === letter ? { ...writing, typedAt: null } : null;
  // A letter that lies on the board was passed over, and stays as it is.
  if (writing.pen === "play" && !hasOwn(writing, typedAt)) return null;
  const digraph = last.tile + letter;
  if (isSplit || !box.kinds.some(({ tile }) => tile === digraph)) return null;
  return { ...put(writing, typedAt, { ...last, tile: digraph }), cursor: writing.cursor, typedAt: null };
}

function tileAt({ pen, board, laid }: Writing, cell: number): Placed | undefined {
  return (pen === "play" ? laid.find((each) => each.cell === cell) : undefined) ?? board[cell];
}

function typeOnBoard(writing: Writing, tile: string): Written {
  const { cell } = writing.cursor;
  const there = writing.board[cell];
  // Somebody who writes a whole word over a tile that lies there leaves it as it is.
  const bisonte = there?.tile === tile && !writing.isBisonte ? there.bisonte : writing.isBisonte;
  return wentOn(put(writing, cell, { tile, bisonte }), writing, cell, tile);
}

/** A letter that lies there already is passed over; any other goes to the next free square. */
function typeInPlay(writing: Writing, tile: string): Written | null {
  const { board, cursor } = writing;
  const there = board[cursor.cell];
  if (there && !writing.isBisonte && (there.tile === tile || (there.tile.length > 1 && there.tile.startsWith(tile))))
    return wentOn({ board, laid: writing.laid, isBisonte: false }, writing, cursor.cell, tile);
  const cell = freeFrom(writing);
  return cell === null ? null : wentOn(put(writing, cell, { tile, bisonte: writing.isBisonte }), writing, cell, tile);
}

function freeFrom({ board, cursor, box }: Writing): number | null {
  let cell: number | null = cursor.cell;
  while (cell !== null && board[cell]) cell = along({ ...cursor, cell }, 1, sideOf(box));
  return cell;
}

function put(writing: Writing, cell: number, placed: Placed): Pick<Written, "board" | "laid" | "isBisonte"> {
  const { board, laid, pen } = writing;
  if (pen === "board")
    return { board: { ...board, [cell]: placed }, laid: laid.filter((each) => each.cell !== cell), isBisonte: false };
  return { board, laid: [...laid.filter((each) => each.cell !== cell), { cell, ...placed }], isBisonte: false };
}

function wentOn(
  after: Pick<Written, "board" | "laid" | "isBisonte">,
  { cursor, box }: Writing,
  cell: number,
  tile: string,
): Written {
  const next = along({ ...cursor, cell }, 1, sideOf(box)) ?? cell;
  return { ...after, cursor: { ...cursor, cell: next }, typedAt: tile.length === 1 ? cell : null };
}
