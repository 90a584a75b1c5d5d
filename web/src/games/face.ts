// What a game's folder gives to the tables: how its match is drawn, played and told.

import type { Component } from "svelte";
import type { Line } from "$/protocol/messages.ts";

// A face is written for its own game's match; who puts them together knows only that they fit each other.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Face {
  /** What somebody has begun belongs to one moment of the match; when this changes it is dropped. */
  moment(view: any): string;
  /** For which round, turn or question a move is meant: one that comes late is refused, and hits no other. */
  stamp(view: any): Record<string, number>;
  /** What the player is building, shared by board and hand: made anew at each moment. */
  begin(match: any): any;
  /** The middle of the table. */
  Board: Component<{ match: any; play: any }>;
  /** The thumb zone: what one holds, and the main button. Only where somebody sits. */
  Hand: Component<{ match: any; play: any }>;
  /** The score sheet, in sight at a desk and a sheet on a phone. */
  Sheet: Component<{ match: any }>;
  /** What stands beside a name: points, and what else all may know of a seat. */
  chip(view: any, seat: number): { points: number | null; note?: string };
  /** What the points beside a name are made of. */
  lines(view: any, seat: number): readonly Line[];
  /** What happens now, in a few words: the phase. */
  now(match: any): string;
  /** What happened, in sentences; an event that says nothing gives none. */
  tell(event: any, match: any, named: (seat: number) => string): string[];
  /** A move as words, for hints and the coach. */
  describe(action: any, match: any): string;
  /** A word or two of what to do, shown the first time only. */
  tip(match: any): string;
}
/* eslint-enable */

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  buffet: () => import("./buffet/index.ts"),
  golf: () => import("./golf/index.ts"),
  bisonte: () => import("./bisonte/index.ts"),
  loom: () => import("./loom/index.ts"),
};

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game];
  if (!load) throw new Error(`no game ${game}`);
  return (await load()).face;
}
