// Word Golf in the companion: nine holes with par, cups, coins and the shop; one player plays against Luis.

import type { Ledger } from "../ledger.ts";
import { readable } from "../reading.ts";
import { emptyHole, readSheet } from "./kept.ts";
import { reckon, type GolfSheet } from "./match.ts";
import Sheet from "./Sheet.svelte";
import { HOLES } from "./sums.ts";

export const ledger: Ledger<GolfSheet> = {
  game: "golf",
  seats: [1, 6],
  choices: [
    {
      kind: "choice",
      name: "joker",
      otherwise: "every-space",
      choices: ["every-space", "one-space"],
      clause: "GOL-8",
    },
  ],
  begin: (seats) => ({ holes: Array.from({ length: HOLES }, () => emptyHole(seats)) }),
  read: (raw, seats) => readable(() => readSheet(raw, seats)),
  reckon,
  timers: () => [{ id: "writing", seconds: 120, least: 10, most: 600, clause: "GOL-2" }],
  clocks: () => null,
  Sheet,
};
