// A span of time that runs down by the wall clock: while it runs only its end is known, so a tab that sleeps misses nothing.

import { fields, orNull, readable, whole } from "../reading.ts";

export interface Timer {
  /** How long it is. */
  seconds: number;
  /** Milliseconds that are left when it stands still, or were left when it was started. */
  left: number;
  /** The instant at which it is over; null while it stands still. */
  ends: number | null;
  /** Milliseconds that are counted in before what is left runs; 0 where nothing is. */
  countIn: number;
}

export type Stage = "ready" | "counting" | "running" | "paused" | "over";

/** 3, 2, 1 (BUF-1). */
export const COUNT_IN = 3;
/** The seconds at the end that look and sound different. */
export const LAST = 5;

export function fresh(seconds: number): Timer {
  return { seconds, left: seconds * 1000, ends: null, countIn: 0 };
}

/** From the beginning, or from where it was paused; only a beginning is counted in. */
export function start(timer: Timer, now: number, { countsIn = false } = {}): Timer {
  const stage = stageOf(timer, now);
  if (stage === "running" || stage === "counting") return timer;
  if (stage === "paused") return { ...timer, ends: now + timer.left, countIn: 0 };
  const begun = fresh(timer.seconds);
  const countIn = countsIn ? COUNT_IN * 1000 : 0;
  return { ...begun, countIn, ends: now + begun.left + countIn };
}

/** Who stops the counting in has not begun. */
export function pause(timer: Timer, now: number): Timer {
  if (timer.ends === null || stageOf(timer, now) === "over") return timer;
  return { ...timer, left: remaining(timer, now), ends: null, countIn: 0 };
}

export function resize(timer: Timer, seconds: number): Timer {
  return seconds === timer.seconds ? timer : fresh(seconds);
}

/** Never more than there was: a clock that is set back gives nobody time. */
export function remaining(timer: Timer, now: number): number {
  if (timer.ends === null) return timer.left;
  return Math.min(timer.left, Math.max(0, timer.ends - now));
}

/** What is counted before it runs; 0 once it does, and where a clock was set back beyond the counting. */
export function countedIn(timer: Timer, now: number): number {
  const early = timer.ends === null ? 0 : timer.ends - now - timer.left;
  return early > 0 && early <= timer.countIn ? secondsOf(early) : 0;
}

export function stageOf(timer: Timer, now: number): Stage {
  if (countedIn(timer, now) > 0) return "counting";
  if (remaining(timer, now) <= 0) return "over";
  if (timer.ends !== null) return "running";
  return timer.left < timer.seconds * 1000 ? "paused" : "ready";
}

export function isGoing(timer: Timer, now: number): boolean {
  return timer.ends !== null && timer.ends > now;
}

/** As people say it: the first second is the whole number, the last is 1. */
export function secondsOf(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}

export function written(seconds: number): string {
  const sign = seconds < 0 ? "−" : "";
  const count = Math.abs(seconds);
  if (count < 60) return `${sign}${count}`;
  return `${sign}${Math.floor(count / 60)}:${String(count % 60).padStart(2, "0")}`;
}

const DAY = 86_400;

/** What was kept or imported, if it is a timer. */
export function readTimer(raw: unknown): Timer | null {
  return readable(() => {
    const found = fields(raw);
    const seconds = whole(found.seconds, 1, DAY);
    return {
      seconds,
      left: whole(found.left, 0, seconds * 1000),
      ends: orNull(found.ends, (each) => whole(each, 0, Number.MAX_SAFE_INTEGER)),
      countIn: whole(found.countIn, 0, COUNT_IN * 1000),
    };
  });
}
