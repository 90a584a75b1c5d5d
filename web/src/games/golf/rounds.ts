// One hole as everybody played it: from what was told of it, and from the view.

import { wordOf } from "./along.ts";
import type { GolfEvent } from "./types.ts";
import type { HoleCard, Line, Play, RoundScore, Verdict, View } from "$/protocol/golf.ts";
import { total } from "$/table/match.ts";

/** What was shown of a round. */
export interface Kept {
  plays: readonly (Play | null)[];
  verdicts: readonly Verdict[];
  coins: readonly number[];
}

export interface Shown {
  seat: number;
  card: HoleCard;
  /** Null for an empty card, and as long as nothing is shown. */
  play: Play | null;
  word: string;
  verdict: Verdict | null;
  score: RoundScore | null;
  hasCoin: boolean;
}

type Rounds = ReadonlyMap<number, Kept>;

/** What was told of each round. */
export function roundsOf(told: readonly { event: GolfEvent }[]): Rounds {
  const rounds = new Map<number, Kept>();
  let round = 0;
  for (const { event } of told) {
    if (event.type === "dice-thrown") round = event.round;
    const kept = rounds.get(round) ?? { plays: [], verdicts: [], coins: [] };
    if (event.type === "words-shown") rounds.set(round, { ...kept, plays: event.plays });
    if (event.type === "words-judged") rounds.set(round, { ...kept, verdicts: event.verdicts });
    if (event.type === "round-scored") rounds.set(round, { ...kept, coins: event.coins });
  }
  return rounds;
}

/** A hole as all played it, so far as it is known. */
export function roundOf(view: View, round: number, rounds: Rounds): readonly Shown[] {
  // Of a long match the house tells the last steps alone: what lies open now is in the view too.
  const kept = round === view.round && view.shown.length ? nowOf(view, rounds.get(round)) : rounds.get(round);
  const isWriting = round === view.round && view.phase === "writing";
  return view.players.flatMap((player, seat) => {
    const card = player.cards[round - 1];
    const score = player.rounds[round - 1] ?? null;
    if (!card) return [];
    const play = kept?.plays[seat] ?? (isWriting && seat === view.seat ? view.own_play : null);
    const word = play?.word ?? (score ? wordOf(score.score.lines) : "");
    const verdict = kept?.verdicts[seat] ?? null;
    return [{ seat, card, play, word, verdict, score, hasCoin: (kept?.coins[seat] ?? 0) > 0 }];
  });
}

function nowOf(view: View, kept: Kept | undefined): Kept {
  return { plays: view.shown, verdicts: view.verdicts, coins: kept?.coins ?? [] };
}

/** The reason of its verdict; what has points was judged, also where the steps that told of it are not at hand. */
export function reasonOf({ verdict, score }: Pick<Shown, "verdict" | "score">): string | null {
  return verdict?.reason ?? (score ? "" : null);
}

/** The points of a whole match: each hole, and the cups. */
export function linesOf(rounds: readonly RoundScore[], cups = 0): readonly Line[] {
  const lines = rounds.map((round, index) => ({
    points: total(round.score),
    clause: "GOL-24",
    text: { id: "page-golf-line-hole", args: { hole: index + 1 } },
  }));
  return cups
    ? [...lines, { points: cups, clause: "GOL-15", text: { id: "page-golf-line-cups", args: { count: cups } } }]
    : lines;
}

/** Whether all may see the words of a hole. */
export function isOpenToAll(view: View, round: number): boolean {
  return (round === view.round && view.shown.length > 0) || (view.players[0]?.rounds.length ?? 0) >= round;
}

/** The hole that the news have brought to its end. */
export function endedIn(news: readonly { event: GolfEvent }[], view: View): number | null {
  const isScored = news.some(({ event }) => event.type === "round-scored");
  const isThrown = news.some(({ event }) => event.type === "dice-thrown");
  if (!isScored) return null;
  return isThrown ? view.round - 1 : view.round;
}
