// On which days somebody has finished a match of the day: kept in this browser, and asked of the house for an account.

import { dayBefore, streakOf } from "./days.ts";
import type { Day } from "$/protocol/http.ts";
import { api } from "$/ui/api.ts";
import { recallAs, remember } from "$/ui/memory.ts";

/** How many days are asked for at one visit; what was heard is kept, so that the next visit goes on. */
const MOST = 40;
/** A match may end a day after its own: until then a day without one may still get one. */
const SETTLED = 2;

type Known = Record<string, boolean>;

export class Finished {
  readonly person: string;
  #known = $state.raw<Known>({});

  constructor(person: string) {
    this.person = person;
    this.#known = recallAs<Known>(this.#name, {});
  }

  get #name(): string {
    return `days.${this.person}`;
  }

  get days(): ReadonlySet<string> {
    return new Set(Object.keys(this.#known).filter((day) => this.#known[day]));
  }

  note(day: string, isFinished: boolean): void {
    if (this.#known[day] === isFinished) return;
    this.#known = { ...this.#known, [day]: isFinished };
    remember(this.#name, JSON.stringify(this.#known));
  }

  /** All days that are shown, and then further back as long as the row goes on. */
  async ask(today: string, shown: number): Promise<void> {
    for (let back = 1; back <= MOST; back++) {
      const day = dayBefore(today, back);
      const isWithin = back < shown || streakOf(this.days, today) >= back - (this.days.has(today) ? 0 : 1);
      if (!isWithin) return;
      if (day in this.#known) continue;
      const told = await api<Day>("GET", `/api/daily/${day}`);
      const isFinished = told.matches.some((match) => match.own);
      if (isFinished || back > SETTLED) this.note(day, isFinished);
    }
  }
}
