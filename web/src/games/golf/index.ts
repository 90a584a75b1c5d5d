// Word Golf: a nine-hole course on paper.

import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { begin } from "./play.ts";
import { linesOf } from "./rounds.ts";
import ScoreSheet from "./ScoreSheet.svelte";
import { chip, describe, now, tell, tip } from "./telling.ts";
import type { View } from "$/protocol/golf.ts";

export const face: Face = {
  stamp: (view: View) => ({ round: view.round }),
  moment: (view: View) => `${view.round}/${view.phase}`,
  begin,
  Board,
  Hand,
  Sheet: ScoreSheet,
  chip,
  lines: (view: View, seat: number) => linesOf(view.players[seat]?.rounds ?? [], view.players[seat]?.cups ?? 0),
  now,
  tell,
  describe,
  tip,
};
