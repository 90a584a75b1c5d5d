// What a seed gives, and what the code of a printed set deals: as `engine/chance.py` and `engine/sets.py`.

import { blake2b } from "@noble/hashes/blake2.js";
import { SEED_BYTES } from "./seed.ts";

export interface Draw {
  label: string;
  counter: number;
  sizes: readonly number[];
  values: readonly number[];
}

const WORD = 1n << 64n;
const WORD_BYTES = 8;
const PERSON_BYTES = 16;
const encoder = new TextEncoder();

/** The values that a draw of these sizes has; a number above the last whole multiple is drawn again. */
export function valuesOf(seed: Uint8Array, { label, counter, sizes }: Draw): number[] {
  return sizes.map((size, place) => {
    const fairBelow = WORD - (WORD % BigInt(size));
    for (let attempt = 0; ; attempt += 1) {
      const number = numberOf(
        blake2b(encoder.encode(`${counter}/${place}/${attempt}/${label}`), {
          key: seed,
          dkLen: WORD_BYTES,
          personalization: person("sobremesa.draw"),
        }),
      );
      if (number < fairBelow) return Number(number % BigInt(size));
    }
  });
}

export function seedOfSet(code: string): Uint8Array {
  return blake2b(encoder.encode(code), { dkLen: SEED_BYTES, personalization: person("sobremesa.set") });
}

function person(name: string): Uint8Array {
  const padded = new Uint8Array(PERSON_BYTES);
  padded.set(encoder.encode(name));
  return padded;
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}
