// The Letter Loom: how its table is drawn, played and told.

import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { describe } from "./naming.ts";
import { Play } from "./play.svelte.ts";
import ScoreSheet from "./ScoreSheet.svelte";
import { linesOf, now, tell } from "./telling.ts";
import type { LoomMatch, View } from "./types.ts";
import { say } from "$/texts/say.svelte.ts";

export const face: Face = {
  stamp: (view: View) => ({ round: view.round, question: view.asked }),
  moment: (view: View) => `${view.round}/${view.phase}/${view.asked}`,
  begin: (match: LoomMatch) => new Play(match),
  Board,
  Hand,
  Sheet: ScoreSheet,
  chip: (view: View, seat: number) => ({
    points: view.players[seat]?.points ?? 0,
    ...(view.order[0] === seat && view.phase !== "over" ? { note: say("page-loom-leads") } : {}),
  }),
  lines: linesOf,
  now,
  tell,
  describe,
  tip: (match: LoomMatch) => say("page-loom-tip", { phase: match.view.phase }),
};
