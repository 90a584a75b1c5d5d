// What cells are called, for those who listen to the board.

import { columnOf, contactsOf, frontOf, isFood, neighboursOf, rowOf, tileOf } from "./board.ts";
import { foodKind } from "./foods.ts";
import { isReadable, printOf } from "./sight.ts";
import type { Play } from "./play.svelte.ts";
import type { BuffetMatch } from "./types.ts";
import { list, say } from "$/texts/say.svelte.ts";
import { named } from "$/table/seats.ts";

export function squareName(cell: number): string {
  return say("page-buffet-square", { row: rowOf(cell) + 1, column: columnOf(cell) + 1 });
}

/** Whether the board of this table is read through a lens, for texts that would speak of it. */
export function lensOf({ view }: BuffetMatch): "yes" | "no" {
  return view.options.lens ? "yes" : "no";
}

/** What anybody sees of a cell without looking closer: cheap, for there are 225 of them. */
export function cellName(match: BuffetMatch, cell: number, square: string): string {
  const { view } = match;
  const ant = view.ants[cell];
  const parts = [square];
  if (printOf(match) === "plain" && !isFood(view.letters, cell)) parts.push(letterName(match, cell));
  if (isFood(view.letters, cell)) parts.push(foodName(match, cell));
  if (ant) {
    const name = named(match, ant.seat);
    parts.push(ant.special ? say("page-buffet-special-ant-of", { name }) : say("page-buffet-ant-of", { name }));
  }
  return parts.join(", ");
}

/** Everything that there is to know of a cell on which somebody is. */
export function closeName(match: BuffetMatch, play: Play, cell: number): string {
  const { view } = match;
  const parts = [cellName(match, cell, squareName(cell))];
  const isLetter = !isFood(view.letters, cell);
  if (isLetter && printOf(match) !== "plain" && isReadable(match, cell)) parts.push(letterName(match, cell));
  const place = play.trail.indexOf(cell);
  if (place >= 0) parts.push(say("page-buffet-in-trail", { place: place + 1 }));
  if (play.placeable.has(cell)) parts.push(say("page-buffet-may-place"));
  if (play.ground.starts.has(cell)) parts.push(say("page-buffet-may-begin"));
  if (contactsOf(cell).some((each) => isLetter && isFood(view.letters, each))) parts.push(say("page-buffet-at-food"));
  view.players.forEach(({ side }, seat) => {
    if (!frontOf(side).includes(cell)) return;
    parts.push(
      seat === match.seat ? say("page-buffet-at-own-nest") : say("page-buffet-at-nest", { name: named(match, seat) }),
    );
  });
  return [...parts, ...antsBeside(match, cell)].join(", ");
}

function letterName({ view }: BuffetMatch, cell: number): string {
  return say("page-buffet-letter", { letter: view.letters[cell] ?? "" });
}

export function foodName({ view, box }: BuffetMatch, cell: number): string {
  return say(`page-buffet-food-${foodKind(box.tiles, view.tiles[tileOf(cell)])}`);
}

function antsBeside(match: BuffetMatch, cell: number): readonly string[] {
  const seats = neighboursOf(cell).flatMap((each) => match.view.ants[each]?.seat ?? []);
  const own = seats.filter((seat) => seat === match.seat).length;
  const rivals = [...new Set(seats.filter((seat) => seat !== match.seat))].map((seat) => named(match, seat));
  return [
    ...(own ? [say("page-buffet-own-ants-beside", { ants: own })] : []),
    ...(rivals.length ? [say("page-buffet-ants-beside", { names: list(rivals) })] : []),
  ];
}
