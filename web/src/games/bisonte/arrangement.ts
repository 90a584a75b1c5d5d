// The order in which somebody likes the tiles on the rack: kept from turn to turn, new ones on the right.

import type { Piece } from "./types.ts";

let count = 0;

/** The same pieces as far as the rack still has them, in their order, then what is new. */
export function arranged(before: readonly Piece[], rack: readonly string[]): Piece[] {
  const left = [...rack];
  const kept = before.filter((piece) => {
    const place = left.indexOf(piece.tile);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return [...kept, ...left.map((tile) => ({ key: ++count, tile }))];
}

/** One piece moved to a place among the others. */
export function moved(pieces: readonly Piece[], key: number, place: number): readonly Piece[] {
  const from = pieces.findIndex((piece) => piece.key === key);
  const piece = pieces[from];
  const wanted = Math.max(0, Math.min(place, pieces.length - 1));
  if (!piece || from === wanted) return pieces;
  const rest = pieces.filter((each) => each.key !== key);
  return [...rest.slice(0, wanted), piece, ...rest.slice(wanted)];
}

export function shuffled(pieces: readonly Piece[], chance: () => number = Math.random): Piece[] {
  const mixed = [...pieces];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Piece, mixed[last] as Piece];
  }
  return mixed;
}
