// The code of a printed set, however somebody typed it.

const LONGEST = 40;
const ALIKE: Record<string, string> = { O: "0", I: "1", L: "1" };

/** As the house understands it: in capitals, without what stands between, and with digits for what looks like one. */
export function readCode(typed: string): string {
  return typed
    .slice(0, LONGEST)
    .replace(/[\s–·-]/g, "")
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => ALIKE[letter] ?? letter);
}
