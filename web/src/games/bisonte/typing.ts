// Typing on the board as crossword players expect: an arrow that turns, letters that jump over what lies there.

import { lay, letterOf, onRack, takeBack } from "./laying.ts";
import { along } from "./squares.ts";
import { BISONTE, type Cursor, type Laid, type Piece, type Squares } from "./types.ts";

/** All that a key must know. */
export interface Writing {
  side: number;
  /** What is written on the tiles of the box. */
  kinds: readonly string[];
  board: Squares;
  pieces: readonly Piece[];
  laid: readonly Laid[];
  cursor: Cursor;
  /** Where the last key laid a tile that the next one may make a digraph of. */
  typedAt: number | null;
}

export type Written = Pick<Writing, "laid" | "cursor" | "typedAt">;

/** An arrow along the way moves; one across it turns first, as in a crossword. */
export function arrow(cursor: Cursor, key: string, side: number, isTurning = true): Cursor | null {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  if (by === undefined) return null;
  const isDown = key === "ArrowUp" || key === "ArrowDown";
  if (isTurning && isDown !== cursor.isDown) return { ...cursor, isDown };
  const cell = along({ ...cursor, isDown }, by, side) ?? cursor.cell;
  return { cell, isDown: isTurning ? isDown : cursor.isDown };
}

/** A letter from the rack, else by a Bisonte, else as the digraph tile that begins with it; null if there is none. */
export function type(writing: Writing, letter: string): Written | null {
  const whole = completed(writing, letter);
  if (whole) return whole;
  const cell = openFrom(writing);
  if (cell === null) return null;
  // A square that is typed over gives its tile back first.
  const after = { ...writing, laid: takeBack(writing.laid, cell) };
  const take = taker(after);
  const digraph = digraphOf(writing, letter);
  const isKind = writing.kinds.includes(letter);
  const found =
    take(letter) ??
    doubled(writing, letter) ??
    (isKind ? take(BISONTE, letter) : null) ??
    (digraph ? take(digraph) : null) ??
    (!isKind && digraph ? take(BISONTE, digraph) : null);
  if (!found) return null;
  return found.cell === undefined ? laidAt(after, cell, found, true) : laidAt(writing, found.cell, found, false);
}

/** The digraph that begins with a letter, as one tile or by a Bisonte. */
export function typeDigraph(writing: Writing, letter: string): Written | null {
  const digraph = digraphOf(writing, letter);
  const cell = openFrom(writing);
  if (!digraph || cell === null) return null;
  const after = { ...writing, laid: takeBack(writing.laid, cell) };
  const take = taker(after);
  const found = take(digraph) ?? take(BISONTE, digraph);
  return found && laidAt(after, cell, found, false);
}

/** A Bisonte that does not say yet what it stands for. */
export function typeBisonte(writing: Writing): Written | null {
  const cell = openFrom(writing);
  if (cell === null) return null;
  const after = { ...writing, laid: takeBack(writing.laid, cell) };
  const found = taker(after)(BISONTE);
  return found && laidAt(after, cell, found, false);
}

/** The tile under the arrow, else the one before it, else the last that was laid. */
export function eraseBack(writing: Writing): Written | null {
  const { laid, cursor, side, board } = writing;
  const isHere = (cell: number | null) => cell !== null && laid.some((each) => each.cell === cell);
  let cell: number | null = cursor.cell;
  if (!isHere(cell)) {
    do cell = along({ ...cursor, cell }, -1, side);
    while (cell !== null && board[cell]);
  }
  if (cell === null || !isHere(cell)) cell = laid.at(-1)?.cell ?? null;
  if (cell === null) return null;
  return { laid: takeBack(laid, cell), cursor: { ...cursor, cell }, typedAt: null };
}

/** The next square along that is free, from a place on; null over the edge. */
export function nextFree(writing: Pick<Writing, "board" | "laid" | "side">, from: Cursor): number | null {
  const isTaken = (cell: number) => writing.board[cell] || writing.laid.some((each) => each.cell === cell);
  let cell: number | null = from.cell;
  while (cell !== null && isTaken(cell)) cell = along({ ...from, cell }, 1, writing.side);
  return cell;
}

interface Found {
  piece: Piece;
  standsFor: string;
  /** Where it goes, if that is not the next square. */
  cell?: number;
}

function taker({ pieces, laid }: Writing): (tile: string, standsFor?: string) => Found | null {
  const free = onRack(pieces, laid);
  return (tile, standsFor = "") => {
    const piece = free.find((each) => each.tile === tile);
    return piece ? { piece, standsFor } : null;
  };
}

function digraphOf({ kinds }: Writing, letter: string): string | undefined {
  return kinds.find((kind) => kind.length > 1 && kind.startsWith(letter));
}

/** C and then H: where the rack has CH, that tile takes the place of C; where CH lies already, H was meant by it. */
function completed(writing: Writing, letter: string): Written | null {
  const last = writing.laid.find((each) => each.cell === writing.typedAt);
  if (!last) return null;
  const before = letterOf(last);
  if (before.length > 1) return before[1] === letter ? { ...writing, typedAt: null } : null;
  const found = taker(writing)(before + letter);
  return found && laidAt(writing, last.cell, found, false);
}

/** Without the tile CH and without an H, a Bisonte may stand for the two. */
function doubled(writing: Writing, letter: string): Found | null {
  const last = writing.laid.find((each) => each.cell === writing.typedAt);
  const digraph = last && letterOf(last) + letter;
  if (!last || !digraph || !writing.kinds.includes(digraph)) return null;
  const own = last.piece.tile === BISONTE ? { piece: last.piece, standsFor: digraph } : null;
  const found = own ?? taker(writing)(BISONTE, digraph);
  return found && { ...found, cell: last.cell };
}

function openFrom(writing: Writing): number | null {
  const { cursor, board } = writing;
  return board[cursor.cell] ? nextFree(writing, cursor) : cursor.cell;
}

function laidAt(writing: Writing, cell: number, { piece, standsFor }: Found, mayGrow: boolean): Written {
  const laid = lay(writing.laid, piece, cell, standsFor);
  const next = nextFree({ ...writing, laid }, { ...writing.cursor, cell });
  return { laid, cursor: { ...writing.cursor, cell: next ?? cell }, typedAt: mayGrow ? cell : null };
}
