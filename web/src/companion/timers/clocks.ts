// A clock for each player, one of which runs (BIS-26): by the wall clock as well, so that sleep and reloading change nothing.

import { bySeat, fields, orNull, readable, whole } from "../reading.ts";

export interface Clocks {
  /** Milliseconds that each seat had when its clock last stood still; less than nothing is time overdrawn. */
  left: readonly number[];
  /** Whose clock it is that runs, or would. */
  turn: number;
  /** Since when it runs; null while all stand still. */
  since: number | null;
}

export const MOST_MINUTES = 180;

export function freshClocks(seats: number, seconds: number): Clocks {
  return { left: Array<number>(seats).fill(seconds * 1000), turn: 0, since: null };
}

export function leftOf(clocks: Clocks, seat: number, now: number): number {
  const runs = clocks.since !== null && seat === clocks.turn;
  // A device whose clock was set back has not run.
  return (clocks.left[seat] ?? 0) - (runs ? Math.max(0, now - (clocks.since ?? now)) : 0);
}

export function startClocks(clocks: Clocks, now: number): Clocks {
  return clocks.since === null ? { ...clocks, since: now } : clocks;
}

export function haltClocks(clocks: Clocks, now: number): Clocks {
  return { ...settled(clocks, now), since: null };
}

/** The turn is over, and the next one's clock runs. */
export function passOn(clocks: Clocks, now: number, to = (clocks.turn + 1) % clocks.left.length): Clocks {
  return { ...settled(clocks, now), turn: to, since: now };
}

/** Somebody forgot to tap: the time of one seat is set by hand. */
export function correctClock(clocks: Clocks, seat: number, seconds: number, now: number): Clocks {
  const { left, turn, since } = settled(clocks, now);
  return { turn, since, left: left.map((each, at) => (at === seat ? Math.round(seconds * 1000) : each)) };
}

function settled(clocks: Clocks, now: number): Clocks {
  return {
    left: clocks.left.map((_, seat) => leftOf(clocks, seat, now)),
    turn: clocks.turn,
    since: clocks.since === null ? null : now,
  };
}

const MONTH = 31 * 86_400_000;

/** What was kept or imported, if it is the clocks of so many seats. */
export function readClocks(raw: unknown, seats: number): Clocks | null {
  return readable(() => {
    const found = fields(raw);
    return {
      left: bySeat(found.left, seats, (each) => whole(each, -MONTH, MONTH)),
      turn: whole(found.turn, 0, seats - 1),
      since: orNull(found.since, (each) => whole(each, 0, Number.MAX_SAFE_INTEGER)),
    };
  });
}
