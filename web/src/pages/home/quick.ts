// A table to play at this instant against bots: what each game is best played with.

import type { Setting } from "$/protocol/http.ts";

/** How many sit at it; Golf alone is a match against Luis (GOL-25). */
const SEATS: Record<string, number> = { buffet: 2, golf: 1, bisonte: 2, loom: 3 };

export function seatsAgainstBots(game: string): number {
  return SEATS[game] ?? 2;
}

export function quickSetting(game: string, language: string, level: string): Setting {
  return {
    game,
    language,
    seats: seatsAgainstBots(game),
    public: false,
    pace: "human",
    stand_ins: level,
    // Nobody is at a disadvantage by them where the others are bots.
    hints: true,
    chat: true,
    reactions: true,
    spectators: true,
    edition: "",
  };
}
