// Steps that can be undone and done again: sheets as they were, in text, so that nothing changes them afterwards.

import type { Drawer } from "../book/drawer.ts";
import { parsed } from "../reading.ts";

export interface History {
  readonly past: readonly string[];
  readonly future: readonly string[];
}

export const EMPTY: History = { past: [], future: [] };
const MOST_STEPS = 100;
/** Characters that are kept for a page that is loaded anew: matches need the room more. */
const MOST_KEPT = 200_000;
const NAME = "history";

export function written(history: History, before: unknown): History {
  return { past: [...history.past, JSON.stringify(before)].slice(-MOST_STEPS), future: [] };
}

/** What is written on belongs to the last step. */
export function continued({ past }: History): History {
  return { past, future: [] };
}

/** The history one step back, and the sheet of then. */
export function undone({ past, future }: History, now: unknown): [History, unknown] | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return [{ past: past.slice(0, -1), future: [JSON.stringify(now), ...future] }, JSON.parse(last)];
}

export function redone({ past, future }: History, now: unknown): [History, unknown] | null {
  const [next, ...later] = future;
  if (next === undefined) return null;
  return [{ past: [...past, JSON.stringify(now)], future: later }, JSON.parse(next)];
}

/** Of one match alone, the one that lies open. */
export function keepHistory(drawer: Drawer, id: string, { past, future }: History): void {
  drawer.put(NAME, JSON.stringify({ id, past: fitting([...past].reverse()).reverse(), future: fitting(future) }));
}

export function takeHistory(drawer: Drawer, id: string, isSheet: (raw: unknown) => boolean): History {
  const kept = parsed(drawer.take(NAME)) as Partial<Record<string, unknown>> | null;
  if (kept?.id !== id || !Array.isArray(kept.past) || !Array.isArray(kept.future)) return EMPTY;
  const isStep = (each: unknown): each is string => typeof each === "string" && isSheet(parsed(each));
  const [past, future] = [kept.past.slice(-MOST_STEPS), kept.future.slice(0, MOST_STEPS)];
  return past.every(isStep) && future.every(isStep) ? { past, future } : EMPTY;
}

/** As many of the first ones as there is room for. */
function fitting(steps: readonly string[]): string[] {
  let room = MOST_KEPT / 2;
  return steps.filter((step) => (room -= step.length) >= 0);
}
