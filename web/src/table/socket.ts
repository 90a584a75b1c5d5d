// One socket for lobby and tables: it comes back by itself, and asks again what was not answered.

import { reloadOnce } from "$/ui/reloading.ts";
import type {
  AskHints,
  AskPreview,
  ClientMessage,
  Do,
  Done,
  Failed,
  Hinted,
  Previewed,
  Refused,
  Say,
  ServerMessage,
} from "$/protocol/messages.ts";

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Question = WithoutId<Do | AskPreview | AskHints | Say>;
export type Answer = Done | Refused | Failed | Previewed | Hinted | { kind: "lost" };
export interface Wanted {
  game?: string;
  language?: string;
  level?: string;
}
interface Pending {
  message: ClientMessage;
  resolve: (answer: Answer) => void;
  again: number;
  /** When it was sent on this line; null once that says nothing any more. */
  sentAt: number | null;
  /** Of those with the same name only the last counts. */
  name: string;
}
interface Watched {
  /** The last step that is known: of a table at which one has just come, none. */
  since: number;
  said: number;
  apart: boolean;
}
interface Looking {
  /** What is looked at. */
  name: string;
  again: () => void;
}
interface Customs {
  hear: (message: ServerMessage) => void;
  changed: (state: Line) => void;
  signIn: () => Promise<boolean>;
  /** Somebody cannot look at a table or the lobby just now: it is asked for again, and meanwhile they hear why. */
  failed: (sentence: string) => void;
  language: () => "es" | "en";
}
export type Line = "open" | "away" | "banned";

const WAITS = [300, 700, 1500, 3000, 6000, 10000];
const SILENCE = 45_000;
const SIGNED_OUT = 4401;
const BANNED = 4403;
const MOST_TRIES = 5;
const TRIPS = 5;
/** Until a table that could not be looked at is asked for again, where the house does not say when. */
const LOOK_AGAIN = 3000;
/** As long as nothing has been measured. */
const SOME_TRIP = 100;
// Worth an answer now or never.
const ONCE = new Set(["preview", "hints"]);

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="sobremesa-${name}"]`)?.content ?? "";

export class Socket {
  line: Line = "away";
  #customs: Customs;
  #socket: WebSocket | null = null;
  #offset: number | null = null;
  #watching = new Map<string, Watched>();
  #lobby: Wanted | null = null;
  #pending = new Map<string, Pending>();
  /** What was asked for without an answer of its own, such as to watch a table: how it is asked for again. */
  #looking = new Map<string, Looking>();
  /** Names of what failed and was reported: once, however often it is asked for again. */
  #toldOf = new Set<string>();
  /** Whether somebody who was sent away asks to be let in again. */
  #isAtTheDoor = false;
  #tries = 0;
  #trips: readonly number[] = [];
  #count = 0;
  #prefix = [...crypto.getRandomValues(new Uint8Array(9))]
    .map((byte) => byte.toString(36))
    .join("")
    .slice(0, 12);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(customs: Customs) {
    this.#customs = customs;
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  connect(): void {
    clearTimeout(this.#timer);
    const former = this.#socket;
    this.#socket = null;
    former?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () =>
      this.#send({
        kind: "hello",
        protocol: Number(meta("protocol")),
        build: meta("build"),
        language: this.#customs.language(),
      });
    socket.onmessage = (event) => socket === this.#socket && this.#receive(JSON.parse(event.data as string));
    socket.onclose = (event) => socket === this.#socket && void this.#lost(event.code);
    this.#listen();
  }

  // A line that has gone quiet is dead: the house pings every twenty seconds.
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.drop(), SILENCE);
  }

  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    void this.#lost(0);
  }

  hurry(): void {
    if (this.line !== "away" || this.#isAtTheDoor || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    this.connect();
  }

  #become(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.#customs.changed(line);
  }

  async #lost(code: number): Promise<void> {
    this.#socket = null;
    clearTimeout(this.#silence);
    for (const [id, ask] of this.#pending) {
      if (!ONCE.has(ask.message.kind)) continue;
      this.#pending.delete(id);
      ask.resolve({ kind: "lost" });
    }
    this.#become("away");
    if (code === SIGNED_OUT || code === BANNED) {
      this.#isAtTheDoor = true;
      const isIn = await this.#customs.signIn();
      this.#isAtTheDoor = false;
      if (!isIn && code === BANNED) return this.#become("banned");
    }
    clearTimeout(this.#timer);
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 10_000;
    this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #receive(message: ServerMessage): void {
    this.#listen();
    if ("now" in message && typeof message.now === "number") this.#learnTime(message.now);
    if (message.kind === "ping") return this.#send({ kind: "pong", nonce: message.nonce });
    if (message.kind === "reload") return reloadOnce(message.build);
    if (message.kind === "welcome") this.#resume();
    if (message.kind === "update" || message.kind === "said") this.#note(message);
    if (message.kind === "update" || message.kind === "closed") this.#forget(`watch ${message.table}`);
    if (message.kind === "lobby") this.#forget("lobby");
    if ("id" in message && this.#answer(message)) return;
    this.#customs.hear(message);
  }

  #note(message: ServerMessage & { kind: "update" | "said" }): void {
    const watched = this.#watching.get(message.table);
    if (!watched) return;
    if (message.kind === "update") watched.since = message.number;
    else watched.said = message.number;
  }

  /** Whether the message is to be kept from everybody else: it will be asked again. */
  #answer(message: ServerMessage & { id: string }): boolean {
    const ask = this.#pending.get(message.id);
    if (!ask) return this.#lookAgain(message);
    if (message.kind === "failed" && message.retry_after && !ONCE.has(ask.message.kind) && ask.again++ < MOST_TRIES) {
      ask.sentAt = null;
      setTimeout(() => this.#pending.has(message.id) && this.#send(ask.message), message.retry_after);
      return true;
    }
    this.#pending.delete(message.id);
    if (ask.sentAt !== null) this.#trips = [...this.#trips, performance.now() - ask.sentAt].slice(-TRIPS);
    ask.resolve(message as Answer);
    return false;
  }

  /** Nobody is left before a page that waits for ever, because the house could not show it a table. */
  #lookAgain(message: ServerMessage & { id: string }): boolean {
    const look = this.#looking.get(message.id);
    if (!look || (message.kind !== "failed" && message.kind !== "refused")) return false;
    this.#looking.delete(message.id);
    if (message.kind === "refused" || !this.#toldOf.has(look.name)) this.#customs.failed(message.sentence);
    this.#toldOf.add(look.name);
    // What is refused stays so: it is not asked for again.
    if (message.kind === "failed") {
      setTimeout(() => this.line === "open" && look.again(), message.retry_after ?? LOOK_AGAIN);
    }
    return true;
  }

  /** What was asked for has come, or is not wanted any more. */
  #forget(name: string): void {
    this.#toldOf.delete(name);
    for (const [id, look] of this.#looking) if (look.name === name) this.#looking.delete(id);
  }

  /** How long a question and its answer are under way: the quickest of the last ones, for the others were thought about. */
  get trip(): number {
    return this.#trips.length ? Math.min(...this.#trips) : SOME_TRIP;
  }

  #resume(): void {
    this.#tries = 0;
    this.#looking.clear();
    for (const [table, watched] of this.#watching) this.#sendWatch(table, watched);
    this.#sendLobby();
    this.#dropReplaced();
    for (const ask of this.#pending.values()) {
      ask.sentAt = null;
      this.#send(ask.message);
    }
    this.#become("open");
  }

  // Who wrote on while the line was away means the last of it: the house is not flooded with the rest.
  #dropReplaced(): void {
    const last = new Map([...this.#pending].map(([id, { name }]) => [name, id]));
    for (const [id, ask] of this.#pending) {
      if (!ask.name || last.get(ask.name) === id) continue;
      this.#pending.delete(id);
      ask.resolve({ kind: "lost" });
    }
  }

  /** Apart is for a screen that all look at: it shows what spectators see, whoever has opened it. */
  watch(table: string, { apart = false }: { apart?: boolean } = {}): void {
    const watched = { since: -1, said: 0, apart };
    this.#forget(`watch ${table}`);
    this.#watching.set(table, watched);
    if (this.line === "open") this.#sendWatch(table, watched);
  }

  unwatch(table: string): void {
    this.#forget(`watch ${table}`);
    if (this.#watching.delete(table) && this.line === "open") {
      this.#send({ kind: "unwatch", id: this.#nextId(), table });
    }
  }

  #sendWatch(table: string, { since, said, apart }: Watched): void {
    const id = this.#nextId();
    const again = () => {
      const watched = this.#watching.get(table);
      if (watched) this.#sendWatch(table, watched);
    };
    this.#looking.set(id, { name: `watch ${table}`, again });
    this.#send({ kind: "watch", id, table, since, said_since: said, apart });
  }

  #sendLobby(): void {
    if (!this.#lobby) return;
    const id = this.#nextId();
    this.#looking.set(id, { name: "lobby", again: () => this.#sendLobby() });
    this.#send({ kind: "enter-lobby", id, ...this.#lobby });
  }

  /** Which of the open tables are wanted; null for none of them. */
  enterLobby(wanted: Wanted | null): void {
    if (JSON.stringify(this.#lobby) === JSON.stringify(wanted)) return;
    this.#lobby = wanted && { ...wanted };
    this.#forget("lobby");
    if (this.line !== "open") return;
    if (wanted) this.#sendLobby();
    else this.#send({ kind: "leave-lobby", id: this.#nextId() });
  }

  ask(question: Question, name = ""): Promise<Answer> {
    const message = { ...question, id: this.#nextId() } as ClientMessage & { id: string };
    if (this.line !== "open" && ONCE.has(message.kind)) return Promise.resolve({ kind: "lost" });
    return new Promise((resolve) => {
      const isOpen = this.line === "open";
      this.#pending.set(message.id, { message, resolve, again: 0, sentAt: isOpen ? performance.now() : null, name });
      if (isOpen) this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  // A message that came quickly knows the house's time best.
  #learnTime(now: number): void {
    const offset = now - Date.now();
    const known = this.#offset;
    this.#offset = known === null || Math.abs(offset - known) > 5000 ? offset : Math.max(offset, known);
  }

  /** The wall time of the house. */
  now(): number {
    return Date.now() + (this.#offset ?? 0);
  }
}
