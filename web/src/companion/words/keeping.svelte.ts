// The words of a language on this device, ready to be asked: read when first wanted, fetched once, renewed when the house has others.

import { Damaged, Graph } from "./graph.ts";
import { Words } from "./joint.ts";
import { Meanings, type Meaning } from "./meanings.ts";
import type { Enye } from "./policy.ts";
import { downloadOf, filesOf, NotKept, Shelf, type Files, type Share } from "./shelf.ts";
import { openStore } from "./stores.ts";
import type { PocketFile, PocketTold } from "$/protocol/http.ts";
import { recall, remember } from "$/ui/memory.ts";

export type Trouble = "" | "away" | "damaged" | "no-room";

const UNWANTED = "yes";

let shelf: Promise<Shelf> | null = null;

function opened(): Promise<Shelf> {
  return (shelf ??= openStore().then((store) => new Shelf(store)));
}

/** One download of a language: what of it is here, and what the house has. */
class Kept<Read> {
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
  /** Whether what is here is still here when the page is opened again. */
  lasts = $state(true);
  readonly #make: (files: Files) => Read;
  #looking: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  #fetching: Promise<void> | null = null;

  constructor(language: string, share: Share, make: (files: Files) => Read) {
    this.language = language;
    this.share = share;
    this.#make = make;
  }

  /** In bytes, as it is sent: of what is here, or else of what could be fetched. */
  get download(): number {
    return downloadOf(this.files.length ? this.files : this.offered);
  }

  /** Whether the house has other files than these. */
  get isOld(): boolean {
    return this.files.length > 0 && this.offered.length > 0 && !isAlike(this.files, this.offered);
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

  offer(told: PocketTold): void {
    this.offered = filesOf(told, this.share);
  }

  /** Whoever asks while it is under way waits for the same. */
  fetch(): Promise<void> {
    return (this.#fetching ??= this.#fetch().finally(() => (this.#fetching = null)));
  }

  /** Who has taken it away does not get it back unasked. */
  get isUnwanted(): boolean {
    return recall(this.#unwanted) === UNWANTED;
  }

  get #unwanted(): string {
    return `companion.unwanted.${this.language}.${this.share}`;
  }

  async #fetch(): Promise<void> {
    if (!this.offered.length) return;
    const files = this.offered;
    this.progress = 0;
    await this.#trying(async (from) => {
      const found = await from.keep(this.language, this.share, files, (part) => (this.progress = part));
      this.#take(files, found);
    });
    this.progress = null;
    if (this.trouble) return;
    remember(this.#unwanted, "");
    void navigator.storage?.persist?.().catch(() => false);
  }

  async remove(): Promise<void> {
    await this.#trying((from) => from.remove(this.language, this.share));
    [this.read, this.files] = [null, []];
    remember(this.#unwanted, UNWANTED);
  }

  async #look(): Promise<void> {
    const from = await opened();
    this.lasts = from.lasts;
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
      this.trouble = problem instanceof NotKept ? problem.why : "damaged";
    }
  }
}

/** A language on this device. */
export class Pocket {
  readonly words: Kept<Words>;
  readonly meanings: Kept<Meanings>;
  #asking: Promise<void> | null = null;

  constructor(readonly language: string) {
    this.words = new Kept(language, "words", (files) => new Words(language, graphsOf(files, "words")));
    this.meanings = new Kept(
      language,
      "meanings",
      (files) => new Meanings(language, bytesOf(files, "forms"), bytesOf(files, "meanings")),
    );
  }

  /** Reads what is here, and fetches the words where they are not, or are not what the house has by now. */
  async open(): Promise<void> {
    await Promise.all([this.words.open(), this.meanings.look()]);
    await (this.#asking ??= this.#ask());
    if (!this.words.read) this.#asking = null;
  }

  /** Sees to it that the words are here before there is no network; whether they are, and stay. */
  async keep(): Promise<boolean> {
    await this.words.look();
    const isComing = !this.words.files.length && !this.words.isUnwanted && !isSparing();
    if (isComing && (await this.#hear())) await this.words.fetch();
    return this.words.files.length > 0 && this.words.lasts;
  }

  /** What the house has; false where it is away. */
  async #hear(): Promise<boolean> {
    try {
      const told = await (await opened()).told(this.language);
      this.words.offer(told);
      this.meanings.offer(told);
      if (this.words.trouble === "away") this.words.trouble = "";
      return true;
    } catch {
      return false;
    }
  }

  async #ask(): Promise<void> {
    if (!(await this.#hear())) {
      // Without a network what is here is asked; the house is, the next time.
      if (!this.words.read) this.words.trouble ||= "away";
      this.#asking = null;
      return;
    }
    if (!this.words.read ? !isSparing() : this.words.isOld) await this.words.fetch();
    if (this.meanings.isOld) await this.meanings.fetch();
  }

  /** What a word means, out of the files of this device; undefined where they are not here. */
  async meaning(word: string, enye: Enye): Promise<Meaning | null | undefined> {
    await this.meanings.open();
    // What was spoilt comes again, if there is a network.
    if (this.meanings.trouble === "damaged") await this.meanings.fetch();
    return this.meanings.read?.of(word, enye);
  }
}

const pockets = new Map<string, Pocket>();

export function pocketOf(language: string): Pocket {
  const known = pockets.get(language) ?? new Pocket(language);
  pockets.set(language, known);
  return known;
}

function isAlike(one: readonly PocketFile[], other: readonly PocketFile[]): boolean {
  return one.length === other.length && one.every((file, place) => file.digest === other[place]!.digest);
}

function bytesOf(files: Files, part: PocketFile["part"]): Uint8Array[] {
  return [...files].filter(([file]) => file.part === part).map(([, bytes]) => bytes);
}

function graphsOf(files: Files, part: PocketFile["part"]): Graph[] {
  return bytesOf(files, part).map((bytes) => new Graph(bytes));
}

/** Whoever asked the browser to spare the line is asked before anything large comes. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
