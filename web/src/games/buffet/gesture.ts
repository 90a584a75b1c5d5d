// What a finger or a mouse means: looking, tracing, a tap. Pure, so that every case can be tried.

import { isNextTo } from "./board.ts";
import { glided, tapped } from "./trail.ts";
import type { Path } from "./types.ts";

export interface Ground {
  /** Cells that a trail may use, and those on which it may begin. */
  available: ReadonlySet<number>;
  starts: ReadonlySet<number>;
}

/** A pointer that is down. */
export interface Held {
  isTouch: boolean;
  from: number;
  isTracing: boolean;
  /** Whether letting go here is a tap: nothing has been traced or moved yet. */
  isTap: boolean;
}

export interface Step {
  held: Held;
  trail: Path;
}

/** A mouse points exactly and traces at once; a finger first looks. */
export function pressed(trail: Path, cell: number, isTouch: boolean, ground: Ground): Step {
  const held: Held = { isTouch, from: cell, isTracing: false, isTap: true };
  if (isTouch || !ground.available.has(cell)) return { held, trail };
  const last = trail.at(-1);
  if (last === cell) return { held: { ...held, isTracing: true }, trail };
  const isNext = last === undefined || (isNextTo(last, cell) && !trail.includes(cell));
  return isNext ? { held: { ...held, isTracing: true, isTap: false }, trail: [...trail, cell] } : { held, trail };
}

/** A finger that rests on a letter begins there, or goes on from the end of the trail; all else is looking. */
export function rested(trail: Path, cell: number, held: Held, ground: Ground): Step {
  if (!held.isTouch || held.isTracing) return { held, trail };
  const tracing: Held = { ...held, from: cell, isTracing: true, isTap: false };
  if (trail.at(-1) === cell) return { held: tracing, trail };
  // A single letter is no trail worth keeping: resting elsewhere begins anew.
  if (trail.length <= 1 && ground.starts.has(cell)) return { held: tracing, trail: [cell] };
  return { held, trail };
}

export function moved(trail: Path, cell: number, held: Held, ground: Ground): Step {
  if (cell === held.from && held.isTap) return { held, trail };
  const going: Held = { ...held, isTap: false };
  if (held.isTracing) return { held: going, trail: ground.available.has(cell) ? glided(trail, cell) : trail };
  // A mouse that is dragged from elsewhere begins a new trail there; from within a trail it goes on from there.
  const isNew = !held.isTouch && held.isTap && ground.available.has(held.from) && isNextTo(held.from, cell);
  if (!isNew) return { held: going, trail };
  const place = trail.indexOf(held.from);
  const kept = place < 0 ? [held.from] : trail.slice(0, place + 1);
  return { held: { ...going, isTracing: true }, trail: ground.available.has(cell) ? glided(kept, cell) : kept };
}

/** Letting go keeps the trail; where nothing moved it was a tap. */
export function lifted(trail: Path, held: Held, ground: Ground): Path {
  if (!held.isTap) return trail;
  return tap(trail, held.from, ground);
}

/** A food or an ant beside the trail is no place to go to, and no reason to drop it either. */
export function tap(trail: Path, cell: number, ground: Ground): Path {
  if (ground.available.has(cell)) return tapped(trail, cell);
  const last = trail.at(-1);
  return last !== undefined && !isNextTo(last, cell) ? [] : trail;
}
