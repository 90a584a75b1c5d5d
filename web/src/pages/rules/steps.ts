// A game in four steps: to each a picture, and the clauses that it shows. What they say is in the texts.

import type { Component } from "svelte";
import BisonteObjection from "./pictures/BisonteObjection.svelte";
import BisontePlay from "./pictures/BisontePlay.svelte";
import BisontePremiums from "./pictures/BisontePremiums.svelte";
import BisonteSeven from "./pictures/BisonteSeven.svelte";
import BuffetChart from "./pictures/BuffetChart.svelte";
import BuffetLens from "./pictures/BuffetLens.svelte";
import BuffetScore from "./pictures/BuffetScore.svelte";
import BuffetTrail from "./pictures/BuffetTrail.svelte";
import GolfDice from "./pictures/GolfDice.svelte";
import GolfLine from "./pictures/GolfLine.svelte";
import GolfScore from "./pictures/GolfScore.svelte";
import GolfShop from "./pictures/GolfShop.svelte";
import LoomCards from "./pictures/LoomCards.svelte";
import LoomDouble from "./pictures/LoomDouble.svelte";
import LoomReveal from "./pictures/LoomReveal.svelte";
import LoomStrategy from "./pictures/LoomStrategy.svelte";
import TableAway from "./pictures/TableAway.svelte";
import TableChance from "./pictures/TableChance.svelte";
import TableMoves from "./pictures/TableMoves.svelte";
import TableSeats from "./pictures/TableSeats.svelte";

export interface Step {
  Picture: Component;
  clauses: readonly string[];
}

/** Every set of rules that there is, in the order in which they are listed. */
export const STEPS: Record<string, readonly Step[]> = {
  buffet: [
    { Picture: BuffetLens, clauses: ["BUF-1", "BUF-34"] },
    { Picture: BuffetTrail, clauses: ["BUF-3", "BUF-5", "BUF-6"] },
    { Picture: BuffetChart, clauses: ["BUF-7", "BUF-9", "BUF-13"] },
    { Picture: BuffetScore, clauses: ["BUF-28", "BUF-29", "BUF-30", "BUF-31"] },
  ],
  golf: [
    { Picture: GolfDice, clauses: ["GOL-1", "GOL-7", "GOL-8"] },
    { Picture: GolfLine, clauses: ["GOL-4"] },
    { Picture: GolfScore, clauses: ["GOL-10", "GOL-11", "GOL-13", "GOL-14"] },
    { Picture: GolfShop, clauses: ["GOL-17", "GOL-18", "GOL-9"] },
  ],
  bisonte: [
    { Picture: BisontePremiums, clauses: ["BIS-1", "BIS-17", "BIS-18"] },
    { Picture: BisontePlay, clauses: ["BIS-2", "BIS-3", "BIS-16"] },
    { Picture: BisonteObjection, clauses: ["BIS-12", "BIS-13", "BIS-14"] },
    { Picture: BisonteSeven, clauses: ["BIS-20", "BIS-6", "BIS-21"] },
  ],
  loom: [
    { Picture: LoomCards, clauses: ["LOO-C1", "LOO-1", "LOO-2"] },
    { Picture: LoomStrategy, clauses: ["LOO-6", "LOO-K8", "LOO-K2"] },
    { Picture: LoomDouble, clauses: ["LOO-10", "LOO-12"] },
    { Picture: LoomReveal, clauses: ["LOO-11", "LOO-13", "LOO-18"] },
  ],
  table: [
    { Picture: TableSeats, clauses: ["TAB-1", "TAB-12"] },
    { Picture: TableMoves, clauses: ["TAB-5", "TAB-13"] },
    { Picture: TableChance, clauses: ["TAB-3"] },
    { Picture: TableAway, clauses: ["TAB-6"] },
  ],
};

/** The number of the picture that shows a clause; 0 where there is none. */
export function pictureOf(game: string, clause: string): number {
  return (STEPS[game] ?? []).findIndex((step) => step.clauses.includes(clause)) + 1;
}
