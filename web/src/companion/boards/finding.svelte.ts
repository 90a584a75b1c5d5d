// A search that runs while its answer is read: what is found so far is shown again and again until it is done.

import { inSlices, type Work } from "./slices.ts";

/** In milliseconds: so often a list that is still growing is written anew. */
const OFTEN = 160;

export class Finding<Shown> {
  #shown = $state.raw<Shown | null>(null);
  #isDone = $state(true);
  #wanted = new AbortController();

  get shown(): Shown | null {
    return this.#shown;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Drops what was looked for before. */
  start<Kind extends Work>(work: Kind, tell: (work: Kind) => Shown): void {
    this.stop();
    this.#wanted = new AbortController();
    this.#isDone = false;
    let told = -OFTEN;
    const onslice = (isDone: boolean) => {
      const now = performance.now();
      if (isDone || now - told >= OFTEN) {
        this.#shown = tell(work);
        told = now;
      }
      this.#isDone = isDone;
    };
    void inSlices(work, onslice, this.#wanted.signal);
  }

  stop(): void {
    this.#wanted.abort();
    this.#shown = null;
    this.#isDone = true;
  }
}
