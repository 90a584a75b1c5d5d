// The arithmetic of looking closer: a square window onto a square board, in pixels of the window.

export interface Place {
  x: number;
  y: number;
}

export const MOST = 3;
/** The size at which a square is easily met by a finger. */
export const EASY = 44;
/** Squares smaller than this are looked at more closely while one places. */
export const SMALL = 34;

export function clampScale(scale: number): number {
  return Math.max(1, Math.min(MOST, scale));
}

/** How close a board whose squares have this size is looked at while one places. */
export function easyScale(square: number): number {
  return square < SMALL ? clampScale(EASY / square) : 1;
}

/** How far the board is pushed so that what lies at a place of the window stays there; never over its edges. */
export function scrollAround(scroll: Place, at: Place, from: number, to: number, size: number): Place {
  const push = (pushed: number, place: number) => clampScroll(((pushed + place) * to) / from - place, to, size);
  return { x: push(scroll.x, at.x), y: push(scroll.y, at.y) };
}

/** How far the board is pushed so that a place of it, given as shares of its size, is in the middle. */
export function scrollTo(share: Place, scale: number, size: number): Place {
  const push = (part: number) => clampScroll(part * size * scale - size / 2, scale, size);
  return { x: push(share.x), y: push(share.y) };
}

export function clampScroll(pushed: number, scale: number, size: number): number {
  return Math.max(0, Math.min(pushed, size * (scale - 1)));
}

/** How much two fingers have been spread, and the middle between them. */
export function spread(one: Place, other: Place): { distance: number; middle: Place } {
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** How far to go on each frame when something is held at the edge of the window. */
export function edgePush(at: Place, size: number, edge: number, most: number): Place {
  const push = (place: number) => {
    if (place < edge) return -most * Math.min(1, (edge - place) / edge);
    if (place > size - edge) return most * Math.min(1, (place - size + edge) / edge);
    return 0;
  };
  return { x: push(at.x), y: push(at.y) };
}
