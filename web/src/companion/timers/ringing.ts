// What is heard and felt of a timer: a tick in each of its last seconds, and a bell when it is over.

import { LAST, secondsOf, remaining, stageOf, countedIn, type Stage, type Timer } from "./timer.ts";

export type Signal = "tick" | "soon" | "over" | null;

export interface Heard {
  stage: Stage;
  seconds: number;
}

/** When those who do not look are told how much is left. */
const SOON = 10;

export function heardOf(timer: Timer, now: number): Heard {
  const stage = stageOf(timer, now);
  return { stage, seconds: stage === "counting" ? countedIn(timer, now) : secondsOf(remaining(timer, now)) };
}

/** What is to be heard between two looks. A tab that slept hears the end once, and none of the ticks that it missed. */
export function signalOf(before: Heard | undefined, now: Heard): Signal {
  if (!before || (before.stage === now.stage && before.seconds === now.seconds)) return null;
  if (now.stage === "over") return before.stage === "running" || before.stage === "counting" ? "over" : null;
  if (now.stage === "counting") return "tick";
  if (now.stage !== "running") return null;
  if (now.seconds <= LAST) return "tick";
  return now.seconds === SOON && before.stage === "running" ? "soon" : null;
}
