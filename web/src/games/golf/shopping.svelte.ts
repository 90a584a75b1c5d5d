// What lies in the basket; what can be paid for is what the house offers.

import type { GolfMatch } from "./types.ts";
import type { Buy } from "$/protocol/golf.ts";
import { askOf } from "$/table/match.ts";

export class Shopping {
  #match: GolfMatch;
  #round: number;
  readonly hand: readonly string[];
  readonly coins: number;
  readonly money: number;
  basket = $state.raw<readonly string[]>([]);
  isSending = $state(false);

  constructor(match: GolfMatch, seat: number) {
    const player = match.view.players[seat];
    this.#match = match;
    this.#round = match.view.round;
    this.hand = player?.hand ?? [];
    this.coins = player?.coins ?? 0;
    this.money = player?.money ?? 0;
    match.beforeTimeRunsOut({
      isFinal: true,
      built: () => (this.basket.length && this.#isNow ? this.action : null) ?? null,
    });
  }

  /** How many cards the hand and the basket have room for together. */
  get slots(): number {
    return this.hand.length + askOf(this.#match.offers.buy, "kinds").most;
  }

  priceOf(kind: string): number {
    return this.#match.box.kinds.find((each) => each.letters === kind)?.cost ?? 0;
  }

  get left(): number {
    return this.money + this.coins - this.basket.reduce((sum, kind) => sum + this.priceOf(kind), 0);
  }

  /** The offered purchase of exactly these cards. */
  #offered(kinds: readonly string[]): Buy | undefined {
    return this.#match.offers.buy?.choices.find(
      (choice): choice is Buy =>
        choice.type === "buy" &&
        (choice.kinds ?? []).length === kinds.length &&
        kinds.every((kind) => choice.kinds?.includes(kind)),
    );
  }

  get action(): Buy | undefined {
    return this.#offered(this.basket);
  }

  #toggled(kind: string): readonly string[] {
    return this.basket.includes(kind) ? this.basket.filter((each) => each !== kind) : [...this.basket, kind];
  }

  canToggle(kind: string): boolean {
    return this.#offered(this.#toggled(kind)) !== undefined;
  }

  toggle(kind: string): void {
    if (this.canToggle(kind)) this.basket = this.#toggled(kind);
  }

  get #isNow(): boolean {
    const { view } = this.#match;
    return view.phase === "shopping" && view.round === this.#round;
  }

  async buy(): Promise<void> {
    if (this.isSending || !this.#isNow || !this.action) return;
    this.isSending = true;
    await this.#match.act(this.action);
    this.isSending = false;
  }
}
