// A match looked back on: every step with what was told of it and how it was seen then.

import { faceOf, type Face } from "$/games/face.ts";
import { piecesOf } from "./pieces.ts";
import { sittingOf } from "./seats.ts";
import { entriesOf, tellStep, type Chronicle } from "./telling.ts";
import type { AnyEvent, AnyView, Sitting, Told } from "./match.ts";
import type { MatchTold, Replay, StepSeen } from "$/protocol/http.ts";
import type { Person, Setting, StepTold } from "$/protocol/messages.ts";
import { api } from "$/ui/api.ts";

export class Past implements Chronicle {
  readonly id: string;
  readonly isLive = false;
  readonly isMine = false;
  readonly isPaused = false;
  readonly isAsking = false;
  readonly isBig = false;
  readonly offers = {};
  readonly about: MatchTold;
  readonly face: Face;
  readonly box: unknown;
  readonly seat: number | null;
  /** Those steps after which there was a match to be seen. */
  readonly steps: readonly StepSeen[];
  at = $state(0);
  play = $state.raw<unknown>(null);
  chronicle = $derived.by(() => this.steps.slice(0, this.at + 1).map((step) => step.told as StepTold));
  told = $derived(this.chronicle.flatMap(entriesOf));
  news = $state.raw<readonly Told<AnyEvent>[]>([]);
  #moment = "";

  private constructor(about: MatchTold, face: Face, box: unknown, seat: number | null, steps: readonly StepSeen[]) {
    this.id = about.table;
    this.about = about;
    this.face = face;
    this.box = box;
    this.seat = seat;
    this.steps = steps.filter((step) => step.view !== null && step.view !== undefined);
    this.at = this.steps.length - 1;
    this.#begin();
  }

  /** As a seat saw it, or as everybody does. */
  static async open(id: string, seat: number | null): Promise<Past> {
    const about = await api<MatchTold>("GET", `/api/matches/${id}`);
    const steps: StepSeen[] = [];
    const [face, box] = await Promise.all([faceOf(about.setting.game), piecesOf(about.setting)]);
    let seen = seat;
    for (let since: number | null = -1; since !== null;) {
      const asked = new URLSearchParams({ since: String(since), ...(seat === null ? {} : { seat: String(seat) }) });
      const replay: Replay = await api<Replay>("GET", `/api/matches/${id}/replay?${asked}`);
      steps.push(...replay.steps);
      seen = replay.seat;
      since = replay.next ?? null;
    }
    return new Past(about, face, box, seen, steps);
  }

  get setting(): Setting {
    return this.about.setting as Setting;
  }

  get people(): readonly Person[] {
    return this.about.people;
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
    this.news = isNext ? this.chronicle.slice(-1).flatMap(entriesOf) : [];
  }

  /** What happened in the step that is shown. */
  get lines(): readonly string[] {
    return this.chronicle.slice(-1).flatMap((step) => tellStep(step, this));
  }

  #begin(isAnew = true): void {
    const moment = this.face.moment(this.view);
    if (!isAnew && moment === this.#moment) return;
    this.#moment = moment;
    this.play = this.face.begin(this);
  }

  sitting(seat: number): Sitting {
    return sittingOf(this.about.seats[seat], this.people);
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
