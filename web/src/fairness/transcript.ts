// A finished match as a file: a heading, then one event a line. Whatever is no such file throws.

export interface Contribution {
  seat: number;
  commitment: string;
  nonce: string;
}

export interface SharedSeed {
  commitment: string;
  contributions: readonly Contribution[];
  secret: string;
}

/** What this browser has seen and kept. */
export interface Kept {
  commitment: string;
  nonces: readonly string[];
  nonce: string;
  seed: string;
  /** Those of the table when the nonce was revealed, those included that nobody had chosen. */
  options: Record<string, unknown>;
  /** How many starts of this table a nonce was revealed for; all but the last came to nothing. */
  starts: number;
}

export interface Heading {
  format: string;
  version: number;
  game: string;
  shared?: SharedSeed;
  kept?: Kept;
}

/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Entry {
  number: number;
  at: number;
  event: { type: string } & Record<string, any>;
}
/* eslint-enable */

export interface Transcript {
  heading: Heading;
  entries: readonly Entry[];
}

export function readTranscript(text: string): Transcript {
  const [first, ...lines] = text.split("\n").filter((line) => line.trim() !== "");
  const heading = JSON.parse(first ?? "") as Heading;
  return { heading, entries: lines.map((line) => JSON.parse(line) as Entry) };
}

/** The same file with what this browser has kept: `sobremesa verify` holds the match against it. */
export function proofOf(text: string, kept: Kept): string {
  const end = text.indexOf("\n");
  const heading = JSON.parse(text.slice(0, end)) as Heading;
  return `${JSON.stringify({ ...heading, kept })}${text.slice(end)}`;
}
