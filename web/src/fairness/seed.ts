// The seed of a match, made of the server's secret and a nonce of each browser (TAB-3): as `engine/shared_seed.py`.
// The browser's own SHA-256 is there under https alone, and phones in a living room come over plain http.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesOf, hexOf, joined } from "./bytes.ts";

export const SEED_BYTES = 32;

export const newNonce = (): string => hexOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

export const commitSecret = (secret: string): string => committed("sobremesa secret\n", secret);
export const commitNonce = (nonce: string): string => committed("sobremesa nonce\n", nonce);
export const commitSeed = (seed: string): string => committed("sobremesa seed\n", seed);

export function shareSeed(secret: string, nonces: readonly string[]): string {
  const ordered = nonces.map((nonce) => [commitNonce(nonce), nonce] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return hexOf(
    sha256(joined("sobremesa shared seed\n", bytesOf(secret), ...ordered.map(([, nonce]) => bytesOf(nonce)))),
  );
}

function committed(label: string, written: string): string {
  return hexOf(sha256(joined(label, bytesOf(written))));
}
