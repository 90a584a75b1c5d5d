// What everybody could count: the tiles that lie neither on the board nor on one's own rack.

import { BISONTE, type Box, type Squares } from "./types.ts";
import { alphabet, valueOf } from "./laying.ts";

export interface Unseen {
  tile: string;
  value: number;
  left: number;
  count: number;
}

export function unseen(box: Box, board: Squares, rack: readonly string[]): Unseen[] {
  const seen = [...Object.values(board).map((placed) => (placed.bisonte ? BISONTE : placed.tile)), ...rack];
  return [...alphabet(box), BISONTE].map((tile) => {
    const count = box.kinds.find((kind) => kind.tile === tile)?.count ?? 0;
    return { tile, value: valueOf(box, tile), count, left: count - seen.filter((each) => each === tile).length };
  });
}

export function sumOf(tiles: readonly Unseen[]): number {
  return tiles.reduce((sum, each) => sum + each.left, 0);
}

/** Players weigh what is still to come by this. */
export function vowelsOf(tiles: readonly Unseen[]): number {
  return sumOf(tiles.filter((each) => /^[AEIOU]$/.test(each.tile)));
}
