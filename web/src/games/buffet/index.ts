// Word Buffet at the table: how it is drawn, played and told.

import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { Play } from "./play.svelte.ts";
import Sheet from "./Sheet.svelte";
import { describe, now, tell, tip } from "./telling.ts";
import type { BuffetMatch, View } from "./types.ts";
import type { Face } from "../face.ts";
import { total } from "$/table/match.ts";
import { say } from "$/texts/say.svelte.ts";

/** A word to be said, and then shown, is another one for each seat that is asked. */
const ASKED: ReadonlySet<string> = new Set(["saying", "showing"]);

export const face: Face = {
  stamp: (view: View) => ({ round: view.round }),
  moment: (view: View) => `${view.round}/${view.phase}/${ASKED.has(view.phase) ? view.order[0] : ""}`,
  begin: (match: BuffetMatch) => new Play(match),
  Board,
  Hand,
  Sheet,
  chip: (view: View, seat: number) => {
    const score = view.scores[seat];
    const stack = view.players[seat]?.stack;
    const ants = (stack?.ordinary ?? 0) + (stack?.special ?? 0);
    return { points: score ? total(score) : null, note: say("page-buffet-chip", { ants }) };
  },
  lines: (view: View, seat: number) => view.scores[seat]?.lines ?? [],
  now,
  tell,
  describe,
  tip,
};
