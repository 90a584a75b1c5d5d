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
  let started = 0;
  let turns = 0;
  let open: string[] = [];

  const order = ORDER[box.language] ?? [];
  const sorted = (tiles: readonly string[]): string[] => [...tiles].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const all = sorted(box.kinds.flatMap(({ tile, count }) => Array.from({ length: count }, () => tile)));
  const rack = (seat: number): string[] => racks[seat] ?? [];

  return {
    agrees(event, before) {
      switch (event.type) {
        case "bag-filled":
          return isAlike(event.tiles, all);
        case "start-drawn":
          return asks(event.draw, `start/${started + 1}`, [bag.length]) && event.tile === bag[event.draw.values[0]];
        case "bag-drawn": {
          const sizes = drawSizes(box.rack - rack(event.seat).length, bag.length);
          const isAsked = asks(event.draw, `rack/${event.seat + 1}/${turns + 1}`, sizes);
          return isAsked && sizes.length > 0 && isAlike(event.tiles, drawn(bag, event.draw.values));
        }
        case "tiles-drawn":
          return before?.type === "bag-drawn" && before.seat === event.seat && isAlike(before.tiles, event.tiles);
      }
      return true;
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
          started += 1;
          return;
        case "start-settled":
          bag = sorted([...bag, ...aside]);
          aside = [];
          return;
        case "bag-drawn":
          bag = less(bag, event.tiles);
          racks[event.seat] = [...rack(event.seat), ...event.tiles];
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
