// Whether the tiles drawn are those of their draws, and each seat was told of its own (BIS-S1, BIS-7).

import type { Box } from "$/protocol/bisonte.ts";
import { asks, drawn, drawSizes, isAlike, less, type AnyEvent, type Witness } from "$/fairness/witness.ts";

const BISONTE = "*";
/** In the order of the alphabet, pairs of letters after their first (BIS-S1). */
const ORDER: Record<string, readonly string[]> = {
  es: [..."ABC", "CH", ..."DEFGHIJKL", "LL", ..."MNÑOPQR", "RR", ..."STUVWXYZ", BISONTE],
  en: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", BISONTE],
};

interface Placement {
  tile: string;
}

export function witness(box: Box): Witness {
  let bag: string[] = [];
  let aside: string[] = [];
  let racks: string[][] = [];
  let drawnFirst: { seat: number; tile: string }[] = [];
  let isSettled = false;
  let starter = 0;
  let lastTurn: number | null = null;
  let turns = 0;
  let open: string[] = [];

  const order = ORDER[box.language] ?? [];
  const sorted = (tiles: readonly string[]): string[] => [...tiles].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const all = sorted(box.kinds.flatMap(({ tile, count }) => Array.from({ length: count }, () => tile)));
  /** Whose tile for the start comes next: of those who are nearest to A, round by round; a Bisonte is none (BIS-S1). */
  function nextToDraw(): number | null {
    let nearest = racks.map((_, seat) => seat);
    let shown = new Map<number, number>();
    for (const { seat, tile } of drawnFirst) {
      if (tile !== BISONTE) shown.set(seat, order.indexOf(tile));
      if (shown.size === nearest.length) {
        const least = Math.min(...shown.values());
        nearest = nearest.filter((each) => shown.get(each) === least);
        shown = new Map();
      }
    }
    return nearest.length > 1 ? (nearest.find((seat) => !shown.has(seat)) ?? null) : null;
  }

  /** Whose rack may be filled: in the deal the next without one from the starter on, later who has just had the turn. */
  function drawer(): number | null {
    if (!isSettled) return null;
    if (lastTurn !== null) return lastTurn;
    const seats = racks.map((_, seat) => (starter + seat) % racks.length);
    return seats.find((seat) => !rack(seat).length) ?? null;
  }

  const rack = (seat: number): string[] => racks[seat] ?? [];

  return {
    agrees(event, before) {
      switch (event.type) {
        case "bag-filled":
          return isAlike(event.tiles, all);
        case "start-drawn": {
          const isAsked = asks(event.draw, `start/${drawnFirst.length + 1}`, [bag.length]);
          return isAsked && !isSettled && event.seat === nextToDraw() && event.tile === bag[event.draw.values[0]];
        }
        case "bag-drawn": {
          const sizes = drawSizes(box.rack - rack(event.seat).length, bag.length);
          const isAsked = asks(event.draw, `rack/${event.seat + 1}/${turns + 1}`, sizes) && event.seat === drawer();
          return isAsked && sizes.length > 0 && isAlike(event.tiles, drawn(bag, event.draw.values));
        }
        case "tiles-drawn":
          return before?.type === "bag-drawn" && before.seat === event.seat && isAlike(before.tiles, event.tiles);
      }
      return !event.draw;
    },
    see(event: AnyEvent) {
      switch (event.type) {
        case "match-began":
          racks = event.seats.map(() => []);
          return;
        case "bag-filled":
          bag = [...event.tiles];
          return;
        case "start-drawn":
          bag = less(bag, [event.tile]);
          aside = sorted([...aside, event.tile]);
          drawnFirst = [...drawnFirst, { seat: event.seat, tile: event.tile }];
          return;
        case "start-settled":
          isSettled = true;
          starter = event.seat;
          bag = sorted([...bag, ...aside]);
          aside = [];
          return;
        case "bag-drawn":
          bag = less(bag, event.tiles);
          racks[event.seat] = [...rack(event.seat), ...event.tiles];
          return;
        case "turn-began":
          lastTurn = event.seat;
          return;
        case "play-made":
          open = event.placements.map((placement: Placement) => placement.tile);
          racks[event.seat] = less(rack(event.seat), open);
          return;
        case "play-undone":
          racks[event.seat] = [...rack(event.seat), ...open];
          turns += 1;
          return;
        case "tiles-laid-down":
          racks[event.seat] = less(rack(event.seat), event.tiles);
          aside = sorted([...aside, ...event.tiles]);
          return;
        case "tiles-exchanged":
          bag = sorted([...bag, ...aside]);
          aside = [];
          turns += 1;
          return;
        case "play-scored":
        case "turn-passed":
        case "turn-skipped":
          turns += 1;
      }
    },
  };
}
