// Bisonte in the companion: turn by turn, the racks at the end, and clocks for those who want them.

import { boxes } from "../boxes.ts";
import type { Ledger, TimerPlan } from "../ledger.ts";
import { readable } from "../reading.ts";
import { numberIn } from "../summing.ts";
import { formerChosen, readSheet } from "./kept.ts";
import Sheet from "./Sheet.svelte";
import { reckon, type BisonteSheet } from "./sums.ts";

/** A time a turn, for those who want one; with clocks it begins anew with each tap. */
const TURN: TimerPlan = { id: "turn", seconds: 120, least: 10, most: 600, clause: "BIS-26" };

export const ledger: Ledger<BisonteSheet> = {
  game: "bisonte",
  seats: [2, 4],
  choices: [
    {
      kind: "choice",
      name: "edition",
      otherwise: "usual",
      choices: ["usual", ...Object.keys(boxes.bisonte.editions)],
      clause: "BIS-C1",
    },
    { kind: "bool", name: "sudden-end", otherwise: false, clause: "BIS-21" },
    { kind: "bool", name: "clock", otherwise: false, clause: "BIS-26" },
    {
      kind: "number",
      name: "minutes",
      otherwise: 25,
      least: 1,
      most: 180,
      clause: "BIS-26",
      needs: { name: "clock", value: true },
    },
    { kind: "bool", name: "timed", otherwise: false, clause: "BIS-26" },
    {
      kind: "number",
      name: "seconds",
      otherwise: TURN.seconds,
      least: TURN.least,
      most: TURN.most,
      clause: "BIS-26",
      needs: { name: "timed", value: true },
    },
  ],
  former: formerChosen,
  begin: (seats) => ({ turns: [], ending: null, racks: Array<null>(seats).fill(null) }),
  read: (raw, seats) => readable(() => readSheet(raw, seats)),
  reckon,
  timers: (chosen) => (chosen.timed === true ? [{ ...TURN, seconds: numberIn(chosen, "seconds", TURN.seconds) }] : []),
  clocks: (chosen) => (chosen.clock === true ? 60 * numberIn(chosen, "minutes", 25) : null),
  Sheet,
};
