// What the house says of a move before it is made: asked when the hand rests, and only the last answer counts.

import type { GolfMatch } from "./types.ts";
import type { Action } from "$/protocol/golf.ts";
import type { Preview } from "$/table/match.ts";

const REST = 120;

export class Weighing {
  #match: GolfMatch;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  answer = $state.raw<Preview | null>(null);

  constructor(match: GolfMatch) {
    this.#match = match;
  }

  /** Null where there is nothing to ask. */
  ask(action: Action | null): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.answer = null;
    if (!action || !this.#match.isLive) return;
    this.#timer = setTimeout(async () => {
      const answer = await this.#match.preview(action);
      if (asked === this.#asked) this.answer = answer;
    }, REST);
  }
}
