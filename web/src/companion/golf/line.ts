// What cannot be of a line over a hole card, as the spaces were tapped (GOL-4).

import type { HoleCard } from "../boxes.ts";
import type { Said } from "../ledger.ts";
import { faultyPieces } from "$/games/golf/line.ts";

/** Pieces of the line that cross, touch or run back along another, by their number from 0. */
export function crossingsOf(card: HoleCard, path: readonly number[]): ReadonlySet<number> {
  return faultyPieces(
    card.spaces.map(([x, y]) => ({ x, y })),
    path,
  );
}

/** Said as soon as somebody has begun to tap; where the line ends is known with its last letter. */
export function faultsOf(card: HoleCard, word: string, path: readonly number[]): { clause: string; said: Said }[] {
  if (!path.length) return [];
  const isWhole = path.length === word.length;
  const faults: [isFault: boolean, id: string, args: Said["args"]][] = [
    [path[0] !== card.start, "gol-4-starts-elsewhere", {}],
    [isWhole && path.at(-1) !== card.flag, "gol-4-ends-elsewhere", {}],
    [crossingsOf(card, path).size > 0, "page-companion-golf-crosses", {}],
    [!isWhole, "gol-4-one-to-a-space", { letters: word.length, spaces: path.length }],
  ];
  return faults.filter(([isFault]) => isFault).map(([, id, args]) => ({ clause: "GOL-4", said: { id, args } }));
}
