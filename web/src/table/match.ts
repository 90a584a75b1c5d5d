// A match as a game's folder draws it: at a live table, in a replay, or on a big screen.

import type { LastWord } from "./last-words.ts";
import type { Ask } from "$/protocol/engine.ts";
import type { Line, Person, Refused, Previewed, Setting } from "$/protocol/messages.ts";

/** What the views of all games have. */
export interface AnyView {
  seat: number | null;
  phase: string;
  players: readonly { waiting: boolean }[];
  deadline: number | null;
  /** When the sand has run out, where that is not when the phase closes. */
  ends?: number | null;
  outcome: Outcome | null;
}

export interface Outcome {
  points: readonly number[];
  winners: readonly number[];
  clause: string;
  text: { id: string; args: Record<string, string | number> };
}

export interface Score {
  lines: readonly Line[];
}

export interface AnyEvent {
  type: string;
}

export interface Told<Event> {
  number: number;
  at: number;
  event: Event;
}

/** What a seat may do now: choices that are listed, and what else it is asked for. */
export interface Offer<Action> {
  action: string;
  choices: readonly Action[];
  asks: readonly Ask[];
}

/** What an action would score, or why it would be refused. */
export type Preview = Previewed | Refused;

/** Who holds a seat, in words that fit beside a shape. */
export interface Sitting {
  name: string;
  isMe: boolean;
  isBot: boolean;
  person: Person | null;
}

export interface Match<View extends AnyView, Action, Box, Event extends AnyEvent> {
  readonly id: string;
  readonly setting: Setting;
  readonly view: View;
  readonly box: Box;
  readonly seat: number | null;
  /** By the type of action; empty while nothing may be done. */
  readonly offers: Partial<Record<string, Offer<Action>>>;
  /** Whether moves may be made here: no replay, and not on a big screen. */
  readonly isLive: boolean;
  readonly isMine: boolean;
  /** Whether clocks stand still and nobody may go on looking for words. */
  readonly isPaused: boolean;
  readonly isAsking: boolean;
  /** Whether everything is drawn to be read from four metres away. */
  readonly isBig: boolean;
  /** Everything that was told so far, from the beginning on. */
  readonly told: readonly Told<Event>[];
  /** What has just been told, to be animated; a new list each time, and none for who has just come. */
  readonly news: readonly Told<Event>[];
  sitting(seat: number): Sitting;
  /** Whether it was done; a refusal is shown as a toast, unless the page has asked by itself. */
  act(action: Action, asked?: { byItself: boolean }): Promise<boolean>;
  /** Null where it cannot be known now. */
  preview(action: Action): Promise<Preview | null>;
  /** The wall time of a match time, if clocks run. */
  wallTime(matchTime: number | null | undefined): number | null;
  /** The wall time of the house. */
  now(): number;
  /** What was built is sent by itself before time runs out, as long as this moment of the match lasts. */
  beforeTimeRunsOut(word: LastWord<Action>): void;
}

export type AnyMatch = Match<AnyView, unknown, unknown, AnyEvent>;

/** Whether it is over, as a replay's is wherever one looks: only then nothing of it is to be guessed any more. */
export function isOver(match: AnyMatch | Pick<AnyMatch, "view" | "isLive" | "isBig">): boolean {
  return match.view.outcome !== null || (!match.isLive && !match.isBig);
}

/** What an offer says of one field; nothing fits where it is not asked for. */
export function askOf(offer: Offer<unknown> | undefined, field: string): Ask {
  return offer?.asks.find((ask) => ask.field === field) ?? { field, least: 0, most: 0, among: [] };
}

export function total(score: Score): number {
  return score.lines.reduce((sum, line) => sum + line.points, 0);
}

/** How long the time is that runs out now; the house tells when it begins and when it ends. */
export function spanOf({ view, told }: Pick<AnyMatch, "view" | "told">): number | null {
  const ends = view.ends ?? view.deadline;
  const began = told.find(({ event }) => ends !== null && endOf(event) === ends);
  return began && ends !== null ? ends - began.at : null;
}

function endOf(event: AnyEvent): number | null {
  const { ends, deadline } = event as AnyEvent & { ends?: number | null; deadline?: number | null };
  return ends ?? deadline ?? null;
}
