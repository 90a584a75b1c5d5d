// This browser's part of the seed: it commits to a nonce before the start, and reveals it once nothing can change (TAB-3).

import { commitNonce, newNonce } from "./seed.ts";
import { keep, keptOf } from "./keeping.ts";
import type { Kept, SharedSeed } from "./transcript.ts";
import type { Do, TableView } from "$/protocol/messages.ts";

type Ask = (command: Do["command"], name: string) => Promise<unknown>;

export class Sharing {
  readonly #table: string;
  readonly #ask: Ask;
  #isCommitting = false;
  #isRevealing = false;
  /** The server's commitment under which this device has taken part, or tried to: it does not ask for it again. */
  #claimed = "";

  constructor(table: string, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
  }

  get kept(): Kept | null {
    return keptOf(this.#table);
  }

  /** How the table stands now; `seed` is what the match has committed to, once it has begun. */
  learn(state: TableView, seat: number | null, seed: string | null): void {
    const { chance } = state;
    if (!chance || seat === null || state.seats[seat]?.bot) return;
    if (state.phase === "gathering") this.#commit(chance, seat);
    if (state.phase === "starting") this.#reveal(chance, seat);
    const { kept } = this;
    if (seed && kept?.commitment === chance.commitment && kept.nonces.length && kept.seed === "") {
      keep(this.#table, { ...kept, seed });
    }
  }

  #commit({ commitment, contributions }: SharedSeed, seat: number): void {
    let { kept } = this;
    // A nonce that was revealed once is known: it is never used again.
    if (!kept || kept.commitment !== commitment || kept.nonces.length) {
      kept = { commitment, nonces: [], nonce: newNonce(), seed: "" };
      keep(this.#table, kept);
    }
    const mine = commitNonce(kept.nonce);
    const stands = contributions.find((each) => each.seat === seat)?.commitment;
    if (stands === mine) this.#claimed = commitment;
    if (stands === mine || this.#isCommitting) return;
    // Of two devices of one person the last takes part: they do not outdo each other for ever.
    if (stands !== undefined && this.#claimed === commitment) return;
    if (stands !== undefined) this.#claimed = commitment;
    this.#isCommitting = true;
    void this.#ask({ kind: "commit-nonce", commitment: mine }, "commit").finally(() => (this.#isCommitting = false));
  }

  #reveal({ commitment, contributions }: SharedSeed, seat: number): void {
    const { kept } = this;
    const own = contributions.find((each) => each.seat === seat);
    const isOurs = kept?.commitment === commitment && own?.commitment === commitNonce(kept.nonce);
    if (!kept || !own || !isOurs || own.nonce || this.#isRevealing) return;
    // What is seen now counts: whatever is added or left out later is found at the end.
    if (!kept.nonces.length) keep(this.#table, { ...kept, nonces: contributions.map((each) => each.commitment) });
    this.#isRevealing = true;
    void this.#ask({ kind: "reveal-nonce", nonce: kept.nonce }, "reveal").finally(() => (this.#isRevealing = false));
  }
}
