// This browser's part of the seed: it commits to a nonce before the start, and reveals it once nothing can change (TAB-3).

import { commitNonce, newNonce } from "./seed.ts";
import { keep, keptOf } from "./keeping.ts";
import type { Kept, SharedSeed } from "./transcript.ts";
import type { Do, TableView } from "$/protocol/messages.ts";

type Ask = (command: Do["command"], name: string) => Promise<unknown>;

/** So often a nonce is revealed at one table: whoever begins again and again may be looking for a deal that they like. */
export const MOST_STARTS = 4;

/** What a table tells of itself. */
export interface Standing {
  state: TableView;
  seat: number | null;
  /** What the match has committed to, once it has begun. */
  seed: string | null;
  /** The options of the match that would begin now. */
  options: Record<string, unknown>;
  /** Whether a start has come to nothing since this was told last. */
  isCalledOff: boolean;
}

const NOTHING: Kept = { commitment: "", nonces: [], nonce: "", seed: "", options: {}, starts: 0 };

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

  learn({ state, seat, seed, options, isCalledOff }: Standing): void {
    const { chance } = state;
    if (state.phase === "gathering" || isCalledOff) this.#spend();
    if (!chance || seat === null || state.seats[seat]?.bot) return;
    if (state.phase === "gathering") this.#commit(chance, seat);
    if (state.phase === "starting") this.#reveal(chance, seat, options);
    const { kept } = this;
    if (seed && kept?.commitment === chance.commitment && kept.nonces.length && kept.seed === "") {
      keep(this.#table, { ...kept, seed });
    }
  }

  /** A nonce that was revealed for a start that came to nothing is known, and so are its notes: they are of no use. */
  #spend(): void {
    const { kept } = this;
    if (kept?.nonces.length) keep(this.#table, { ...NOTHING, starts: kept.starts });
  }

  #commit({ commitment, contributions }: SharedSeed, seat: number): void {
    let { kept } = this;
    if ((kept?.starts ?? 0) >= MOST_STARTS) return;
    if (!kept || kept.commitment !== commitment) {
      kept = { ...NOTHING, commitment, nonce: newNonce(), starts: kept?.starts ?? 0 };
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

  #reveal({ commitment, contributions }: SharedSeed, seat: number, options: Record<string, unknown>): void {
    const { kept } = this;
    const own = contributions.find((each) => each.seat === seat);
    const isOurs = kept?.commitment === commitment && own?.commitment === commitNonce(kept.nonce);
    if (!kept || !own || !isOurs || own.nonce || this.#isRevealing) return;
    // What is seen now counts: whatever is added or left out later is found at the end.
    if (!kept.nonces.length) {
      const nonces = contributions.map((each) => each.commitment);
      keep(this.#table, { ...kept, nonces, options, starts: kept.starts + 1 });
    }
    this.#isRevealing = true;
    void this.#ask({ kind: "reveal-nonce", nonce: kept.nonce }, "reveal").finally(() => (this.#isRevealing = false));
  }
}
