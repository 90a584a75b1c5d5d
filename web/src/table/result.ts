// The result as a few lines to send to others.

import type { AnyMatch, Outcome } from "./match.ts";
import { shapeOf } from "./seats.ts";
import { number, say } from "$/texts/say.svelte.ts";
import { copyText } from "$/ui/sharing.ts";
import { toasts } from "$/ui/toasts.svelte.ts";

/** Seats by their points. */
export function bestFirst({ points }: Outcome): readonly number[] {
  return [...points.keys()].sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
}

export function resultText(match: AnyMatch, origin: string): string {
  const { outcome } = match.view;
  if (!outcome) return "";
  const lines = bestFirst(outcome).map(
    (seat) =>
      `${shapeOf(seat)} ${match.sitting(seat).name} ${number(outcome.points[seat] ?? 0)}${outcome.winners.includes(seat) ? " ✦" : ""}`,
  );
  return [`Sobremesa · ${say(`${match.setting.game}-name`)}`, ...lines, `${origin}/m/${match.id}`].join("\n");
}

export async function shareResult(match: AnyMatch): Promise<void> {
  await shareText(resultText(match, location.origin));
}

export async function shareText(text: string): Promise<void> {
  if ("share" in navigator) {
    try {
      await navigator.share({ text });
      return;
    } catch {
      // Not taken: then it is copied.
    }
  }
  if (await copyText(text)) toasts.tell(say("page-result-copied"));
  else toasts.tell(text);
}
