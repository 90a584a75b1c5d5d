// The words of a language on this device, ready to be asked: read when first wanted, fetched once, renewed when the house has others.

import { Graph } from "./graph.ts";
import { Words } from "./joint.ts";
import { Kept, opened } from "./kept.svelte.ts";
import { Meanings, type Meaning } from "./meanings.ts";
import type { Enye } from "./policy.ts";
import type { Files } from "./shelf.ts";
import type { PocketFile } from "$/protocol/http.ts";

/** A language on this device. */
export class Pocket {
  readonly words: Kept<Words>;
  readonly meanings: Kept<Meanings>;
  #asking: Promise<void> | null = null;

  constructor(readonly language: string) {
    const hear = () => this.#hear();
    this.words = new Kept(language, "words", (files) => new Words(language, graphsOf(files, "words")), hear);
    this.meanings = new Kept(
      language,
      "meanings",
      (files) => new Meanings(language, bytesOf(files, "forms"), bytesOf(files, "meanings")),
      hear,
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
    if (isComing && (await this.#hear())) await this.words.bring();
    return this.words.files.length > 0 && this.words.lasts;
  }

  /** What the house has; false where it is away. */
  async #hear(): Promise<boolean> {
    try {
      const told = await (await opened()).told(this.language);
      this.words.hear(told);
      this.meanings.hear(told);
      return true;
    } catch {
      return false;
    }
  }

  async #ask(): Promise<void> {
    if (!(await this.#hear())) {
      // Without a network what is here is asked; the house is, the next time.
      if (!this.words.read && !this.words.trouble) this.words.miss();
      this.#asking = null;
      return;
    }
    // Whoever spares the line, or has taken the words away, asks for them by hand.
    if (isSparing()) return;
    if (this.words.read ? this.words.isOld : !this.words.isUnwanted) await this.words.bring();
    if (this.meanings.isOld) await this.meanings.bring();
  }

  /** What a word means, out of the files of this device; undefined where they are not here. */
  async meaning(word: string, enye: Enye): Promise<Meaning | null | undefined> {
    await this.meanings.open();
    // What was spoilt comes again, if there is a network.
    if (this.meanings.trouble === "damaged" && !isSparing()) await this.meanings.fetch();
    return this.meanings.read?.of(word, enye);
  }
}

const pockets = new Map<string, Pocket>();

export function pocketOf(language: string): Pocket {
  const known = pockets.get(language) ?? new Pocket(language);
  pockets.set(language, known);
  return known;
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
