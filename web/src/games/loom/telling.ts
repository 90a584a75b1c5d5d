// What happened and what happens now, in sentences. Nothing here looks at the state of now to tell of the past.

import { letterOf, kindName } from "./naming.ts";
import type { LoomEvent, LoomMatch, View } from "./types.ts";
import type { Line } from "$/protocol/messages.ts";
import { total } from "$/table/match.ts";
import { named } from "$/table/seats.ts";
import { say } from "$/texts/say.svelte.ts";

export function now(match: LoomMatch): string {
  const { view } = match;
  const asked = view.players.findIndex((player) => player.waiting);
  return say("page-loom-now", {
    phase: view.question?.step === "refill" ? "refill" : view.phase,
    name: asked < 0 ? "" : named(match, asked),
    count: Math.min(view.centre.length + 1, 5),
    card: view.playing ? kindName(view.playing.kind) : "",
  });
}

export function tell(event: LoomEvent, match: LoomMatch, name: (seat: number) => string): string[] {
  const letter = (card: number) => letterOf(match.box, card);
  switch (event.type) {
    case "leader-chosen":
      return [say("page-loom-told-leader", { name: name(event.leader) })];
    case "round-began": {
      const leader = name(event.order[0] ?? 0);
      if (event.tie_break) return [say("page-loom-told-tie-break", { name: leader })];
      return event.round > 1 ? [say("page-loom-told-round", { round: event.round, name: leader })] : [];
    }
    case "asked":
      return tellAsked(event.phase, match);
    case "time-ran-out":
      return [say("page-loom-told-time")];
    case "left-to-chance":
      return [say("page-loom-told-chance", { name: name(event.seat) })];
    case "centre-laid":
      return [say("page-loom-told-centre", { letter: letter(event.card) })];
    case "deck-renewed":
      return [say("page-loom-told-renewed", { deck: event.deck })];
    case "letter-drawn":
      return event.face_down ? [] : [say("page-loom-told-drawn", { letter: letter(event.card) })];
    case "card-activated":
      if (event.reaction) return [say("page-loom-told-reaction", { name: name(event.seat) })];
      return [say("page-loom-told-activated", { name: name(event.seat), card: kindName(event.kind) })];
    case "target-named":
      return [say("page-loom-told-target", { name: name(event.target) })];
    default:
      return [...tellLetters(event, match, name), ...tellWords(event, name)];
  }
}

function tellAsked(phase: string, { view }: LoomMatch): string[] {
  const { clock, strategy_seconds, creation_seconds } = view.options;
  if (phase === "strategy") return [say("page-loom-told-looking", { seconds: clock ? strategy_seconds : 0 })];
  if (phase === "creation") return [say("page-loom-told-writing", { seconds: clock ? creation_seconds : 0 })];
  return [];
}

// Who hears which letter it was does not need to hear that it was a letter.
function tellLetters(event: LoomEvent, match: LoomMatch, name: (seat: number) => string): string[] {
  const letter = (card: number) => letterOf(match.box, card);
  switch (event.type) {
    case "letter-taken": {
      const { seat, rival, card, into } = event;
      return [say("page-loom-told-taken", { name: name(seat), rival: name(rival), letter: letter(card), into })];
    }
    case "back-taken": {
      const { seat, rival, into } = event;
      const hasHeard = into === "centre" || match.seat === rival || (into === "hand" && match.seat === seat);
      return hasHeard ? [] : [say("page-loom-told-back-taken", { name: name(seat), rival: name(rival), into })];
    }
    case "letter-given":
      return [
        say("page-loom-told-given", { name: name(event.seat), rival: name(event.rival), letter: letter(event.card) }),
      ];
    case "back-given":
      if (match.seat === event.seat || match.seat === event.rival) return [];
      return [say("page-loom-told-back-given", { name: name(event.seat), rival: name(event.rival) })];
    case "hands-swapped":
      return [say("page-loom-told-swapped", { name: name(event.seat), rival: name(event.rival) })];
    case "backs-thrown":
      return [say("page-loom-told-thrown", { name: name(event.seat), count: event.decks.length })];
    case "letters-given-up":
      return event.letters.map(({ seat, card }) =>
        say("page-loom-told-given-up", { name: name(seat), letter: letter(card), into: event.into }),
      );
    case "centre-swept":
      return [say("page-loom-told-swept")];
    case "centre-taken":
      return [say("page-loom-told-centre-taken", { name: name(event.seat), letter: letter(event.card) })];
    case "duty-laid":
      return [say("page-loom-told-duty", { name: name(event.by), letter: letter(event.card) })];
    default:
      return [];
  }
}

function tellWords(event: LoomEvent, name: (seat: number) => string): string[] {
  switch (event.type) {
    case "vote-cast":
      if (event.abstain) return [];
      return [say("page-loom-told-vote-cast", { name: name(event.voter), accept: event.accept ? "yes" : "no" })];
    case "word-judged": {
      const { shown, spelling, score } = event.result;
      const told = { name: name(shown.seat), word: shown.word, points: total(score) };
      if (spelling === "none") return [say("page-loom-told-judged-none", told)];
      return [say(spelling === "invalid" ? "page-loom-told-not-valid" : "page-loom-told-judged", told)];
    }
    default:
      return [];
  }
}

/** What somebody's points are made of: round by round, with the word; a round that breaks a tie adds nothing. */
export function linesOf(view: View, seat: number): readonly Line[] {
  return (view.players[seat]?.results ?? []).flatMap((result, index) => {
    if (!result || (view.tie_break && index === view.round - 1)) return [];
    const args = { round: index + 1, word: result.shown.word || say("page-loom-no-word") };
    return [{ points: total(result.score), clause: "LOO-16", text: { id: "page-loom-line-round", args } }];
  });
}
