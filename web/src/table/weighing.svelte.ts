// What the house says of a move before it is made: asked once the hand rests, and only the last answer counts.

import type { Preview } from "./match.ts";
import type { Line, Refused } from "$/protocol/messages.ts";

const REST = 120;

/** As much of a match as it takes to ask. */
interface House<Action> {
  readonly isLive: boolean;
  preview(action: Action): Promise<Preview | null>;
}

interface Wishes {
  /** Whether the last answer stays in sight until the next one comes. */
  staysInSight?: boolean;
  /** Told of each answer that counts. */
  heard?: (answer: Preview | null) => void;
}

export class Weighing<Action> {
  #house: House<Action>;
  #wishes: Wishes;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  answer = $state.raw<Preview | null>(null);
  /** Whether the answer is about what was asked last. */
  isFresh = $state(false);

  constructor(house: House<Action>, wishes: Wishes = {}) {
    this.#house = house;
    this.#wishes = wishes;
  }

  get lines(): readonly Line[] | null {
    return this.answer?.kind === "previewed" ? this.answer.lines : null;
  }

  get points(): number | null {
    return this.answer?.kind === "previewed" ? this.answer.total : null;
  }

  /** What it scores if the word is none, where the rules tell only afterwards. */
  get otherwise(): number | null {
    return this.answer?.kind === "previewed" ? (this.answer.otherwise ?? null) : null;
  }

  get refusal(): Refused | null {
    return this.answer?.kind === "refused" ? this.answer : null;
  }

  /** Null where there is nothing to ask. */
  ask(action: Action | null): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    if (!action || !this.#wishes.staysInSight) this.answer = null;
    this.isFresh = false;
    if (!action || !this.#house.isLive) return;
    this.#timer = setTimeout(async () => {
      const answer = await this.#house.preview(action);
      if (asked !== this.#asked) return;
      this.answer = answer;
      this.isFresh = true;
      this.#wishes.heard?.(answer);
    }, REST);
  }
}
