// Nine tiles as they are laid, and where the nests go (BUF-S1, BUF-S3).

import { CELLS, SIDE, TILE } from "./board.ts";
import type { Side } from "./types.ts";

/** A cell of which nobody has said yet what is on it: no word crosses it. */
export const UNKNOWN = ".";
const ACROSS = 3;

/** A tile as it lies unturned, and how often it is turned. */
export interface LaidTile {
  rows: readonly string[];
  turns: number;
}

/** Where the nests of the seats lie (BUF-S3). */
const NESTS: Record<number, readonly Side[]> = {
  2: ["north", "south"],
  3: ["north", "east", "south"],
  4: ["north", "east", "south", "west"],
};

export function nestSides(players: number): readonly Side[] {
  return NESTS[players] ?? [];
}

/** The rows of a square after quarter turns clockwise. */
export function turned(rows: readonly string[], times: number): readonly string[] {
  const turns = ((times % 4) + 4) % 4;
  let now = rows;
  for (let turn = 0; turn < turns; turn++)
    now = now.map((_, column) =>
      now
        .map((row) => row[column] ?? UNKNOWN)
        .reverse()
        .join(""),
    );
  return now;
}

/** Nine places row by row; where no tile lies yet nothing is known (BUF-S1). */
export function lay(tiles: readonly (LaidTile | null)[]): string {
  const shown = tiles.map((tile) => (tile ? turned(tile.rows, tile.turns) : null));
  return Array.from({ length: CELLS }, (_, cell) => {
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    const place = Math.floor(row / TILE) * ACROSS + Math.floor(column / TILE);
    return shown[place]?.[row % TILE]?.[column % TILE] ?? UNKNOWN;
  }).join("");
}
