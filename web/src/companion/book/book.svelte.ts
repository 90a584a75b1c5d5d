// The matches that this browser keeps, and the names of those who played them.

import type { Drawer, Trouble } from "./drawer.ts";
import { nameFrom, readMatch, sameAs, type KeptMatch } from "./kept.ts";
import { parsed } from "../reading.ts";

const MATCH = "match.";
const GONE = "gone.";
const ORDER = "order-of-gone";
const NAMES = "names";
const MOST_NAMES = 30;
/** So many can be brought back. */
const MOST_GONE = 10;

export class Book {
  /** What was changed last comes first. */
  matches = $state.raw<readonly KeptMatch[]>([]);
  /** Deleted, and still to be had, the last one first. */
  gone = $state.raw<readonly KeptMatch[]>([]);
  names = $state.raw<readonly string[]>([]);
  /** How many things lie there that are no match; they are left alone. */
  unreadable = $state(0);
  /** Why the last change lives in this window alone. */
  trouble = $state<Trouble | null>(null);
  /** What could not be put there. */
  readonly #unkept = new Map<string, KeptMatch>();
  readonly #drawer: Drawer;

  constructor(place: Drawer) {
    this.#drawer = place;
    this.look();
  }

  /** What lies there now; what could not be put there stays in this window. */
  look(): void {
    const found = this.#read(MATCH);
    this.unreadable = found.filter((each) => each === null).length;
    const kept = found.filter((each) => each !== null && !this.#unkept.has(each.id)) as KeptMatch[];
    this.matches = newestFirst([...kept, ...this.#unkept.values()]);
    this.gone = this.#readGone();
    this.names = namesFrom(parsed(this.#drawer.take(NAMES)));
  }

  find(id: string): KeptMatch | undefined {
    return this.matches.find((match) => match.id === id);
  }

  /** Whether it is where it will be found again; in this window it is in any case. */
  keep(match: KeptMatch): boolean {
    this.#show([match]);
    const trouble = this.#put(match);
    if (trouble) this.#unkept.set(match.id, match);
    this.#tell(trouble);
    return trouble === null;
  }

  /** From a file: only where there is room, so that nobody believes to have what is gone with the window. Those without. */
  keepNew(matches: readonly KeptMatch[]): ReadonlySet<KeptMatch> {
    const left = new Set(matches.filter((match) => this.#put(match) !== null));
    this.#show(matches.filter((match) => !left.has(match)));
    this.#tell(this.trouble);
    return left;
  }

  remove(id: string): void {
    const match = this.find(id);
    if (!match) return;
    this.matches = this.matches.filter((each) => each !== match);
    this.#unkept.delete(id);
    this.#drawer.drop(MATCH + id);
    // What is still played needs the room more than what was thrown away.
    this.#tryAgain();
    this.#drawer.put(GONE + id, JSON.stringify(match));
    const [still, over] = [this.gone.slice(0, MOST_GONE - 1), this.gone.slice(MOST_GONE - 1)];
    this.gone = [match, ...still];
    for (const each of over) this.#drawer.drop(GONE + each.id);
    this.#drawer.put(ORDER, JSON.stringify(this.gone.map((each) => each.id)));
  }

  bringBack(id: string): void {
    const match = this.gone.find((each) => each.id === id);
    if (!match) return;
    this.gone = this.gone.filter((each) => each !== match);
    this.#drawer.drop(GONE + id);
    if (!this.find(id)) this.keep(match);
  }

  forgetGone(): void {
    for (const match of this.gone) this.#drawer.drop(GONE + match.id);
    this.gone = [];
    this.#tryAgain();
  }

  /** Who plays now is offered first the next time. */
  rememberNames(names: readonly string[]): void {
    this.#writeNames(namesFrom([...names, ...this.names]));
  }

  forgetName(name: string): void {
    this.#writeNames(this.names.filter((each) => each !== name));
  }

  /** Why it could not be put there; what could not be put there before is in this window still. */
  #put(match: KeptMatch): Trouble | null {
    const trouble = this.#drawer.put(MATCH + match.id, JSON.stringify(match));
    if (!trouble) this.#unkept.delete(match.id);
    return trouble;
  }

  #tryAgain(): void {
    for (const match of [...this.#unkept.values()]) this.#put(match);
    this.#tell(this.trouble);
  }

  /** As long as something lives in this window alone, that is said. */
  #tell(trouble: Trouble | null): void {
    this.trouble = this.#unkept.size ? (trouble ?? this.trouble) : null;
  }

  #show(matches: readonly KeptMatch[]): void {
    const ids = new Set(matches.map((each) => each.id));
    this.matches = newestFirst([...matches, ...this.matches.filter((each) => !ids.has(each.id))]);
  }

  #writeNames(names: readonly string[]): void {
    this.names = names;
    this.#drawer.put(NAMES, JSON.stringify(names));
  }

  /** The last one that was deleted first, whenever it was played. */
  #readGone(): readonly KeptMatch[] {
    const found = newestFirst(this.#read(GONE).filter((each) => each !== null));
    const order: unknown = parsed(this.#drawer.take(ORDER));
    const places = new Map(Array.isArray(order) ? order.map((id: unknown, place) => [id, place]) : []);
    const placeOf = (match: KeptMatch) => places.get(match.id) ?? places.size;
    return [...found].sort((one, other) => placeOf(one) - placeOf(other));
  }

  #read(start: string): (KeptMatch | null)[] {
    return this.#drawer.names(start).map((name) => {
      const match = readMatch(parsed(this.#drawer.take(name)));
      return match?.id === name.slice(start.length) ? match : null;
    });
  }
}

function newestFirst(matches: readonly KeptMatch[]): readonly KeptMatch[] {
  return [...matches].sort((one, other) => other.changed - one.changed || one.id.localeCompare(other.id));
}

function namesFrom(raw: unknown): readonly string[] {
  const names = (Array.isArray(raw) ? raw.slice(0, 200) : []).map(nameFrom).filter(Boolean);
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(sameAs(name))) first.set(sameAs(name), name);
  return [...first.values()].slice(0, MOST_NAMES);
}
