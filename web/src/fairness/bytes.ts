// Bytes as they are written in matches: hexadecimal.

export function bytesOf(written: string): Uint8Array {
  const isHex = written.length % 2 === 0 && /^[0-9a-f]*$/.test(written);
  const pairs = isHex ? (written.match(/../g) ?? []) : [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const encoder = new TextEncoder();

/** A label, then bytes. */
export function joined(label: string, ...parts: Uint8Array[]): Uint8Array {
  const pieces = [encoder.encode(label), ...parts];
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
