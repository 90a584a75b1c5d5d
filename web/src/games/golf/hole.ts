// Where things lie on the drawing of a hole: a hundred units to a space, with a margin for flag and arrow.

import type { Point } from "./line.ts";
import type { HoleCard } from "$/protocol/golf.ts";
import type { Language } from "$/texts/say.svelte.ts";

export const UNIT = 100;
const MARGIN = 12;

export interface Frame {
  width: number;
  height: number;
  /** Columns to rows, with the margin. */
  ratio: number;
  viewBox: string;
  centres: readonly Point[];
}

export function frameOf(card: Pick<HoleCard, "spaces">): Frame {
  const spaces = lying(card.spaces);
  const xs = spaces.map((space) => space.x);
  const ys = spaces.map((space) => space.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = (Math.max(...xs) - left + 1) * UNIT + 2 * MARGIN;
  const height = (Math.max(...ys) - top + 1) * UNIT + 2 * MARGIN;
  const centre = (space: Point): Point => ({
    x: (space.x - left + 0.5) * UNIT + MARGIN,
    y: (space.y - top + 0.5) * UNIT + MARGIN,
  });
  return {
    width,
    height,
    ratio: width / height,
    viewBox: `0 0 ${width} ${height}`,
    centres: spaces.map(centre),
  };
}

/** A card that is higher than wide lies on its side: tables are wide, and a finger needs large spaces. */
function lying(spaces: readonly Point[]): readonly Point[] {
  const xs = spaces.map((space) => space.x);
  const ys = spaces.map((space) => space.y);
  const isHigh = Math.max(...ys) - Math.min(...ys) > Math.max(...xs) - Math.min(...xs);
  return isHigh ? spaces.map(({ x, y }) => ({ x: y, y: -x })) : spaces;
}

/** The space under a point of the drawing, close enough to its centre that a line can pass beside it. */
export function spaceAt(frame: Frame, point: Point, reach: number): number | null {
  const place = frame.centres.findIndex(({ x, y }) => Math.hypot(point.x - x, point.y - y) <= reach * UNIT);
  return place < 0 ? null : place;
}

export function nameOfHole(card: HoleCard, language: Language): string {
  return card.names.find(([each]) => each === language)?.[1] ?? card.names[0]?.[1] ?? card.id;
}

/** A hand never writes two letters quite alike. */
export function tiltOf(place: number): number {
  return ((place * 37) % 9) - 4;
}
