// What this house is and who one is in it: games with their options, levels of bots, oneself, and the socket.

import { api, atTheDoor, Problem, waitAtTheDoor } from "./api.ts";
import { recall, remember } from "./memory.ts";
import { toasts } from "./toasts.svelte.ts";
import type { BanTold, Games, GameTold, Me } from "$/protocol/http.ts";
import type { LobbyTable, ServerMessage } from "$/protocol/messages.ts";
import { Socket, type Line } from "$/table/socket.ts";
import { guessLanguage, language, LANGUAGES, speak, type Language } from "$/texts/say.svelte.ts";

const EMPTY: Games = {
  language: "en",
  games: [],
  levels: [],
  paces: [],
  presets: [],
  own_words: { most: 0, least_letters: 0, most_letters: 0 },
};

const FIRST_MOMENT = 3000;
const FORBIDDEN = 403;

class House {
  me = $state.raw<Me | null>(null);
  /** Why one is kept out, if the operator does that; one's own data can be had all the same. */
  banned = $state.raw<BanTold | null>(null);
  told = $state.raw<Games>(EMPTY);
  line = $state.raw<Line>("away");
  /** Whether there was time to come in: at the first moment nobody is lost yet. */
  #hadTime = $state(false);
  lobby = $state.raw<ReadonlyMap<string, LobbyTable>>(new Map());
  readonly socket: Socket;
  #waiting: (() => void)[] = [];
  #listeners = new Set<(message: ServerMessage) => void>();

  constructor() {
    this.socket = new Socket({
      hear: (message) => this.#hear(message),
      changed: (line) => {
        this.line = line;
        this.#hadTime ||= line === "open";
        if (line !== "open") return;
        // Whoever came while the house was away was not let in then.
        if (!this.me) void this.#signIn();
        for (const go of this.#waiting.splice(0)) go();
      },
      signIn: () => this.#signIn(),
      failed: (sentence) => toasts.refuse(sentence),
      language,
    });
  }

  get isLost(): boolean {
    return this.line === "away" && this.#hadTime;
  }

  get games(): readonly GameTold[] {
    return this.told.games;
  }

  game(id: string): GameTold | undefined {
    return this.told.games.find((game) => game.id === id);
  }

  isMe(person: string): boolean {
    return this.me?.person.id === person;
  }

  /** The language that was chosen here before, or the browser's: the first thing that a page needs. */
  async findLanguage(): Promise<void> {
    const kept = recall("language");
    await speak(LANGUAGES.find((each) => each === kept) ?? guessLanguage(navigator.languages));
  }

  /** Come in: a guest at once, what can be played, and the line to the house; pages are drawn meanwhile. */
  async enter(): Promise<void> {
    setTimeout(() => (this.#hadTime = true), FIRST_MOMENT);
    const signedIn = this.#signIn();
    waitAtTheDoor(signedIn);
    const learned = this.#learn();
    await signedIn;
    this.socket.connect();
    await learned;
  }

  async #learn(): Promise<void> {
    try {
      this.told = await atTheDoor<Games>("GET", `/api/games?language=${language()}`);
    } catch {
      setTimeout(() => void this.#learn(), 2000);
    }
  }

  // Whether the house has let us in; why not is said.
  async #signIn(): Promise<boolean> {
    try {
      this.me = await atTheDoor<Me>("POST", "/api/me", {});
      this.banned = null;
      if (this.me.language !== language()) void trying(() => this.#tellLanguage());
      return true;
    } catch (problem) {
      // Without a sentence it is the network that is away, and the next try asks again.
      if (problem instanceof Problem) toasts.refuse(problem.message, problem.clause);
      if (problem instanceof Problem && problem.status === FORBIDDEN) await this.#askWhy();
      return false;
    }
  }

  // Whoever is kept out by their address alone, and is nobody here, is told no more than the sentence.
  async #askWhy(): Promise<void> {
    this.banned = await atTheDoor<BanTold>("GET", "/api/me/ban").catch(() => null);
    if (this.banned) this.me = null;
  }

  async #tellLanguage(): Promise<void> {
    this.me = await api<Me>("PATCH", "/api/me", { language: language() });
  }

  /** At any time, also in mid-match; the house speaks to a socket in the language of its hello. */
  async changeLanguage(wanted: Language): Promise<void> {
    await speak(wanted);
    remember("language", wanted);
    await this.#learn();
    await trying(() => this.#tellLanguage());
    this.reconnect();
  }

  reconnect(): void {
    this.socket.drop();
    this.socket.hurry();
  }

  /** Somebody else now: signed in, signed out, or with another name. */
  become(me: Me): void {
    const isOther = me.person.id !== this.me?.person.id;
    this.me = me;
    if (this.banned) {
      // Sent away for good, the socket has given up.
      this.banned = null;
      this.socket.connect();
    } else if (isOther) this.reconnect();
  }

  /** Until there is a line to the house. */
  untilOpen(): Promise<void> {
    return this.line === "open" ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear(message: ServerMessage): void {
    if (message.kind === "lobby") this.lobby = new Map(message.tables.map((table) => [table.table, table]));
    if (message.kind === "lobby-changed") {
      const lobby = new Map(this.lobby);
      if (message.now) lobby.set(message.table, message.now);
      else lobby.delete(message.table);
      this.lobby = lobby;
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const house = new House();

/** Runs something that may be refused, and shows the sentence if it is. */
export async function trying<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof Problem) toasts.refuse(problem.message, problem.clause);
    else if (!(problem instanceof TypeError)) throw problem;
    return undefined;
  }
}
