// What was stored or imported may be anything: it is read piece by piece, and what does not fit is not a sheet.

class Unreadable extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

/** What a text says, if it is JSON at all; nothing lies where there is no text. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** What `read` makes of it; null as soon as one piece does not fit. */
export function readable<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof Unreadable) return null;
    throw problem;
  }
}

export function fields(raw: unknown): Fields {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new Unreadable();
  return raw as Fields;
}

export function whole(raw: unknown, least: number, most: number): number {
  if (typeof raw !== "number" || !Number.isInteger(raw) || raw < least || raw > most) throw new Unreadable();
  return raw || 0;
}

export function flag(raw: unknown): boolean {
  if (typeof raw !== "boolean") throw new Unreadable();
  return raw;
}

export function short(raw: unknown, most: number): string {
  if (typeof raw !== "string" || raw.length > most) throw new Unreadable();
  return raw;
}

export function fitting(raw: unknown, pattern: RegExp): string {
  if (typeof raw !== "string" || !pattern.test(raw)) throw new Unreadable();
  return raw;
}

export function oneOf<Word extends string>(raw: unknown, words: readonly Word[]): Word {
  const found = words.find((each) => each === raw);
  if (found === undefined) throw new Unreadable();
  return found;
}

export function list<Value>(raw: unknown, most: number, read: (each: unknown) => Value): Value[] {
  if (!Array.isArray(raw) || raw.length > most) throw new Unreadable();
  return raw.map((each: unknown) => read(each));
}

/** Of each seat one; never more, never fewer. */
export function bySeat<Value>(raw: unknown, seats: number, read: (each: unknown) => Value): Value[] {
  const found = list(raw, seats, read);
  if (found.length !== seats) throw new Unreadable();
  return found;
}

export function orNull<Value>(raw: unknown, read: (each: unknown) => Value): Value | null {
  return raw === null ? null : read(raw);
}
