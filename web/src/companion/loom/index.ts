// The Letter Loom in the companion: rounds or a target, two timers, and a sheet of words or points.

import type { Ledger } from "../ledger.ts";
import { readable } from "../reading.ts";
import { emptyRound, formerChosen, readSheet } from "./kept.ts";
import Sheet from "./Sheet.svelte";
import { MOST_ROUNDS, reckon, type LoomSheet } from "./sums.ts";

export const ledger: Ledger<LoomSheet> = {
  game: "loom",
  seats: [2, 8],
  choices: [
    { kind: "choice", name: "end", otherwise: "rounds", choices: ["rounds", "target"], clause: "LOO-S1" },
    {
      kind: "number",
      name: "rounds",
      otherwise: 8,
      least: 1,
      most: MOST_ROUNDS,
      clause: "LOO-S1",
      needs: { name: "end", value: "rounds" },
    },
    {
      kind: "number",
      name: "target",
      otherwise: 100,
      least: 10,
      most: 1000,
      clause: "LOO-S1",
      needs: { name: "end", value: "target" },
    },
    {
      kind: "bool",
      name: "finish-round",
      otherwise: false,
      clause: "LOO-18",
      needs: { name: "end", value: "target" },
    },
    { kind: "choice", name: "repeated", otherwise: "flat", choices: ["flat", "less-4", "maker"], clause: "LOO-13" },
    { kind: "bool", name: "blast-needs-word", otherwise: false, clause: "LOO-15" },
  ],
  former: formerChosen,
  begin: (seats) => ({ led: 0, rounds: [], tieBreak: emptyRound(seats) }),
  read: (raw, seats) => readable(() => readSheet(raw, seats)),
  reckon,
  timers: () => [
    { id: "strategy", seconds: 30, least: 10, most: 180, clause: "LOO-C3" },
    { id: "creation", seconds: 60, least: 10, most: 180, clause: "LOO-C3" },
  ],
  clocks: () => null,
  Sheet,
};
