// A table to play at this instant against bots: what each game is best played with.

import type { Setting } from "$/protocol/http.ts";

/** How many sit at it; Golf alone is a match against Luis (GOL-25). */
const SEATS: Record<string, number> = { buffet: 2, golf: 1, bisonte: 2, loom: 3 };

export function seatsAgainstBots(game: string): number {
  return SEATS[game] ?? 2;
}

/** What a game is set to against the two lower levels, so that a newcomer learns from refusals (BIS-12). */
const EASY: Record<string, Record<string, string>> = { bisonte: { words: "checked" } };
const EASY_LEVELS = 2;

function easyOptions(game: string, level: string, levels: readonly string[]): Record<string, string> {
  return levels.slice(0, EASY_LEVELS).includes(level) ? (EASY[game] ?? {}) : {};
}

/** What is said of that before the tap: the ids of sentences. */
export function quickNotes(game: string, level: string, levels: readonly string[]): readonly string[] {
  return Object.values(easyOptions(game, level, levels)).map((value) => `page-home-quick-${game}-${value}`);
}

export function quickSetting(game: string, language: string, level: string, levels: readonly string[]): Setting {
  return {
    game,
    language,
    options: easyOptions(game, level, levels),
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
