// What somebody has built is sent by itself before time runs out: what can be replaced as often as it changes, what
// stands for good as late as the line allows.

export interface LastWord<Action> {
  /** What would be sent now, null while nothing can be; `isLast` when whatever comes later comes too late. */
  built: (isLast: boolean) => Action | null;
  /** Whether nothing can replace it once it is sent. */
  isFinal: boolean;
  /** Once the house has it. */
  taken?: (action: Action) => void;
}

interface Customs {
  /** The wall time of the house, and how long a question and its answer are under way. */
  now(): number;
  trip(): number;
  isAsking(): boolean;
  /** Whether it was taken. */
  send(action: unknown): Promise<boolean>;
}

interface Kept {
  word: LastWord<unknown>;
  /** As it was sent last, so that nothing is sent twice. */
  sent: string;
}

// Before the end, beyond what the line takes: from when on each change is sent at once, from when on what stands for
// good is sent, and until when a hand that is still on it is waited for.
const EARLY = 1200;
const LATE = 400;
const LAST = 220;
const EVERY = 100;
const MOST = 2000;

export class LastWords {
  #customs: Customs;
  #kept: Kept[] = [];
  #ends: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(customs: Customs) {
    this.#customs = customs;
  }

  add(word: LastWord<unknown>): void {
    this.#kept.push({ word, sent: "" });
    this.#wait();
  }

  clear(): void {
    this.#kept = [];
    this.#wait();
  }

  /** When time runs out, by the wall time of the house; null while no clock runs. */
  endAt(ends: number | null): void {
    if (ends === this.#ends) return;
    this.#ends = ends;
    // Whatever was asked before a pause or an outage may not have been taken.
    for (const kept of this.#kept) kept.sent = "";
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#ends === null || !this.#kept.length) return;
    if (this.#ends < this.#customs.now()) return;
    // Looked at anew now and then: the house's time is known better with every message, and a laptop may sleep.
    this.#timer = setTimeout(() => this.#ring(), Math.max(EVERY, Math.min(this.#slack - EARLY, MOST)));
  }

  /** What is left of the time in which something can still be sent. */
  get #slack(): number {
    return (this.#ends ?? 0) - this.#customs.now() - this.#customs.trip();
  }

  #ring(): void {
    const slack = this.#slack;
    for (const kept of this.#kept) {
      const isDue = kept.word.isFinal ? slack <= LATE && !this.#customs.isAsking() : slack <= EARLY;
      if (isDue) this.#send(kept, slack <= LAST);
    }
    this.#wait();
  }

  #send(kept: Kept, isLast: boolean): void {
    const action = kept.word.built(isLast);
    const written = action === null ? "" : JSON.stringify(action);
    if (!written || written === kept.sent) return;
    kept.sent = written;
    void this.#customs.send(action).then((isTaken) => isTaken && kept.word.taken?.(action));
  }
}
