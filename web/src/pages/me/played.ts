// What somebody has played, read from the list of their tables: what goes on, what is over, and how it went.

import type { SeatPlayed, TablePlayed } from "$/protocol/http.ts";

export type Ending = "won" | "shared" | "lost" | "abandoned";

export interface Statistic {
  game: string;
  played: number;
  won: number;
}

const UNDERWAY = ["gathering", "starting", "playing"];
/** Nobody wins a match that was left by all (TAB-15). */
const ABANDONED = "TAB-15";

export function isUnderway(table: TablePlayed): boolean {
  return UNDERWAY.includes(table.phase);
}

/** A table that was closed before anybody had points was no match. */
export function isPlayed(table: TablePlayed): boolean {
  return !isUnderway(table) && table.seat !== null && table.seats.some((seat) => seat.points !== null);
}

export function endingOf(table: TablePlayed): Ending {
  const own = table.seat === null ? undefined : table.seats[table.seat];
  if (table.ended_by === ABANDONED) return "abandoned";
  if (!own?.won) return "lost";
  return table.seats.filter((seat) => seat.won).length > 1 ? "shared" : "won";
}

export function othersAt(table: TablePlayed): readonly SeatPlayed[] {
  return table.seats.filter((seat, index) => index !== table.seat && (seat.person !== null || seat.level !== ""));
}

/** By game, those that were played most first; what was abandoned counts for nobody. */
export function statisticsOf(tables: readonly TablePlayed[]): readonly Statistic[] {
  const found = new Map<string, Statistic>();
  for (const table of tables.filter(isPlayed)) {
    const ending = endingOf(table);
    if (ending === "abandoned") continue;
    const known = found.get(table.game) ?? { game: table.game, played: 0, won: 0 };
    const won = known.won + (ending === "lost" ? 0 : 1);
    found.set(table.game, { game: table.game, played: known.played + 1, won });
  }
  return [...found.values()].sort((one, other) => other.played - one.played);
}
