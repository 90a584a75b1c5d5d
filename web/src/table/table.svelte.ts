// A table: what the house has told of it, and what this page asks of it. Nobody else writes what the house said.

import { Checking } from "$/fairness/checking.svelte.ts";
import { optionsAtStart } from "$/fairness/options.ts";
import { Sharing } from "$/fairness/sharing.ts";
import { faceOf, type Face } from "$/games/face.ts";
import { ByItself } from "./by-itself.ts";
import { LastWords, type LastWord } from "./last-words.ts";
import { piecesOf } from "./pieces.ts";
import { sittingOf } from "./seats.ts";
import { entriesOf, tellStep, type Chronicle } from "./telling.ts";
import type { Kept } from "$/fairness/transcript.ts";
import type { AnyEvent, AnyView, Offer, Preview, Sitting, Told } from "./match.ts";
import type { Answer } from "./socket.ts";
import type {
  Closed,
  Do,
  Hint,
  Person,
  Said,
  ServerMessage,
  Setting,
  StepTold,
  TableView,
  Update,
} from "$/protocol/messages.ts";
import { house } from "$/ui/house.svelte.ts";
import { recall, remember } from "$/ui/memory.ts";
import { reloadOnce } from "$/ui/reloading.ts";
import { say } from "$/texts/say.svelte.ts";
import { go } from "$/ui/router.svelte.ts";
import { sound } from "$/ui/sound.ts";
import { spoken } from "$/ui/spoken.svelte.ts";
import { toasts } from "$/ui/toasts.svelte.ts";

const AGAIN = 1000;
const MOST_TRIES = 5;

const isCalledOff = ({ kind }: { kind: string }): boolean => kind === "start-called-off" || kind === "start-failed";

/** Parts of an update that are left out are as they were. */
type Whole = Omit<Update, "state" | "people" | "view" | "offers"> & {
  state: TableView;
  people: readonly Person[];
  view: AnyView | null;
  offers: readonly Offer<unknown>[] | null;
};

export class Table implements Chronicle {
  readonly id: string;
  readonly isBig: boolean;
  readonly isLive: boolean;
  #update = $state.raw<Whole | null>(null);
  here = $state.raw<{ people: readonly string[]; spectators: number }>({ people: [], spectators: 0 });
  said = $state.raw<readonly Said[]>([]);
  closed = $state.raw<Closed["why"] | "">("");
  face = $state.raw<Face | null>(null);
  box = $state.raw<unknown>(null);
  play = $state.raw<unknown>(null);
  chronicle = $state.raw<readonly StepTold[]>([]);
  told = $derived(this.chronicle.flatMap(entriesOf));
  news = $state.raw<readonly Told<AnyEvent>[]>([]);
  hints = $state.raw<readonly Hint[] | null>(null);
  /** Whether a move was made here: whoever has made one knows how. */
  hasActed = $state(false);
  #asking = $state(0);
  #moment = "";
  #isLoading = false;
  #triesToLoad = 0;
  #hasLeft = false;
  #stop: () => void;
  #lastWords = new LastWords({
    now: () => this.now(),
    trip: () => house.socket.trip,
    isAsking: () => this.isAsking,
    send: (action) => this.act(action, { byItself: true }),
  });
  #byItself = new ByItself((action) => this.do({ kind: "act", action }, { byItself: `${this.id}/${action.type}` }));
  #sharing: Sharing;
  readonly checking: Checking;
  #lastPreview = 0;

  constructor(id: string, { isBig = false }: { isBig?: boolean } = {}) {
    this.id = id;
    this.isBig = isBig;
    this.isLive = !isBig;
    this.checking = new Checking(id);
    this.#sharing = new Sharing(id, (command, name) => this.do(command, { byItself: `${id}/${name}` }));
    this.#stop = house.listen((message) => this.#hear(message));
    house.socket.watch(id, { apart: isBig });
  }

  leave(): void {
    this.#hasLeft = true;
    this.#stop();
    this.#lastWords.clear();
    house.socket.unwatch(this.id);
  }

  get isKnown(): boolean {
    return this.#update !== null;
  }

  /** Whether a match can be drawn: there is one, with its pieces and the folder that draws it. */
  get hasMatch(): boolean {
    return this.#update?.view != null && this.face !== null && this.box !== null && this.play !== null;
  }

  get hasBegun(): boolean {
    return this.#update?.view != null;
  }

  get number(): number {
    return this.#whole.number;
  }

  get state(): TableView {
    return this.#whole.state;
  }

  get setting(): Setting {
    return this.state.setting;
  }

  get view(): AnyView {
    const { view } = this.#whole;
    if (!view) throw new Error("no match has begun");
    return view;
  }

  get people(): readonly Person[] {
    return this.#whole.people;
  }

  get seat(): number | null {
    return this.isBig ? null : this.#whole.seat;
  }

  get isHost(): boolean {
    return house.isMe(this.state.host) && !this.isBig;
  }

  get isPaused(): boolean {
    return this.state.paused;
  }

  get isMine(): boolean {
    if (this.seat === null || this.state.phase !== "playing" || this.state.paused) return false;
    return this.view.players[this.seat]?.waiting ?? false;
  }

  get isAsking(): boolean {
    return this.#asking > 0;
  }

  get offers(): Partial<Record<string, Offer<unknown>>> {
    const mayMove = this.isLive && this.state.phase === "playing" && !this.state.paused && this.seat !== null;
    return mayMove ? Object.fromEntries((this.#whole.offers ?? []).map((offer) => [offer.action, offer])) : {};
  }

  get #whole(): Whole {
    if (!this.#update) throw new Error("nothing is known of this table yet");
    return this.#update;
  }

  sitting(seat: number): Sitting {
    return sittingOf(this.state.seats[seat], this.people);
  }

  wallTime(matchTime: number | null | undefined): number | null {
    const { clock } = this.state;
    if (clock.stands || matchTime === null || matchTime === undefined) return null;
    return Math.max(clock.floor, matchTime) + clock.behind;
  }

  now(): number {
    return house.socket.now();
  }

  #hear(message: ServerMessage): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.kind === "update") this.#learn(message);
    if (message.kind === "here") this.here = message;
    if (message.kind === "closed") {
      this.closed = message.why;
      if (recall("last-table") === this.id) remember("last-table", "");
    }
    if (message.kind === "said" && !this.said.some((one) => one.number === message.number)) {
      this.said = [...this.said, message];
    }
  }

  #learn(update: Update): void {
    // What comes after a lost connection may repeat what is known.
    const known = this.#update?.number ?? -1;
    if (this.#update && update.number < known) return;
    const wasMine = this.#update?.view ? this.isMine : false;
    this.#update = { ...this.#update, ...update } as Whole;
    this.#rememberTable();
    void this.#load();
    this.#tell(
      update.steps.filter((step) => step.number > known),
      known >= 0,
    );
    this.#sharing.learn({
      state: this.state,
      seat: this.seat,
      seed: this.#seedCommitment,
      options: optionsAtStart(this.setting, house.game(this.setting.game)?.options ?? []),
      isCalledOff: update.steps.some(({ number, events }) => number > known && events.some(isCalledOff)),
    });
    this.#begin();
    this.#lastWords.endAt(this.hasBegun ? this.wallTime(this.view.ends ?? this.view.deadline) : null);
    if (this.hasBegun && this.isMine && !wasMine && known >= 0) sound("turn");
  }

  // Where somebody sits, as long as there is something to come back to.
  #rememberTable(): void {
    const isOver = this.state.phase === "ended" || this.state.phase === "closed";
    if (this.seat !== null && !isOver) remember("last-table", this.id);
    else if (recall("last-table") === this.id) remember("last-table", "");
  }

  // What the match committed to when it began, where this page was there.
  get #seedCommitment(): string | null {
    const began = this.told.find(({ event }) => event.type === "match-began")?.event;
    return (began as { commitment?: string } | undefined)?.commitment ?? null;
  }

  /** Once the match is over and the server has revealed its secret. */
  checkDeal(): void {
    const isOver = this.#update?.view?.outcome && !this.state.daily;
    if (!isOver || !this.hasChance) return;
    void this.checking.start(this.setting.game, this.box, { kept: this.#ownKept, told: this.told });
  }

  /** Whether people share in the seed here, or have done so. */
  get hasChance(): boolean {
    return Boolean(this.state.chance) || this.#ownKept !== null;
  }

  /** What this browser has kept, where it took part in the seed. */
  get #ownKept(): Kept | null {
    const { kept } = this.#sharing;
    return kept?.nonces.length ? kept : null;
  }

  #begin(): void {
    if (!this.#update?.view || !this.face || !this.box) return;
    if (this.checking.now === "waiting") this.checkDeal();
    const moment = this.face.moment(this.view);
    if (moment === this.#moment && this.play) return;
    this.#moment = moment;
    this.#lastWords.clear();
    this.hints = null;
    this.play = this.face.begin(this);
  }

  // Who has just come knows all that was told, and nothing of it is shown or read aloud as if it happened now.
  #tell(steps: readonly StepTold[], isNew: boolean): void {
    if (steps.length) this.chronicle = [...this.chronicle, ...steps];
    this.news = isNew ? steps.flatMap(entriesOf) : [];
    if (isNew) spoken.tell(steps.flatMap((step) => tellStep(step, this)));
  }

  // Asked for until it is there: without its pieces nothing can be drawn.
  async #load(): Promise<void> {
    if (this.#isLoading || (this.face && this.box)) return;
    this.#isLoading = true;
    const { setting } = this;
    try {
      [this.face, this.box] = await Promise.all([faceOf(setting.game), piecesOf(setting)]);
    } catch {
      this.#loadAgain(setting.game);
      return;
    } finally {
      this.#isLoading = false;
    }
    this.#begin();
  }

  // A part of the page that does not come, though the house is there, may be of another build: then it is loaded anew.
  #loadAgain(game: string): void {
    if (this.#hasLeft) return;
    if (house.line === "open" && ++this.#triesToLoad === MOST_TRIES) {
      toasts.refuse(say("page-not-loaded"));
      reloadOnce(`game-${game}`);
    }
    setTimeout(() => void this.#load(), AGAIN);
  }

  /** By itself means that nobody hears of a refusal; of several for which a name is given only the last counts. */
  async do(command: Do["command"], { byItself = "" }: { byItself?: string } = {}): Promise<Answer> {
    const isQuiet = byItself !== "";
    this.#asking += 1;
    const answer = await house.socket.ask({ kind: "do", table: this.id, command }, byItself);
    this.#asking -= 1;
    if (answer.kind === "refused" && !isQuiet) toasts.refuse(answer.sentence, answer.clause);
    if (answer.kind === "failed" && !isQuiet) toasts.refuse(answer.sentence);
    if (answer.kind === "done" && answer.table) go(`/t/${answer.table}`);
    return answer;
  }

  async act(action: unknown, { byItself = false }: { byItself?: boolean } = {}): Promise<boolean> {
    const stamped = { ...(action as { type: string }), ...this.face?.stamp(this.view) };
    if (byItself) return this.#byItself.ask(stamped);
    const answer = await this.do({ kind: "act", action: stamped });
    this.hasActed ||= answer.kind === "done";
    if (answer.kind === "refused") sound("no");
    return answer.kind === "done";
  }

  async preview(action: unknown): Promise<Preview | null> {
    // Asked again once the line is back: whoever builds a move waits for nothing else, and only for the last answer.
    const number = ++this.#lastPreview;
    for (;;) {
      if (house.line !== "open") {
        await house.untilOpen();
        if (number !== this.#lastPreview) return null;
      }
      const answer = await house.socket.ask({ kind: "preview", table: this.id, action });
      if (answer.kind !== "lost") return answer.kind === "previewed" || answer.kind === "refused" ? answer : null;
      if (this.#hasLeft) return null;
    }
  }

  async askHints(): Promise<void> {
    const moment = this.#moment;
    const answer = await house.socket.ask({ kind: "hints", table: this.id });
    if (answer.kind === "hinted" && moment === this.#moment) this.hints = answer.hints;
    if (answer.kind === "refused" || answer.kind === "failed") toasts.refuse(answer.sentence);
  }

  async say(said: { text: string } | { preset: Said["preset"] }): Promise<boolean> {
    const answer = await house.socket.ask({ kind: "say", table: this.id, ...said } as Parameters<
      typeof house.socket.ask
    >[0]);
    if (answer.kind === "refused" || answer.kind === "failed") toasts.refuse(answer.sentence);
    return answer.kind === "done";
  }

  beforeTimeRunsOut(word: LastWord<unknown>): void {
    this.#lastWords.add(word);
  }
}
