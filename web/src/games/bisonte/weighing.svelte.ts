// What a play would score, asked for once the hands rest; only the last answer counts.

import type { BisonteMatch, Play } from "./types.ts";
import type { Preview } from "$/table/match.ts";

const REST = 120;

export class Weighing {
  #match: BisonteMatch;
  #ticket = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last answer; it stays in sight until the next one comes. */
  answer = $state.raw<Preview | null>(null);
  #isFresh = false;

  constructor(match: BisonteMatch) {
    this.#match = match;
  }

  weigh(play: Play | null): void {
    clearTimeout(this.#timer);
    const ticket = ++this.#ticket;
    this.#isFresh = false;
    if (!play) {
      this.answer = null;
      return;
    }
    this.#timer = setTimeout(() => {
      void this.#match.preview(play).then((answer) => {
        if (ticket !== this.#ticket) return;
        this.answer = answer;
        this.#isFresh = true;
      });
    }, REST);
  }

  /** Whether the house would take it now, asked anew only if that is not known yet. */
  async isGood(play: Play): Promise<boolean> {
    const answer = this.#isFresh ? this.answer : await this.#match.preview(play);
    return answer?.kind === "previewed";
  }
}
