// What lies on a reader's board: kept in this browser, and every step can be undone.

import { parsed } from "../reading.ts";
import { recall, remember } from "$/ui/memory.ts";

const MOST_STEPS = 100;

export class Kept<Value> {
  readonly #name: string;
  #now = $state.raw() as Value;
  #past = $state.raw<readonly Value[]>([]);

  /** `read` makes a board of whatever lies there: it may be of another time, or of somebody's own making. */
  constructor(name: string, read: (raw: unknown) => Value) {
    this.#name = `companion.boards.${name}`;
    this.#now = read(parsed(recall(this.#name)));
  }

  get now(): Value {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  write(value: Value): void {
    this.#past = [...this.#past, this.#now].slice(-MOST_STEPS);
    this.#keep(value);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#keep(before);
  }

  #keep(value: Value): void {
    this.#now = value;
    remember(this.#name, JSON.stringify(value));
  }
}
