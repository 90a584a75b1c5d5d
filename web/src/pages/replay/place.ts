// A place in a match that is over, as an address: a step, counted from one as people do, and a seat to look from.

export interface Place {
  /** From zero; null for the end. */
  step: number | null;
  /** Null for what everybody sees. */
  seat: number | null;
}

function wholeNumber(written: string | null): number | null {
  return written !== null && /^\d{1,5}$/.test(written) ? Number(written) : null;
}

export function placeOf(query: URLSearchParams): Place {
  const step = wholeNumber(query.get("step"));
  return { step: step === null ? null : Math.max(0, step - 1), seat: wholeNumber(query.get("seat")) };
}

export function pathTo(match: string, { step, seat }: Place): string {
  const query = new URLSearchParams();
  if (step !== null) query.set("step", String(step + 1));
  if (seat !== null) query.set("seat", String(seat));
  const written = query.toString();
  return `/m/${match}${written ? `?${written}` : ""}`;
}
