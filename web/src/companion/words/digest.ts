// The SHA-256 of what was downloaded; browsers offer it under https alone, and at a table it is often plain http.

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const own = globalThis.crypto?.subtle;
  const digest = own ? new Uint8Array(await own.digest("SHA-256", bytes)) : digestOf(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// FIPS 180-4: the first 32 bits of the fractional parts of roots of the first primes.
const PRIMES = firstPrimes(64);
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const BEGINNING = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

export function digestOf(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(BEGINNING);
  const words = new Uint32Array(64);
  const padded = padding(bytes);
  const whole = bytes.length - (bytes.length % 64);
  for (let at = 0; at < whole; at += 64) mix(state, words, bytes, at);
  for (let at = 0; at < padded.length; at += 64) mix(state, words, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** What does not fill a block, a one, zeros, and how many bits there were. */
function padding(bytes: Uint8Array): Uint8Array {
  const rest = bytes.subarray(bytes.length - (bytes.length % 64));
  const padded = new Uint8Array(rest.length < 56 ? 64 : 128);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const length = new DataView(padded.buffer);
  length.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  length.setUint32(padded.length - 4, bytes.length << 3);
  return padded;
}

function mix(state: Uint32Array, words: Uint32Array, bytes: Uint8Array, at: number): void {
  for (let place = 0; place < 16; place += 1) {
    const from = at + 4 * place;
    words[place] = (bytes[from]! << 24) | (bytes[from + 1]! << 16) | (bytes[from + 2]! << 8) | bytes[from + 3]!;
  }
  for (let place = 16; place < 64; place += 1) {
    const [late, early] = [words[place - 2]!, words[place - 15]!];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16]! + first + words[place - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place += 1) {
    const chosen = (e & f) ^ (~e & g);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[place]! + words[place]!;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => (state[place]! += value));
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x100000000);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}
