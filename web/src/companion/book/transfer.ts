// Everything as a file, and back: what comes in is checked match by match, and nothing newer is written over.

import type { Book } from "./book.svelte.ts";
import { checkedBy, readMatch, type KeptMatch } from "./kept.ts";
import type { GameId, Ledger } from "../ledger.ts";

/** Twice and more of what a browser lets a house keep: every book that there can be fits, whatever is written in it. */
export const MOST_BYTES = 20_000_000;
/** As many of the smallest matches as a browser has room for. */
export const MOST_MATCHES = 25_000;
const KIND = "sobremesa-companion";
const VERSION = 1;

export interface BookFile {
  kind: typeof KIND;
  version: number;
  written: string;
  names: readonly string[];
  matches: readonly KeptMatch[];
}

export function fileOf({ matches, names }: Pick<Book, "matches" | "names">, now: number): string {
  const file: BookFile = { kind: KIND, version: VERSION, written: new Date(now).toISOString(), names, matches };
  return JSON.stringify(file);
}

export function fileName(now: number): string {
  return `sobremesa-${new Date(now).toISOString().slice(0, 10)}.json`;
}

/** Why a file is not taken at all. */
export type Refusal = "too-big" | "too-many" | "not-ours" | "newer";

export interface Read {
  names: readonly string[];
  matches: readonly KeptMatch[];
  /** Matches of the file that are none. */
  spoilt: number;
}

export async function readFile(
  text: string,
  ledgerOf: (game: GameId) => Promise<Ledger>,
  now: number,
): Promise<Read | Refusal> {
  const file = opened(text);
  if (typeof file === "string") return file;
  const read = await Promise.all(file.matches.map((raw) => readOne(raw, ledgerOf, now)));
  const matches = read.filter((match) => match !== null);
  return { names: file.names as string[], matches, spoilt: read.length - matches.length };
}

function opened(text: string): { matches: unknown[]; names: unknown[] } | Refusal {
  if (text.length > MOST_BYTES) return "too-big";
  let file: Partial<Record<keyof BookFile, unknown>> | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    return "not-ours";
  }
  if (typeof file !== "object" || file === null || file.kind !== KIND || !Array.isArray(file.matches))
    return "not-ours";
  if (file.version !== VERSION)
    return typeof file.version === "number" && file.version > VERSION ? "newer" : "not-ours";
  if (file.matches.length > MOST_MATCHES) return "too-many";
  return { matches: file.matches, names: Array.isArray(file.names) ? file.names : [] };
}

async function readOne(
  raw: unknown,
  ledgerOf: (game: GameId) => Promise<Ledger>,
  now: number,
): Promise<KeptMatch | null> {
  try {
    const match = readMatch(raw);
    // What claims to be of tomorrow could never be written over again.
    return match && checkedBy(await ledgerOf(match.game), { ...match, changed: Math.min(match.changed, now) });
  } catch {
    return null;
  }
}

export interface Merged {
  added: number;
  renewed: number;
  /** Here already, as new or newer. */
  known: number;
  /** For which there was no room. */
  left: number;
}

/** By its id a match is the same one; the newer of the two stays. */
export function merge(book: Book, { matches, names }: Pick<Read, "matches" | "names">): Merged {
  const here = new Map(book.matches.map((match) => [match.id, match]));
  const wanted = new Map<string, KeptMatch>();
  for (const match of matches) {
    const other = wanted.get(match.id) ?? here.get(match.id);
    if (!other || other.changed < match.changed) wanted.set(match.id, match);
  }
  const left = book.keepNew([...wanted.values()]);
  const taken = [...wanted.values()].filter((match) => !left.has(match));
  const renewed = taken.filter(({ id }) => here.has(id)).length;
  book.rememberNames([...book.names, ...names]);
  return { added: taken.length - renewed, renewed, known: matches.length - wanted.size, left: left.size };
}
