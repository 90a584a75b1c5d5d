// A match that lies open: what its sheet shows, and every change of it, kept at once.

import { continued, EMPTY, keepHistory, redone, takeHistory, undone, written, type History } from "./history.ts";
import type { Book } from "../book/book.svelte.ts";
import type { Drawer } from "../book/drawer.ts";
import { checkedBy, nameFrom, summedUp, type KeptMatch } from "../book/kept.ts";
import type { Chosen, GameId, Ledger, OpenMatch, Reckoning, TimerPlan } from "../ledger.ts";
import type { Clocks } from "../timers/clocks.ts";
import { fresh, type Timer } from "../timers/timer.ts";
import type { Language } from "$/texts/say.svelte.ts";

interface Place {
  book: Book;
  drawer: Drawer;
  now: () => number;
}

export class Opened implements OpenMatch {
  readonly ledger: Ledger;
  readonly #place: Place;
  #kept: KeptMatch = $state.raw()!;
  #history = $state.raw<History>(EMPTY);
  reckoning: Reckoning = $derived.by(() => this.ledger.reckon(this.#kept.sheet, this.names.length, this.chosen));
  plans: readonly TimerPlan[] = $derived.by(() => this.ledger.timers(this.chosen));

  constructor(ledger: Ledger, kept: KeptMatch, place: Place) {
    this.ledger = ledger;
    this.#kept = kept;
    this.#place = place;
    this.#history = takeHistory(
      place.drawer,
      kept.id,
      (raw) => ledger.read(raw, kept.names.length, kept.chosen) !== null,
    );
  }

  /** Null where what is kept is no sheet of its game. */
  static open(ledger: Ledger, kept: KeptMatch, place: Place): Opened | null {
    const checked = checkedBy(ledger, kept);
    return checked && new Opened(ledger, checked, place);
  }

  get kept(): KeptMatch {
    return this.#kept;
  }

  get id(): string {
    return this.#kept.id;
  }

  get game(): GameId {
    return this.#kept.game;
  }

  get language(): Language {
    return this.#kept.language;
  }

  get names(): readonly string[] {
    return this.#kept.names;
  }

  get youngest(): number {
    return this.#kept.youngest;
  }

  get chosen(): Chosen {
    return this.#kept.chosen;
  }

  get sheet(): unknown {
    return this.#kept.sheet;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  get clocks(): Clocks | null {
    return this.#kept.clocks;
  }

  write(sheet: unknown, { isMore } = { isMore: false }): void {
    const isOneStep = isMore && this.canUndo;
    this.#turn(isOneStep ? continued(this.#history) : written(this.#history, this.sheet), $state.snapshot(sheet));
  }

  undo(): void {
    const step = undone(this.#history, this.sheet);
    if (step) this.#turn(...step);
  }

  redo(): void {
    const step = redone(this.#history, this.sheet);
    if (step) this.#turn(...step);
  }

  rename(seat: number, wanted: string): void {
    const name = nameFrom(wanted);
    if (!name || name === this.names[seat]) return;
    this.#change({ names: this.names.map((each, at) => (at === seat ? name : each)) });
    this.#place.book.rememberNames([name]);
  }

  timer(plan: TimerPlan): Timer {
    const known = this.#kept.timers[plan.id];
    return known && known.seconds >= plan.least && known.seconds <= plan.most ? known : fresh(plan.seconds);
  }

  setTimer(id: string, timer: Timer): void {
    this.#change({ timers: { ...this.#kept.timers, [id]: timer } });
  }

  setClocks(clocks: Clocks): void {
    this.#change({ clocks });
  }

  /** Another window of this browser has written on it: what it wrote is a step as well, to be taken back by itself. */
  adopt(other: KeptMatch): void {
    if (other === this.#kept || other.changed <= this.#kept.changed) return;
    const checked = checkedBy(this.ledger, other);
    if (!checked) return;
    if (!isSameSheet(checked, checkedBy(this.ledger, this.#kept))) this.#history = written(this.#history, this.sheet);
    this.#kept = checked;
  }

  #turn(history: History, sheet: unknown): void {
    this.#history = history;
    this.#change({ sheet });
    keepHistory(this.#place.drawer, this.id, history);
  }

  #change(changed: Partial<KeptMatch>): void {
    // Two changes within a millisecond are still one after the other.
    const at = Math.max(this.#place.now(), this.#kept.changed + 1);
    this.#kept = summedUp(this.ledger, { ...this.#kept, ...changed, changed: at });
    this.#place.book.keep(this.#kept);
  }
}

/** Both as their ledger reads them: in what order parts were written says nothing. */
function isSameSheet(one: KeptMatch, other: KeptMatch | null): boolean {
  return JSON.stringify(one.sheet) === JSON.stringify(other?.sheet);
}
