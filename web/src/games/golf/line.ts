// The geometry of a line for drawing alone: where it runs, and which pieces to dash. Whether it may stand the house says.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Piece {
  readonly from: Point;
  readonly to: Point;
}

/** The pieces of a line from centre to centre. */
export function piecesOf(spaces: readonly Point[], path: readonly number[]): readonly Piece[] {
  const points = path.flatMap((place) => spaces[place] ?? []);
  return points.slice(1).map((to, index) => ({ from: points[index] as Point, to }));
}

/** Pieces that meet another, by their number from 0, so that they can be dashed before the house has said why (GOL-5). */
export function faultyPieces(spaces: readonly Point[], path: readonly number[]): ReadonlySet<number> {
  const pieces = piecesOf(spaces, path);
  const faulty = new Set<number>();
  pieces.forEach((later, index) => {
    pieces.slice(0, index).forEach((earlier, other) => {
      if (doMeet(earlier, later, other === index - 1)) faulty.add(other).add(index);
    });
  });
  return faulty;
}

function doMeet(earlier: Piece, later: Piece, areConsecutive: boolean): boolean {
  if (liesWithin(earlier, later.to) || liesWithin(later, earlier.from) || liesWithin(later, earlier.to)) return true;
  return !areConsecutive && (isSame(earlier.from, later.to) || doCross(earlier, later));
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

function side({ from, to }: Piece, point: Point): number {
  return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
}

/** On the piece, its ends left out. */
function liesWithin(piece: Piece, point: Point): boolean {
  const { from, to } = piece;
  if (side(piece, point) !== 0) return false;
  return (point.x - from.x) * (point.x - to.x) + (point.y - from.y) * (point.y - to.y) < 0;
}

function doCross(one: Piece, other: Piece): boolean {
  return side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0;
}

/** A piece without what lies under the letters at its ends. */
export function trimmed({ from, to }: Piece, by: number): Piece {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const cut = Math.min(by, length / 2 - 1) / length;
  const step = { x: (to.x - from.x) * cut, y: (to.y - from.y) * cut };
  return { from: { x: from.x + step.x, y: from.y + step.y }, to: { x: to.x - step.x, y: to.y - step.y } };
}

/** In degrees, 0 to the right. */
export function headingOf({ from, to }: Piece): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** Grass between the spaces: those side by side, and the shortest ways to the rest, so that all is one fairway. */
export function fairwayOf(spaces: readonly Point[], unit: number): readonly Piece[] {
  const ways = spaces
    .flatMap((from, place) => spaces.slice(place + 1).map((to) => ({ from, to })))
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  const island = new Map(spaces.map((space, place) => [space, place]));
  return ways.filter(({ from, to }) => {
    const [one, other] = [island.get(from), island.get(to)];
    if (one === other) return lengthOf({ from, to }) < 1.5 * unit;
    for (const [space, number] of island) if (number === other) island.set(space, one as number);
    return true;
  });
}

function lengthOf({ from, to }: Piece): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
