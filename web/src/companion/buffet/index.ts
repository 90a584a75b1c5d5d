// Word Buffet in the companion: the hourglass, and what ants have touched at the end.

import type { Ledger } from "../ledger.ts";
import { readable } from "../reading.ts";
import { NOTHING, readSheet } from "./kept.ts";
import Sheet from "./Sheet.svelte";
import { reckon, type BuffetSheet } from "./sums.ts";

export const ledger: Ledger<BuffetSheet> = {
  game: "buffet",
  seats: [2, 4],
  choices: [],
  begin: (seats) => ({ players: Array.from({ length: seats }, () => NOTHING) }),
  read: (raw, seats) => readable(() => readSheet(raw, seats)),
  reckon,
  timers: () => [
    { id: "hourglass", seconds: 30, least: 10, most: 180, clause: "BUF-9" },
    { id: "search", seconds: 180, least: 30, most: 600, countsIn: true, clause: "BUF-1" },
  ],
  clocks: () => null,
  Sheet,
};
