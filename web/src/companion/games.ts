// The four games of the companion; the sheet and the sums of each are loaded when somebody opens a match of it.

import type { GameId, Ledger } from "./ledger.ts";

export const GAMES: readonly GameId[] = ["buffet", "golf", "bisonte", "loom"];

// A sheet is known to its own ledger alone.
type AnyLedger = Ledger<any>;

const LEDGERS: Record<GameId, () => Promise<{ ledger: AnyLedger }>> = {
  buffet: () => import("./buffet/index.ts"),
  golf: () => import("./golf/index.ts"),
  bisonte: () => import("./bisonte/index.ts"),
  loom: () => import("./loom/index.ts"),
};

export function isGame(name: unknown): name is GameId {
  return GAMES.some((each) => each === name);
}

export async function ledgerOf(game: GameId): Promise<Ledger> {
  return (await LEDGERS[game]()).ledger as Ledger;
}
