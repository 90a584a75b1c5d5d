// Which pieces lie on which squares before a play is made; every change is a new list.

import { BISONTE, type Box, type Laid, type Piece, type Placement, type Squares } from "./types.ts";

type Pieces = readonly Piece[];
type AllLaid = readonly Laid[];

/** A piece lies in one place, and a square holds one piece: who lay there goes home. */
export function lay(laid: AllLaid, piece: Piece, cell: number, standsFor = ""): Laid[] {
  return [...laid.filter((each) => each.piece.key !== piece.key && each.cell !== cell), { cell, piece, standsFor }];
}

export function takeBack(laid: AllLaid, cell: number): Laid[] {
  return laid.filter((each) => each.cell !== cell);
}

/** What can still lie there: somebody may have played on the square meanwhile. */
export function standing(laid: AllLaid, board: Squares): AllLaid {
  return laid.some((each) => board[each.cell]) ? laid.filter((each) => !board[each.cell]) : laid;
}

export function isLaid(laid: AllLaid, piece: Piece): boolean {
  return laid.some((each) => each.piece.key === piece.key);
}

/** The pieces that are still on the rack. */
export function onRack(pieces: Pieces, laid: AllLaid): Piece[] {
  return pieces.filter((piece) => !isLaid(laid, piece));
}

export function letterOf({ piece, standsFor }: Laid): string {
  return standsFor || piece.tile;
}

/** Whether every Bisonte says what it stands for. */
export function isWhole(laid: AllLaid): boolean {
  return laid.every((each) => each.piece.tile !== BISONTE || each.standsFor !== "");
}

export function placements(laid: AllLaid): Placement[] {
  return [...laid]
    .sort((one, other) => one.cell - other.cell)
    .map(({ cell, piece, standsFor }) => ({ cell, tile: piece.tile, stands_for: standsFor }));
}

export function valueOf(box: Box, tile: string): number {
  return box.kinds.find((kind) => kind.tile === tile)?.value ?? 0;
}

/** What a Bisonte can be, in the order of the alphabet: CH after C, Ñ after N. */
export function alphabet(box: Box): string[] {
  const order = new Intl.Collator("es");
  return box.kinds
    .map((kind) => kind.tile)
    .filter((tile) => tile !== BISONTE)
    .sort((one, other) => order.compare(one, other));
}
