// Bisonte: words that cross on a board.

import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { BisontePlay } from "./play.svelte.ts";
import Sheet from "./Sheet.svelte";
import { chip, now, tell } from "./tell.ts";
import { describe, linesOf } from "./turns.ts";
import type { BisonteMatch, View } from "./types.ts";
import { say } from "$/texts/say.svelte.ts";

/** Others' turns drop nothing: a play may be prepared meanwhile. One's own turn or another rack does. */
function moment(view: View): string {
  return `${view.rack.join(",")}/${view.turns.filter((turn) => turn.seat === view.seat).length}`;
}

export const face: Face = {
  moment,
  stamp: (view: View) => ({ turn: view.turn }),
  begin: (match: BisonteMatch) => new BisontePlay(match),
  Board,
  Hand,
  Sheet,
  chip,
  lines: linesOf,
  now,
  tell,
  describe,
  tip: (match) => (match.view.phase === "playing" ? say("page-bisonte-tip") : ""),
};
