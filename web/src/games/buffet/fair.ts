// Whether the board is what its draw lays, and an ant stands where chance picked (BUF-S1, BUF-33).

import { CELLS, frontOf, isFood, neighboursOf, SIDE, TILE } from "./board.ts";
import { lay, nestSides } from "./laying.ts";
import type { Box } from "./types.ts";
import { asks, drawn, drawSizes, isAlike, type AnyEvent, type Witness } from "$/fairness/witness.ts";

const PLACES = 9;
const TURNS = 4;
const LEAST_PLAYERS = 2;

const tileAt = (cell: number): number =>
  Math.floor(cell / SIDE / TILE) * (SIDE / TILE) + Math.floor((cell % SIDE) / TILE);

export function witness(box: Box): Witness {
  const ants = new Map<number, number>();
  let seats = 0;
  let round = 0;
  let letters = "";

  /** The cells on which a seat may place an ant from row 1, in their order (BUF-20, BUF-21). */
  function placeable(seat: number): number[] {
    const sides = nestSides(seats);
    const fronts = sides.map((side) => frontOf(side));
    const own = [...ants].filter(([, whose]) => whose === seat).map(([cell]) => cell);
    const tiles = new Set(own.map(tileAt));
    const near = new Set([...own.flatMap((cell) => neighboursOf(cell)), ...(fronts[seat] ?? [])]);
    const closed = new Set(fronts.flatMap((front, rival) => (rival === seat ? [] : front)));
    return Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) =>
        (near.has(cell) || tiles.has(tileAt(cell))) && !closed.has(cell) && !ants.has(cell) && !isFood(letters, cell),
    );
  }

  return {
    agrees(event) {
      if (event.type === "board-laid") {
        const sizes = [...drawSizes(PLACES, box.tiles.length), ...Array.from({ length: PLACES }, () => TURNS)];
        const { values } = event.draw;
        const tiles = drawn(box.tiles, values.slice(0, PLACES));
        const turns = values.slice(PLACES) as number[];
        const names = tiles.map((tile) => tile.id);
        const board = lay(tiles.map(({ rows }, place) => ({ rows, turns: turns[place] ?? 0 })));
        const isShown = isAlike(event.tiles, names) && isAlike(event.turns, turns) && event.letters === board;
        const stack = [box.ants[seats - LEAST_PLAYERS], box.special_ants];
        return (
          !letters && asks(event.draw, "board", sizes) && isShown && isAlike([event.ants, event.special_ants], stack)
        );
      }
      if (event.type === "ant-placed" && event.draw) {
        const cells = placeable(event.seat);
        const isAsked = asks(event.draw, `row-one/${round}/${event.seat + 1}`, [cells.length]);
        return isAsked && event.cell === cells[event.draw.values[0]];
      }
      return !event.draw;
    },
    see(event: AnyEvent) {
      if (event.type === "match-began") seats = event.seats.length;
      if (event.type === "board-laid") ({ letters } = event as unknown as { letters: string });
      if (event.type === "round-began") ({ round } = event as unknown as { round: number });
      if (event.type === "word-checked") for (const cell of event.cells) ants.set(cell, event.seat);
      if (event.type === "ant-placed") ants.set(event.cell, event.seat);
    },
  };
}
