// Turns of the past, and the play that lies open: what there is to show of them.

import { runsDown, runThrough, sideOf, squareName } from "./squares.ts";
import type { Action, BisonteMatch, Box, Placement, Squares, Turn, View } from "./types.ts";
import type { Line } from "$/protocol/messages.ts";
import { total } from "$/table/match.ts";
import { list, say } from "$/texts/say.svelte.ts";

export type Past = Pick<
  Turn,
  "seat" | "kind" | "words" | "score" | "placements" | "exchanged" | "by_clock" | "objection"
>;

/** The play that lies open, else the last turn; null before the first. */
export function lastOf(view: View): Past | null {
  const open = view.open_play;
  if (open) return { ...open, kind: "play", exchanged: 0, by_clock: false };
  return view.turns.at(-1) ?? null;
}

/** The last play that still lies there. */
export function lastPlayOf(view: View): Past | null {
  if (view.open_play) return lastOf(view);
  return view.turns.findLast((turn) => turn.kind === "play") ?? null;
}

/** What became of a turn that scored nothing. */
export function outcomeOf(turn: Past): string {
  if (turn.kind === "exchange") return say("page-bisonte-turn-exchange", { count: turn.exchanged });
  if (turn.kind === "pass") return say(turn.by_clock ? "page-bisonte-turn-late" : "page-bisonte-turn-pass");
  if (turn.kind === "skip") return say("page-bisonte-turn-skip");
  return turn.kind === "undone" ? say("page-bisonte-turn-undone") : "";
}

export interface Counted {
  turn: Turn;
  number: number;
  /** The points of its seat after it. */
  sum: number;
}

/** Turn by turn with running totals, the latest first. */
export function counted(view: View): Counted[] {
  const sums = view.players.map(() => 0);
  return view.turns
    .map((turn, index) => {
      sums[turn.seat] = (sums[turn.seat] ?? 0) + total(turn.score);
      return { turn, number: index + 1, sum: sums[turn.seat] ?? 0 };
    })
    .reverse();
}

/** What somebody's points are made of: play by play, and what the racks cost and brought. */
export function linesOf(view: View, seat: number): readonly Line[] {
  const plays = view.turns.filter((turn) => turn.seat === seat && turn.score.lines.length);
  return [
    ...plays.map((turn) => ({
      points: total(turn.score),
      clause: "BIS-16",
      text: { id: "page-bisonte-line-play", args: { words: turn.words.join(", ") } },
    })),
    ...(view.final[seat]?.lines ?? []),
  ];
}

/** A play as players write it: the square, then the word with what lay there already. */
export function writtenPlay(placements: readonly Placement[], board: Squares, box: Box): string {
  const side = sideOf(box);
  const own = new Map(placements.map((each) => [each.cell, each.stands_for || each.tile]));
  const hasTile = (cell: number) => own.has(cell) || board[cell] !== undefined;
  const cells = [...own.keys()].sort((one, other) => one - other);
  const first = cells[0];
  if (first === undefined) return "";
  const isDown = runsDown(cells, side, hasTile);
  const run = runThrough({ cell: first, isDown }, side, hasTile);
  const word = run.map((cell) => own.get(cell) ?? board[cell]?.tile ?? "").join("");
  return `${squareName({ cell: run[0] ?? first, isDown }, side)} ${word}`;
}

export function describe(action: Action, match: BisonteMatch): string {
  if (action.type === "play") return writtenPlay(action.placements, match.view.board, match.box);
  if (action.type === "exchange") return say("page-bisonte-exchange-these", { tiles: list(action.tiles) });
  if (action.type === "pass") return say("page-bisonte-pass");
  if (action.type === "vote") {
    const count = match.view.open_play?.words.length ?? 1;
    return say(action.accept ? "page-bisonte-vote-yes" : "page-bisonte-vote-no", { count });
  }
  return say(action.type === "object" ? "page-bisonte-object" : "page-bisonte-let-stand");
}
