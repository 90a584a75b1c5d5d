// A match looked back on: every step with what was told of it and how it was seen then.

import { faceOf, type Face } from "$/games/face.ts";
import { piecesOf } from "./pieces.ts";
import { named, sittingOf } from "./seats.ts";
import { tellTable } from "./telling.ts";
import type { AnyEvent, AnyView, Match, Sitting, Told } from "./match.ts";
import type { MatchTold, Replay, StepSeen } from "$/protocol/http.ts";
import type { Person, Setting, StepTold } from "$/protocol/messages.ts";
import { sayText } from "$/texts/say.svelte.ts";
import { api } from "$/ui/api.ts";
import type { Outcome } from "./match.ts";

export class Past implements Match<AnyView, unknown, unknown, AnyEvent> {
  readonly id: string;
  readonly isLive = false;
  readonly isMine = false;
  readonly isPaused = false;
  readonly isAsking = false;
  readonly isBig = false;
  readonly offers = {};
  readonly told: MatchTold;
  readonly face: Face;
  readonly box: unknown;
  readonly seat: number | null;
  /** Those steps after which there was a match to be seen. */
  readonly steps: readonly StepSeen[];
  at = $state(0);
  play = $state.raw<unknown>(null);
  news = $state.raw<readonly Told<AnyEvent>[]>([]);
  #moment = "";

  private constructor(told: MatchTold, face: Face, box: unknown, seat: number | null, steps: readonly StepSeen[]) {
    this.id = told.table;
    this.told = told;
    this.face = face;
    this.box = box;
    this.seat = seat;
    this.steps = steps.filter((step) => step.view !== null && step.view !== undefined);
    this.at = this.steps.length - 1;
    this.#begin();
  }

  /** As a seat saw it, or as everybody does. */
  static async open(id: string, seat: number | null): Promise<Past> {
    const told = await api<MatchTold>("GET", `/api/matches/${id}`);
    const steps: StepSeen[] = [];
    const [face, box] = await Promise.all([faceOf(told.setting.game), piecesOf(told.setting)]);
    let seen = seat;
    for (let since: number | null = -1; since !== null;) {
      const asked = new URLSearchParams({ since: String(since), ...(seat === null ? {} : { seat: String(seat) }) });
      const replay: Replay = await api<Replay>("GET", `/api/matches/${id}/replay?${asked}`);
      steps.push(...replay.steps);
      seen = replay.seat;
      since = replay.next ?? null;
    }
    return new Past(told, face, box, seen, steps);
  }

  get setting(): Setting {
    return this.told.setting as Setting;
  }

  get people(): readonly Person[] {
    return this.told.people;
  }

  get view(): AnyView {
    return this.steps[this.at]?.view as AnyView;
  }

  get isAtEnd(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** To another step; forwards by one it is played, further it is just there. */
  turnTo(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.steps.length - 1));
    const isNext = wanted === this.at + 1;
    this.at = wanted;
    this.#begin(!isNext);
    this.news = isNext ? (this.steps[wanted]?.told.entries as readonly Told<AnyEvent>[]) : [];
  }

  /** What happened in the step that is shown. */
  get lines(): readonly string[] {
    const told = this.steps[this.at]?.told as StepTold | undefined;
    if (!told) return [];
    return [
      ...told.events.flatMap((event) => tellTable(event, this)),
      ...(told.entries as readonly Told<AnyEvent>[]).flatMap(({ event }) => this.#tell(event)),
    ];
  }

  #tell(event: AnyEvent): readonly string[] {
    if (event.type === "match-ended") return [sayText((event as AnyEvent & { outcome: Outcome }).outcome.text)];
    return this.face.tell(event, this, (seat) => named(this, seat));
  }

  #begin(isAnew = true): void {
    const moment = this.face.moment(this.view);
    if (!isAnew && moment === this.#moment) return;
    this.#moment = moment;
    this.play = this.face.begin(this);
  }

  sitting(seat: number): Sitting {
    return sittingOf(this.told.seats[seat], this.people);
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(): Promise<null> {
    return Promise.resolve(null);
  }

  wallTime(): null {
    return null;
  }

  now(): number {
    return Date.now();
  }

  beforeTimeRunsOut(): void {
    // Nothing is built here.
  }
}
