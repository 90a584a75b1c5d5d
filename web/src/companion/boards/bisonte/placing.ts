// Where tiles may lie on a board of Bisonte, and the runs of tiles that they make (BIS-1 to BIS-3).

import { centreOf, sideOf } from "$/games/bisonte/squares.ts";
import { BISONTE, type Box, type Placed, type Squares } from "$/games/bisonte/types.ts";

/** A tile of a play on its square; of a Bisonte what it stands for (BIS-6). */
export interface Laying extends Placed {
  cell: number;
}

/** Why tiles may not lie so: a clause, and a sentence of the game's own. */
export interface Refusal {
  clause: string;
  text: { id: string; args: Record<string, string | number> };
}

/** Tiles side by side in a row or a column, from the first to the last. */
export interface Run {
  cells: readonly number[];
  tiles: readonly Placed[];
}

const LEAST_FIRST = 2;
const LEAST_RUN = 2;

export function wordOf({ tiles }: Run): string {
  return tiles.map(({ tile }) => tile).join("");
}

/** Null where tiles may lie, whatever they spell (BIS-1, BIS-2). */
export function refusalOf(box: Box, board: Squares, laid: readonly Laying[]): Refusal | null {
  return (
    ofRack(box, laid) ??
    ofSquares(box, board, laid) ??
    (Object.keys(board).length ? ofLater(box, board, laid) : ofFirst(box, laid))
  );
}

/** Every run of two or more that these tiles make or change: first along the play, then across (BIS-3). */
export function runsOf(box: Box, board: Squares, laid: readonly Laying[]): readonly Run[] {
  const side = sideOf(box);
  const after = afterPlay(board, laid);
  const cells = laid.map(({ cell }) => cell).sort((one, other) => one - other);
  const isAcross = new Set(cells.map((cell) => Math.floor(cell / side))).size === 1;
  const runs = new Map<string, Run>();
  for (const step of isAcross ? [1, side] : [side, 1])
    for (const cell of cells) {
      const run = runAt(after, cell, step, side);
      if (run.cells.length >= LEAST_RUN) runs.set(`${step}/${run.cells[0]}`, run);
    }
  return [...runs.values()];
}

/** The board with the tiles of a play on it. */
export function afterPlay(board: Squares, laid: readonly Laying[]): Squares {
  return { ...board, ...Object.fromEntries(laid.map(({ cell, tile, bisonte }) => [cell, { tile, bisonte }])) };
}

/** The squares that share an edge with one. */
export function besides(cell: number, side: number): readonly number[] {
  const found: number[] = [];
  if (cell >= side) found.push(cell - side);
  if (cell % side) found.push(cell - 1);
  if ((cell + 1) % side) found.push(cell + 1);
  if (cell + side < side * side) found.push(cell + side);
  return found;
}

function ofRack(box: Box, laid: readonly Laying[]): Refusal | null {
  if (laid.length > box.rack) return refused("BIS-C3", "page-companion-boards-rack-is-short", { rack: box.rack });
  const unknown = laid.find(({ tile }) => tile === BISONTE || !box.kinds.some((kind) => kind.tile === tile));
  return unknown ? refused("BIS-6", "bis-6-no-such-tile", { tile: unknown.tile }) : null;
}

function ofSquares(box: Box, board: Squares, laid: readonly Laying[]): Refusal | null {
  const side = sideOf(box);
  for (const { cell } of laid) {
    if (!(cell >= 0 && cell < side * side)) return refused("BIS-C2", "bis-c2-no-such-square");
    if (board[cell])
      return refused("BIS-5", "bis-5-taken", { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 });
  }
  const isTwice = new Set(laid.map(({ cell }) => cell)).size < laid.length;
  return isTwice ? refused("BIS-2", "bis-2-one-square") : null;
}

/** A play on an empty board (BIS-1). */
function ofFirst(box: Box, laid: readonly Laying[]): Refusal | null {
  const cells = new Set(laid.map(({ cell }) => cell));
  const side = sideOf(box);
  if (cells.size < LEAST_FIRST) return refused("BIS-1", "bis-1-two-tiles");
  if (!isInLine(laid, side)) return refused("BIS-1", "bis-1-in-line");
  if (between(laid, side).some((cell) => !cells.has(cell))) return refused("BIS-1", "bis-1-unbroken");
  return cells.has(centreOf(box)) ? null : refused("BIS-1", "bis-1-centre");
}

/** A play beside tiles that lie there (BIS-2). */
function ofLater(box: Box, board: Squares, laid: readonly Laying[]): Refusal | null {
  const cells = new Set(laid.map(({ cell }) => cell));
  const side = sideOf(box);
  if (!laid.length) return refused("BIS-2", "bis-2-no-tile");
  if (!isInLine(laid, side)) return refused("BIS-2", "bis-2-in-line");
  if (between(laid, side).some((cell) => !cells.has(cell) && !board[cell])) return refused("BIS-2", "bis-2-unbroken");
  const touches = laid.some(({ cell }) => besides(cell, side).some((each) => board[each]));
  return touches ? null : refused("BIS-2", "bis-2-touches-nothing");
}

function isInLine(laid: readonly Laying[], side: number): boolean {
  const rows = new Set(laid.map(({ cell }) => Math.floor(cell / side)));
  const columns = new Set(laid.map(({ cell }) => cell % side));
  return rows.size === 1 || columns.size === 1;
}

/** The squares of a row or column from the first of these up to the last. */
function between(laid: readonly Laying[], side: number): readonly number[] {
  const cells = laid.map(({ cell }) => cell);
  const [first, last] = [Math.min(...cells), Math.max(...cells)];
  const step = Math.floor(first / side) === Math.floor(last / side) ? 1 : side;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);
}

function runAt(board: Squares, cell: number, step: number, side: number): Run {
  const isLast = (at: number) => (step === 1 ? (at + 1) % side === 0 : at + side >= side * side);
  const isFirst = (at: number) => (step === 1 ? at % side === 0 : at < side);
  let first = cell;
  while (!isFirst(first) && board[first - step]) first -= step;
  const cells: number[] = [];
  for (let at = first; board[at]; at += step) {
    cells.push(at);
    if (isLast(at)) break;
  }
  return { cells, tiles: cells.flatMap((each) => board[each] ?? []) };
}

function refused(clause: string, id: string, args: Refusal["text"]["args"] = {}): Refusal {
  return { clause, text: { id, args } };
}
