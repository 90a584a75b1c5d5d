// One download of a language: read when first wanted, fetched when somebody wants it, and taken away again.

import { Damaged } from "./graph.ts";
import { downloadOf, filesOf, NotKept, Shelf, type Files, type Share } from "./shelf.ts";
import { openStore } from "./stores.ts";
import type { PocketFile, PocketTold } from "$/protocol/http.ts";
import { recall, remember } from "$/ui/memory.ts";

/** Offline: the browser itself knows of no network; away: it does, but the house does not answer. */
export type Trouble = "" | "offline" | "away" | "damaged";

const UNWANTED = "yes";

let shelf: Promise<Shelf> | null = null;

export function opened(): Promise<Shelf> {
  return (shelf ??= openStore().then((store) => new Shelf(store)));
}

/** One download of a language: what of it is here, and what the house has. */
export class Kept<Read> {
  readonly language: string;
  readonly share: Share;
  /** What was read out of the files; null until they are here. */
  read = $state.raw<Read | null>(null);
  files = $state.raw<readonly PocketFile[]>([]);
  offered = $state.raw<readonly PocketFile[]>([]);
  /** How much has come, from 0 to 1; null while nothing is fetched. */
  progress = $state<number | null>(null);
  trouble = $state<Trouble>("");
  /** Whether it is known by now what is here. */
  isKnown = $state(false);
  /** Whether this browser keeps files at all, and had room for these. */
  #isKeeping = $state(true);
  hasRoom = $state(true);
  readonly #make: (files: Files) => Read;
  readonly #hear: () => Promise<boolean>;
  #looking: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  #fetching: Promise<void> | null = null;

  constructor(language: string, share: Share, make: (files: Files) => Read, hear: () => Promise<boolean>) {
    this.language = language;
    this.share = share;
    this.#make = make;
    this.#hear = hear;
  }

  /** Whether what is here is still here when the page is opened again. */
  get lasts(): boolean {
    return this.#isKeeping && this.hasRoom;
  }

  /** In bytes, as it is sent: of what is here, or else of what could be fetched. */
  get download(): number {
    return downloadOf(this.files.length ? this.files : this.offered);
  }

  /** Whether the house has other files than these. */
  get isOld(): boolean {
    return this.files.length > 0 && this.offered.length > 0 && !isAlike(this.files, this.offered);
  }

  /** In bytes, as it is sent: what of the house's files is not here. */
  get missing(): number {
    const here = new Set(this.files.map(({ digest }) => digest));
    return downloadOf(this.offered.filter(({ digest }) => !here.has(digest)));
  }

  /** Finds out what is here, once. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look());
  }

  /** Reads what is here, once. */
  async open(): Promise<void> {
    await this.look();
    if (!this.read && this.files.length) await (this.#reading ??= this.#read());
  }

  /** Somebody wants it: the house is asked anew, for it may have other files than when the page was opened. */
  async fetch(): Promise<void> {
    if (await this.#hear()) await this.bring();
    else this.miss();
  }

  /** What the house has told of; whoever asks while it is under way waits for the same. */
  bring(): Promise<void> {
    return (this.#fetching ??= this.#bring().finally(() => (this.#fetching = null)));
  }

  /** The house could not be asked. */
  miss(): void {
    this.trouble = navigator.onLine === false ? "offline" : "away";
  }

  /** The house has been heard: what was said of it before is no longer so. */
  hear(told: PocketTold): void {
    this.offered = filesOf(told, this.share);
    if (this.trouble !== "damaged") this.trouble = "";
  }

  /** Who has taken it away does not get it back unasked. */
  get isUnwanted(): boolean {
    return recall(this.#unwanted) === UNWANTED;
  }

  get #unwanted(): string {
    return `companion.unwanted.${this.language}.${this.share}`;
  }

  async #bring(): Promise<void> {
    if (!this.offered.length) return;
    const files = this.offered;
    const progress = (part: number) => void (this.progress = part);
    progress(0);
    await this.#trying(async (from) => {
      const take = (found: Files) => this.#take(files, found);
      this.hasRoom = await from.keep(this.language, this.share, files, progress, take);
    });
    this.progress = null;
    if (this.trouble) return;
    remember(this.#unwanted, "");
    if (this.lasts) void navigator.storage?.persist?.().catch(() => false);
  }

  async remove(): Promise<void> {
    await this.#trying((from) => from.remove(this.language, this.share));
    [this.read, this.files, this.hasRoom] = [null, [], true];
    remember(this.#unwanted, UNWANTED);
  }

  async #look(): Promise<void> {
    const from = await opened();
    this.#isKeeping = from.lasts;
    this.files = (await from.noted(this.language, this.share)) ?? [];
    this.isKnown = true;
  }

  async #read(): Promise<void> {
    await this.#trying(async (from) => this.#take(this.files, await from.read(this.language, this.files)));
    this.#reading = null;
  }

  #take(files: readonly PocketFile[], found: Files): void {
    this.read = this.#make(found);
    this.files = files;
  }

  async #trying(work: (shelf: Shelf) => Promise<void>): Promise<void> {
    this.trouble = "";
    try {
      await work(await opened());
    } catch (problem) {
      if (!(problem instanceof NotKept) && !(problem instanceof Damaged)) throw problem;
      if (problem instanceof Damaged || problem.why === "damaged") this.trouble = "damaged";
      else this.miss();
    }
  }
}

function isAlike(one: readonly PocketFile[], other: readonly PocketFile[]): boolean {
  return one.length === other.length && one.every((file, place) => file.digest === other[place]!.digest);
}
