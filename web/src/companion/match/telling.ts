// What a match says of itself: what a total is made of, how it ended, and all of it as a few lines for others.

import type { KeptMatch } from "../book/kept.ts";
import type { OpenMatch, Outcome, Said } from "../ledger.ts";
import { explained } from "../summing.ts";
import { shapeOf } from "$/table/seats.ts";
import { list, number, say } from "$/texts/say.svelte.ts";
import { explain } from "$/ui/explain.svelte.ts";

export function sayThat({ id, args }: Said): string {
  return say(id, args);
}

export function explainTotal(match: OpenMatch, seat: number): void {
  explain.score(match.names[seat] ?? "", explained(match.reckoning.lines[seat] ?? []));
}

/** Who won; several share it, and of one player alone the sentence of the game says it. */
export function headlineOf(names: readonly string[], { winners }: Pick<Outcome, "winners">): string {
  const won = winners.map((seat) => names[seat] ?? "");
  if (!won.length) return say("page-companion-nobody-won");
  return say("page-companion-won", { names: list(won), count: won.length });
}

/** Seats by their totals; a winner comes first also where a tie was broken. */
export function standing({ totals, winners }: Pick<KeptMatch, "totals" | "winners">): readonly number[] {
  const rank = (seat: number) => (winners.includes(seat) ? 1 : 0);
  return [...totals.keys()].sort(
    (one, other) => rank(other) - rank(one) || (totals[other] ?? 0) - (totals[one] ?? 0) || one - other,
  );
}

/** Whether somebody had as many points as those who won: then a list of points alone makes no sense. */
export function isTieBroken({ totals, winners }: Pick<KeptMatch, "totals" | "winners">): boolean {
  const most = Math.max(...winners.map((seat) => totals[seat] ?? 0));
  return winners.length > 0 && totals.some((total, seat) => total >= most && !winners.includes(seat));
}

/** With the sentence of how it ended, if it has. */
export function shareText(match: KeptMatch, day: string, link: string, ending: readonly string[] = []): string {
  const lines = standing(match).map(
    (seat) =>
      `${shapeOf(seat)} ${match.names[seat]} ${number(match.totals[seat] ?? 0)}${match.winners.includes(seat) ? " ✦" : ""}`,
  );
  return [`Sobremesa · ${say(`${match.game}-name`)} · ${day}`, ...lines, ...ending, link].join("\n");
}
