// Where things lie on the board: 15 × 15 cells, numbered by rows, of nine tiles. Geometry to draw with, no rules.

import type { Ant, Path, Side } from "./types.ts";

export const SIDE = 15;
export const CELLS = SIDE * SIDE;
export const TILE = 5;
const FOOD = "*";

/** A place on the board, measured in cells from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / SIDE);
}

export function columnOf(cell: number): number {
  return cell % SIDE;
}

export function centreOf(cell: number): Point {
  return { x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 };
}

/** The cell under a point, null beside the board. */
export function cellAt({ x, y }: Point): number | null {
  if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return null;
  return Math.floor(y) * SIDE + Math.floor(x);
}

/** How far from its middle a cell is glided through: between the corners of four cells none is meant. */
const GLIDE = 0.42;

export function cellGlidedAt(point: Point): number | null {
  const cell = cellAt(point);
  if (cell === null) return null;
  const { x, y } = centreOf(cell);
  return Math.hypot(point.x - x, point.y - y) <= GLIDE ? cell : null;
}

/** Points on the way, close enough that no cell between is missed by a fast finger. */
export function between(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.2));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

export function isNextTo(one: number, other: number): boolean {
  if (one === other) return false;
  return Math.abs(rowOf(one) - rowOf(other)) <= 1 && Math.abs(columnOf(one) - columnOf(other)) <= 1;
}

export function neighboursOf(cell: number): readonly number[] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const found: number[] = [];
  for (let down = Math.max(0, row - 1); down <= Math.min(SIDE - 1, row + 1); down++)
    for (let across = Math.max(0, column - 1); across <= Math.min(SIDE - 1, column + 1); across++)
      found.push(down * SIDE + across);
  return found.filter((each) => each !== cell);
}

export function tileOf(cell: number): number {
  return Math.floor(rowOf(cell) / TILE) * 3 + Math.floor(columnOf(cell) / TILE);
}

export function isFood(letters: string, cell: number): boolean {
  return letters[cell] === FOOD;
}

export function foodsOf(letters: string): readonly number[] {
  return [...letters].flatMap((letter, cell) => (letter === FOOD ? [cell] : []));
}

/** The four letters that touch a food. */
export function contactsOf(food: number): readonly number[] {
  return [food - SIDE, food + 1, food + SIDE, food - 1];
}

/** The five cells in front of the nest on a side. */
export function frontOf(side: Side): readonly number[] {
  const middle = Array.from({ length: TILE }, (_, place) => TILE + place);
  const last = SIDE - 1;
  if (side === "north") return middle;
  if (side === "south") return middle.map((place) => last * SIDE + place);
  return middle.map((place) => place * SIDE + (side === "east" ? last : 0));
}

/** Where ants come out of a nest, just outside the board. */
export function doorOf(side: Side): Point {
  const half = SIDE / 2;
  if (side === "north") return { x: half, y: -0.6 };
  if (side === "south") return { x: half, y: SIDE + 0.6 };
  return { x: side === "east" ? SIDE + 0.6 : -0.6, y: half };
}

export function spell(letters: string, path: Path): string {
  return path.map((cell) => letters[cell] ?? "").join("");
}

/** The foods that ants of a seat stand beside, as far as ants are to be seen. */
export function foodsBeside(letters: string, ants: Readonly<Record<string, Ant>>, seat: number): readonly number[] {
  return foodsOf(letters).filter((food) => contactsOf(food).some((cell) => ants[cell]?.seat === seat));
}

/** The rival seats before whose nests ants of a seat stand. */
export function nestsBefore(
  sides: readonly Side[],
  ants: Readonly<Record<string, Ant>>,
  seat: number,
): readonly number[] {
  return sides.flatMap((side, rival) =>
    rival !== seat && frontOf(side).some((cell) => ants[cell]?.seat === seat) ? [rival] : [],
  );
}
