// A match of Word Golf in sentences: what happens now, what happened, and a move as words.

import { JOKER, type GolfEvent, type GolfMatch } from "./types.ts";
import { isMarked, marksSaid, mistakesSaid } from "./ballot.ts";
import type { Action, Answer, Choose, Play, Verdict, View } from "$/protocol/golf.ts";
import { total } from "$/table/match.ts";
import { list, say } from "$/texts/say.svelte.ts";

export function now({ view }: GolfMatch): string {
  if (view.phase === "over" || view.phase === "opening") return "";
  const par = view.players[0]?.cards[view.round - 1]?.par ?? 0;
  return say(`page-golf-now-${view.phase}`, { hole: view.round, par });
}

export function tip({ view }: GolfMatch): string {
  return view.phase === "writing" ? say("page-golf-tip") : "";
}

export function chip(view: View, seat: number): { points: number | null; note?: string } {
  const player = view.players[seat];
  if (!player) return { points: null };
  const notes = [
    player.cups ? `✦ ${player.cups}` : "",
    player.coins ? say("page-golf-coins", { count: player.coins }) : "",
  ].filter(Boolean);
  return { points: player.points, ...(notes.length ? { note: notes.join(" · ") } : {}) };
}

type Named = (seat: number) => string;

function scored(name: string, points: number, isCup = false): string {
  if (isCup) return say("page-golf-told-cup", { name, points });
  return points < 0
    ? say("page-golf-told-lost", { name, points: -points })
    : say("page-golf-told-points", { name, points });
}

export function tell(event: GolfEvent, match: GolfMatch, named: Named): string[] {
  switch (event.type) {
    case "dice-thrown":
      return [say("page-golf-told-dice", { hole: event.round, faces: facesOf(event.faces) })];
    case "seat-unready":
      return [say("page-golf-told-unready", { name: named(event.seat) })];
    case "time-ran-out":
      return [say("page-golf-told-time", { names: list(event.seats.map(named)) })];
    case "words-shown":
      return event.plays.map((play, seat) =>
        play
          ? say("page-golf-told-word", { name: named(seat), word: play.word })
          : say("page-golf-told-empty", { name: named(seat) }),
      );
    case "vote-opened":
      return event.disputed.map((seat) =>
        say("page-golf-told-vote", { name: named(seat), word: shownBefore(event, match)[seat]?.word ?? "" }),
      );
    case "vote-cast":
      if (event.abstain) return [];
      return [
        say("page-golf-told-voted", {
          name: named(event.voter),
          word: shownBefore(event, match)[event.seat]?.word ?? "",
          answer: answerSaid(shownBefore(event, match)[event.seat]?.word ?? "", event),
        }),
      ];
    case "words-judged":
      return event.verdicts.flatMap((verdict, seat) =>
        judged(verdict, named(seat), shownBefore(event, match)[seat]?.word ?? ""),
      );
    case "round-scored":
      return [
        ...event.scores.map(({ cup, score }, seat) => scored(named(seat), total(score), cup)),
        ...(event.luis ? [scored("Luis", total(event.luis.score))] : []),
        ...event.coins.flatMap((coin, seat) => (coin ? [say("page-golf-told-coin", { name: named(seat) })] : [])),
      ];
    case "shop-closed":
      return event.purchases.flatMap(({ kinds }, seat) =>
        kinds.length ? [say("page-golf-told-bought", { name: named(seat), cards: list(kinds) })] : [],
      );
    default:
      return [];
  }
}

// Of an earlier hole the view knows nothing any more.
function shownBefore(event: GolfEvent, { told }: GolfMatch): readonly (Play | null)[] {
  const place = told.findIndex((each) => each.event === event);
  const shown = told.slice(0, place).findLast((each) => each.event.type === "words-shown");
  return shown?.event.type === "words-shown" ? shown.event.plays : [];
}

function facesOf(faces: readonly string[]): string {
  return faces.map((face) => (face === JOKER ? say("page-golf-joker") : face)).join(", ");
}

function judged(verdict: Verdict, name: string, word: string): string[] {
  const { spelling, reading } = verdict;
  const said = mistakesSaid(word, verdict);
  if (spelling === "misspelt")
    return [say("page-golf-told-misspelt", { name, word, reading, read: reading ? "yes" : "no", said })];
  if (spelling === "no-word") return [say("page-golf-told-no-word", { name, reason: verdict.reason })];
  return [];
}

export function describe(action: Action, match: GolfMatch): string {
  switch (action.type) {
    case "write":
    case "draft":
      return action.word
        ? `${action.word} (${(action.path ?? []).map((place) => place + 1).join(" – ")})`
        : say("page-golf-empty-card");
    case "take-back":
      return say("page-golf-take-back");
    case "vote":
      return answerSaid(match.view.shown[action.seat]?.word ?? "", {
        accept: action.accept,
        misspelt: action.misspelt ?? [],
        extra: action.extra ?? [],
      });
    case "choose":
      return described(action, match);
    case "buy":
      return action.kinds?.length ? list(action.kinds) : say("page-golf-buy-nothing");
  }
}

function answerSaid(word: string, answer: Answer): string {
  if (isMarked(answer)) return say("page-golf-vote-misspelt-in", { letters: marksSaid(word, answer) });
  return say(answer.accept ? "page-golf-vote-right" : "page-golf-vote-none");
}

function described({ choice }: Choose, { view, seat }: GolfMatch): string {
  const word = view.shown[seat ?? 0]?.word ?? "";
  const parts = [
    ...(choice?.jokers ?? []).map((place) => say("page-golf-joker-for", { letter: word[place] ?? String(place + 1) })),
    ...(choice?.cards ?? []).map(({ kind, at }) =>
      say("page-golf-card-for", { kind, letter: word[at] ?? String(at + 1) }),
    ),
  ];
  return parts.length ? list(parts) : say("page-golf-no-help");
}
