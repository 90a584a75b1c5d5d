// What a player does in this moment of the match: write, choose or buy.

import { Choosing } from "./choosing.svelte.ts";
import { Shopping } from "./shopping.svelte.ts";
import type { GolfMatch } from "./types.ts";
import { Writing } from "./writing.svelte.ts";

export interface GolfPlay {
  writing: Writing | null;
  choosing: Choosing | null;
  shopping: Shopping | null;
}

export function begin(match: GolfMatch): GolfPlay {
  const { seat, view, isLive } = match;
  const play: GolfPlay = { writing: null, choosing: null, shopping: null };
  if (seat === null || !isLive) return play;
  const card = view.players[seat]?.cards[view.round - 1];
  if (view.phase === "writing" && card) play.writing = new Writing(match, seat, card);
  if (view.phase === "scoring" && view.shown[seat]) play.choosing = new Choosing(match, seat);
  if (view.phase === "shopping") play.shopping = new Shopping(match, seat);
  return play;
}
