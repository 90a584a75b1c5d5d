// What happens and what happened, in sentences.

import type { BisonteMatch, Told, View } from "./types.ts";
import { total } from "$/table/match.ts";
import { named as nameOf } from "$/table/seats.ts";
import { list, say } from "$/texts/say.svelte.ts";

type Named = (seat: number) => string;
type ObjectionMade = Extract<Told, { type: "objection-made" }>;
type Verdicts = ObjectionMade["verdicts"];
const RACK = 7;
/** The reason for a word that the people at the table know (BIS-12). */
const VOTED = "voted";

export function tell(event: Told, match: BisonteMatch, named: Named): string[] {
  switch (event.type) {
    case "start-drawn":
      return [say("page-bisonte-told-start-drawn", { name: named(event.seat), tile: tileName(event.tile) })];
    case "start-settled":
      return [say("page-bisonte-told-start", { name: named(event.seat) })];
    case "play-made":
      return [
        say("page-bisonte-told-play", {
          name: named(event.seat),
          words: list(event.words),
          points: total(event.score),
        }),
      ];
    case "objection-opened":
      return [say("page-bisonte-told-open")];
    case "play-let-stand":
      return [say("page-bisonte-told-let-stand", { name: named(event.seat) })];
    case "vote-opened":
      return [say("page-bisonte-told-vote", { name: named(event.seat) })];
    case "vote-cast":
      if (event.abstain) return [];
      return [
        say(event.accept ? "page-bisonte-told-vote-yes" : "page-bisonte-told-vote-no", { name: named(event.voter) }),
      ];
    case "objection-made":
      return tellObjection(event, named);
    case "tiles-drawn":
      return event.seat === match.seat
        ? [say("page-bisonte-told-drawn", { tiles: list(event.tiles.map(tileName)) })]
        : [];
    case "tiles-exchanged":
      return [say("page-bisonte-told-exchange", { name: named(event.seat), count: event.count })];
    case "turn-passed":
      return [say(event.by_clock ? "page-bisonte-told-late" : "page-bisonte-told-pass", { name: named(event.seat) })];
    case "turn-skipped":
      return [say("page-bisonte-told-skip", { name: named(event.seat) })];
    case "racks-counted":
      return [say("page-bisonte-told-racks")];
    default:
      return [];
  }
}

export function tellObjection(event: ObjectionMade, named: Named): string[] {
  const name = named(event.seat);
  if (event.upheld) {
    const wrong = event.verdicts.filter((verdict) => !verdict.valid);
    const words = list(wrong.map((verdict) => verdict.word));
    return [say("page-bisonte-told-upheld", { name, words, count: wrong.length, why: whyWrong(wrong) })];
  }
  const reasons = event.verdicts.map((verdict) => verdict.reason);
  const count = reasons.length;
  if (reasons.includes(VOTED)) return [say("page-bisonte-told-known", { name, count })];
  const why = reasons.includes("house-accepted") ? "house-accepted" : "dictionary";
  return [say("page-bisonte-told-rejected", { name, count, why })];
}

/** What is against the words: the table refused them, a digraph is split, the dictionary lacks them, or several. */
function whyWrong(wrong: Verdicts): string {
  const known = ["house-refused", "split-digraph"];
  const reasons = new Set(wrong.map(({ reason }) => (known.includes(reason) ? reason : "dictionary")));
  const [only] = reasons;
  return only && reasons.size === 1 ? only : "several";
}

export function tileName(tile: string): string {
  return tile === "*" ? "Bisonte" : tile;
}

/** The phase in a few words. */
export function now(match: BisonteMatch): string {
  const { view, seat } = match;
  const name = nameOf(match, view.on_turn);
  if (view.phase === "over") return "";
  if (view.phase === "voting") return say("page-bisonte-now-vote", { name });
  if (view.phase === "objecting") {
    return view.on_turn === seat ? say("page-bisonte-now-others-object") : say("page-bisonte-now-object", { name });
  }
  return view.on_turn === seat ? say("page-bisonte-now-mine") : say("page-bisonte-now", { name });
}

/** Points, and what else all may know: few tiles, time left, a turn to be skipped. */
export function chip(view: View, seat: number): { points: number | null; note?: string } {
  const player = view.players[seat];
  if (!player) return { points: null };
  const isThinking = view.on_turn === seat && view.phase === "playing";
  const notes = [
    player.skips ? say("page-bisonte-skips", { count: player.skips }) : "",
    player.tiles < RACK && !view.outcome ? say("page-bisonte-tiles", { count: player.tiles }) : "",
    player.left !== null && !isThinking && !view.outcome ? clock(player.left) : "",
  ];
  return { points: player.points, note: notes.filter(Boolean).join(" · ") };
}

function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
