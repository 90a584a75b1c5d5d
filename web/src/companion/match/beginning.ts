// A match from what was chosen for it: nothing is written on its sheet yet.

import { newId, summedUp, type KeptMatch } from "../book/kept.ts";
import { chosenFrom } from "../choosing.ts";
import type { Ledger } from "../ledger.ts";
import { freshClocks } from "../timers/clocks.ts";
import { fresh } from "../timers/timer.ts";

export type Wished = Pick<KeptMatch, "language" | "names" | "youngest" | "chosen">;

export function beginMatch<Sheet>(ledger: Ledger<Sheet>, wished: Wished, now: number): KeptMatch {
  const { language, names, youngest } = wished;
  const chosen = chosenFrom(ledger.choices, wished.chosen);
  const clock = ledger.clocks(chosen);
  return summedUp(ledger, {
    id: newId(),
    game: ledger.game,
    language,
    names,
    youngest,
    chosen,
    sheet: ledger.begin(names.length, chosen),
    begun: now,
    changed: now,
    ended: null,
    totals: [],
    winners: [],
    steps: 0,
    timers: {},
    clocks: clock === null ? null : freshClocks(names.length, clock),
  });
}

/** The same people again, with the times as they have set them. */
export function beginAgain<Sheet>(ledger: Ledger<Sheet>, match: KeptMatch, now: number): KeptMatch {
  const times = Object.entries(match.timers).map(([id, timer]) => [id, fresh(timer.seconds)]);
  return { ...beginMatch(ledger, match, now), timers: Object.fromEntries(times) as KeptMatch["timers"] };
}
