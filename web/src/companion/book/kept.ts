// A match as it is kept in the browser and in a file. What lies there may be damaged, of another time, or of somebody's making.

import { GAMES } from "../games.ts";
import type { Chosen, GameId, Ledger } from "../ledger.ts";
import { chosenFrom } from "../choosing.ts";
import { fields, fitting, list, oneOf, orNull, readable, whole } from "../reading.ts";
import { readClocks, type Clocks } from "../timers/clocks.ts";
import { readTimer, type Timer } from "../timers/timer.ts";
import { LANGUAGES, type Language } from "$/texts/say.svelte.ts";

export interface KeptMatch {
  readonly id: string;
  readonly game: GameId;
  readonly language: Language;
  readonly names: readonly string[];
  readonly youngest: number;
  readonly chosen: Chosen;
  readonly sheet: unknown;
  readonly begun: number;
  readonly changed: number;
  /** When its result was there; null while it is played. */
  readonly ended: number | null;
  // What lists and records show, so that they need no ledger.
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly steps: number;
  readonly timers: Readonly<Record<string, Timer>>;
  readonly clocks: Clocks | null;
}

/** Longer than any word that the companion's addresses use for something else. */
const ID = /^[A-Za-z0-9_-]{8,40}$/;
export const MOST_SEATS = 8;
export const LONGEST_NAME = 24;
const MOST_TIMERS = 8;
const MOST_CHOICES = 40;
const TIMER = /^[a-z][a-z-]{0,19}$/;
const MOST_POINTS = 1_000_000;
const MOST_STEPS = 10_000;
/** The last instant that a date can be. */
const END_OF_TIME = 8.64e15;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((each) => (each % 36).toString(36)).join("");
}

/** One line, without what nobody sees; nothing where nothing is left. */
export function nameFrom(raw: unknown): string {
  if (typeof raw !== "string") return "";
  const seen = raw
    .slice(0, 4 * LONGEST_NAME)
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  return [...seen].slice(0, LONGEST_NAME).join("").trim();
}

/** Somebody who is written differently is still the same. */
export function sameAs(name: string): string {
  return name.normalize("NFC").toLocaleLowerCase();
}

/** All but the sheet, which only the game's ledger can read. */
export function readMatch(raw: unknown): KeptMatch | null {
  return readable(() => {
    const told = fields(raw);
    const names = list(told.names, MOST_SEATS, readName);
    const seats = whole(names.length, 1, MOST_SEATS);
    return {
      id: fitting(told.id, ID),
      game: oneOf(told.game, GAMES),
      language: oneOf(told.language, LANGUAGES),
      names,
      youngest: readable(() => seat(told.youngest, seats)) ?? 0,
      chosen: plain(told.chosen),
      sheet: told.sheet,
      begun: instant(told.begun),
      changed: instant(told.changed),
      ended: orNull(told.ended, instant),
      totals: totalsFrom(told.totals, seats),
      winners: Array.isArray(told.winners) ? winnersFrom(told.winners, seats) : [],
      steps: readable(() => whole(told.steps, 0, MOST_STEPS)) ?? 0,
      timers: timersFrom(told.timers),
      clocks: readClocks(told.clocks, seats),
    };
  });
}

/** With a sheet that its game can read, and with what follows from it; null where there is none. */
export function checkedBy<Sheet>(ledger: Ledger<Sheet>, match: KeptMatch): KeptMatch | null {
  const seats = match.names.length;
  if (seats < ledger.seats[0] || seats > ledger.seats[1]) return null;
  const chosen = chosenFrom(ledger.choices, ledger.former?.(match.chosen) ?? match.chosen);
  const sheet = ledger.read(match.sheet, seats, chosen);
  return sheet === null ? null : summedUp(ledger, { ...match, chosen, sheet });
}

/** Totals, winners and length as the sheet says; its end is when its result was first there. */
export function summedUp<Sheet>(ledger: Ledger<Sheet>, match: KeptMatch): KeptMatch {
  const { totals, course, outcome } = ledger.reckon(match.sheet as Sheet, match.names.length, match.chosen);
  return {
    ...match,
    totals,
    steps: course.length,
    winners: outcome?.winners ?? [],
    ended: outcome ? (match.ended ?? match.changed) : null,
  };
}

function readName(raw: unknown): string {
  return fitting(nameFrom(raw), /./u);
}

function instant(raw: unknown): number {
  return whole(raw, 0, END_OF_TIME);
}

function seat(raw: unknown, seats: number): number {
  return whole(raw, 0, seats - 1);
}

function winnersFrom(raw: readonly unknown[], seats: number): readonly number[] {
  return raw.flatMap((each) => readable(() => seat(each, seats)) ?? []).slice(0, seats);
}

function totalsFrom(raw: unknown, seats: number): readonly number[] {
  const given: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return Array.from({ length: seats }, (_, at) => readable(() => whole(given[at], -MOST_POINTS, MOST_POINTS)) ?? 0);
}

function plain(raw: unknown): Chosen {
  const given = Object.entries(readable(() => fields(raw)) ?? {});
  const kept = given.filter(([, value]) => ["boolean", "number", "string"].includes(typeof value));
  return Object.fromEntries(kept.slice(0, MOST_CHOICES)) as Chosen;
}

function timersFrom(raw: unknown): Readonly<Record<string, Timer>> {
  const given = Object.entries(readable(() => fields(raw)) ?? {});
  const found: [string, Timer][] = [];
  for (const [id, each] of given.slice(0, MOST_TIMERS)) {
    const timer = TIMER.test(id) ? readTimer(each) : null;
    if (timer) found.push([id, timer]);
  }
  return Object.fromEntries(found);
}
