// What a game knows of chance: what lies in its decks, and so what a draw takes out.

import type { Draw } from "./draw.ts";
import type { Entry } from "./transcript.ts";

export type AnyEvent = Entry["event"];

export interface Witness {
  /** Whether an event shows what its draw took out, or repeats truly what a hidden one said right before it. */
  agrees: (event: AnyEvent, before: AnyEvent | null) => boolean;
  /** The event has happened. */
  see: (event: AnyEvent) => void;
}

/** Made for one match from the pieces of its box. */
export type Witnessing = (box: never) => Witness;

/** Things out of a pile, one after another, without some places of it. */
export function drawn<Item>(pile: readonly Item[], values: readonly number[]): Item[] {
  const left = [...pile];
  return values.flatMap((value) => left.splice(value, 1));
}

/** The sizes of a draw that takes so many out of a pile. */
export function drawSizes(count: number, among: number): number[] {
  return Array.from({ length: Math.min(count, among) }, (_, place) => among - place);
}

/** A pile without some of its things, each taken once; what is not there cannot be taken. */
export function less<Item>(pile: readonly Item[], gone: readonly Item[]): Item[] {
  const left = [...pile];
  for (const item of gone) {
    const place = left.indexOf(item);
    if (place < 0) throw new Error("nobody has that");
    left.splice(place, 1);
  }
  return left;
}

export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isAlike((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
}

export function asks(draw: Draw, label: string, sizes: readonly number[]): boolean {
  return draw.label === label && isAlike(draw.sizes, sizes);
}
