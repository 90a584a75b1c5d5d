// What is kept of a language: fetched file by file, each checked against its digest, noted down when all are there.

import { sha256 } from "./digest.ts";
import type { Store } from "./stores.ts";
import type { PocketFile, PocketTold } from "$/protocol/http.ts";

/** Words judge; meanings are a second download, with the forms that lead to them. */
export type Share = "words" | "meanings";
const LARGEST = 1 << 26;
type Bytes = Uint8Array<ArrayBuffer>;
export type Files = ReadonlyMap<PocketFile, Bytes>;

/** Why files could not be had: the house is away, or what came is not what was promised. */
export class NotKept extends Error {
  readonly why: "away" | "damaged";

  constructor(why: "away" | "damaged") {
    super(why);
    this.why = why;
  }
}

export function filesOf(told: PocketTold, share: Share): PocketFile[] {
  return told.files.filter(({ part }) => (part === "words") === (share === "words"));
}

/** How much is sent for these files, in bytes. */
export function downloadOf(files: readonly PocketFile[]): number {
  return files.reduce((sum, file) => sum + file.download, 0);
}

export class Shelf {
  readonly #store: Store;
  readonly #fetch: typeof fetch;

  constructor(store: Store, fetching: typeof fetch = (...asked) => fetch(...asked)) {
    this.#store = store;
    this.#fetch = fetching;
  }

  get lasts(): boolean {
    return this.#store.lasts;
  }

  /** What the house has of a language. */
  async told(language: string): Promise<PocketTold> {
    const answer = await this.#ask(addressOf(language), "default");
    const told = (await answer.json().catch(() => null)) as PocketTold | null;
    if (!Array.isArray(told?.files) || !told.files.every(isFile)) throw new NotKept("damaged");
    return told;
  }

  /** The files that were kept of a language, as the house told of them then; null for none. */
  async noted(language: string, share: Share): Promise<PocketFile[] | null> {
    const note = await this.#store.read(noteOf(language, share)).catch(() => null);
    try {
      const files: unknown = note && JSON.parse(new TextDecoder().decode(note));
      return Array.isArray(files) && files.length && files.every(isFile) ? files : null;
    } catch {
      return null;
    }
  }

  /** Files that were kept, each as it was; NotKept where one is gone or spoilt. */
  async read(language: string, files: readonly PocketFile[]): Promise<Files> {
    const found = new Map<PocketFile, Bytes>();
    for (const file of files) {
      const bytes = await this.#kept(language, file);
      if (!bytes) throw new NotKept("damaged");
      found.set(file, bytes);
    }
    return found;
  }

  /**
   * Fetches what is not here already and has it read; `progress` hears how much of all of it is here, from 0 to 1.
   * Only what can be read takes the place of what was here before. False where there was no room to keep it.
   */
  async keep(
    language: string,
    share: Share,
    files: readonly PocketFile[],
    progress: (part: number) => void,
    read: (found: Files) => void,
  ): Promise<boolean> {
    const before = (await this.noted(language, share)) ?? [];
    const whole = files.reduce((sum, file) => sum + file.size, 0) || 1;
    const found = new Map<PocketFile, Bytes>();
    let [done, hasRoom] = [0, true];
    for (const file of files) {
      let bytes = await this.#kept(language, file);
      if (!bytes) {
        bytes = await this.#fetched(language, file, (size) => progress(Math.min(1, (done + size) / whole)));
        hasRoom = hasRoom && (await this.#write(addressOf(language, file.digest), bytes));
      }
      found.set(file, bytes);
      done += file.size;
      progress(done / whole);
    }
    try {
      read(found);
    } catch (problem) {
      await this.#sweep(language, files, before);
      throw problem;
    }
    const note = new TextEncoder().encode(JSON.stringify(files));
    hasRoom = hasRoom && (await this.#write(noteOf(language, share), note));
    // Half of them would take room from what somebody writes, and help nobody.
    await (hasRoom ? this.#sweep(language, before, files) : this.#sweep(language, files, before));
    return hasRoom;
  }

  async remove(language: string, share: Share): Promise<void> {
    const files = (await this.noted(language, share)) ?? [];
    await this.#store.remove(noteOf(language, share));
    await this.#sweep(language, files, []);
  }

  async #kept(language: string, file: PocketFile): Promise<Bytes | null> {
    const name = addressOf(language, file.digest);
    const bytes = await this.#store.read(name).catch(() => null);
    if (!bytes) return null;
    if (await fits(bytes, file)) return bytes;
    await this.#store.remove(name).catch(() => undefined);
    return null;
  }

  async #fetched(language: string, file: PocketFile, progress: (size: number) => void): Promise<Bytes> {
    const name = addressOf(language, file.digest);
    // A spoilt answer may lie in the browser's own cache: the second time it is asked past that.
    for (const cache of ["default", "reload"] as const) {
      const bytes = await collected(await this.#ask(name, cache), file.size, progress);
      if (await fits(bytes, file)) return bytes;
    }
    throw new NotKept("damaged");
  }

  async #ask(path: string, cache: RequestCache): Promise<Response> {
    const answer = await this.#fetch(path, { cache }).catch(() => null);
    if (!answer?.ok) throw new NotKept("away");
    return answer;
  }

  /** False where there is no room. */
  async #write(name: string, bytes: Bytes): Promise<boolean> {
    try {
      await this.#store.write(name, bytes);
      return true;
    } catch {
      return false;
    }
  }

  /** Files that nobody wants any more, but for those that are still wanted. */
  async #sweep(language: string, files: readonly PocketFile[], still: readonly PocketFile[]): Promise<void> {
    const wanted = new Set(still.map(({ digest }) => digest));
    for (const { digest } of files)
      if (!wanted.has(digest)) await this.#store.remove(addressOf(language, digest)).catch(() => undefined);
  }
}

function addressOf(language: string, digest = ""): string {
  return `/api/companion/words/${language}${digest && `/${digest}`}`;
}

function noteOf(language: string, share: Share): string {
  return `/kept/${language}/${share}`;
}

/** What lies in a browser may be of anybody's making. */
function isFile(value: unknown): value is PocketFile {
  const file = (value ?? {}) as Partial<Record<string, unknown>>;
  const texts = ["part", "family", "licence", "sources", "digest"].every((name) => typeof file[name] === "string");
  return texts && [file["holds"], file["size"], file["download"]].every((size) => isWithin(size, LARGEST));
}

function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

async function fits(bytes: Bytes, file: PocketFile): Promise<boolean> {
  return bytes.length === file.size && (await sha256(bytes)) === file.digest;
}

/** An answer's bytes, and never more than there should be. */
async function collected(answer: Response, size: number, progress: (size: number) => void): Promise<Bytes> {
  const bytes = new Uint8Array(size);
  const reader = answer.body?.getReader();
  let at = 0;
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      if (at + next.value.length > size) return bytes.subarray(0, 0);
      bytes.set(next.value, at);
      at += next.value.length;
      progress(at);
    }
  } catch {
    throw new NotKept("away");
  }
  return bytes.subarray(0, at);
}
