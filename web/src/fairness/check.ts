// A finished match, checked without trusting anybody: the seed, every draw, and what was shown of it (TAB-3).

import { bytesOf } from "./bytes.ts";
import { seedOfSet, valuesOf, type Draw } from "./draw.ts";
import { commitNonce, commitSecret, commitSeed, shareSeed } from "./seed.ts";
import type { Entry, Kept, SharedSeed, Transcript } from "./transcript.ts";
import { isAlike, type Witness, type Witnessing } from "./witness.ts";

/** What does not fit: the id of its sentence with its arguments, and the number of its event. */
export interface Fault {
  id: string;
  args: Record<string, string | number>;
  number: number;
}

export interface Checked {
  faults: readonly Fault[];
  draws: number;
}

/** What this page was told while the match went on. */
export interface Evidence {
  kept: Kept | null;
  told: readonly { number: number; event: unknown }[];
}

const MOST_SIZES = 10_000;
const WITNESSES = import.meta.glob<{ witness: Witnessing }>("../games/*/fair.ts");

/** How a game deals, asked for once it is needed. */
export async function witnessing(game: string): Promise<Witnessing> {
  const load = WITNESSES[`../games/${game}/fair.ts`];
  if (!load) throw new Error(`nobody knows how ${game} deals`);
  return (await load()).witness;
}

/** A file that is none of a match. */
export const damaged = (): Fault => fault("page-fair-damaged", 0);

export function check({ heading, entries }: Transcript, game: string, witness: Witness, evidence: Evidence): Checked {
  const began = entries.find(({ event }) => event.type === "match-began");
  const last = entries.at(-1);
  if (!began || last?.event.type !== "seed-revealed") {
    return { faults: [fault("unfair-not-revealed", last?.number ?? 0)], draws: 0 };
  }
  const seed = String(last.event.seed);
  const committed = String(began.event.commitment);
  if (heading.game !== game || began.event.game !== game) return { faults: [damaged()], draws: 0 };
  const options = (began.event.options ?? {}) as Record<string, unknown>;
  const faults = [
    ...ofOptions(options, evidence.kept),
    ...(commitSeed(seed) === committed ? [] : ["unfair-commitment"]),
    ...ofShared(seed, heading.shared),
    ...ofKept(committed, heading.shared, evidence.kept),
  ].map((id) => fault(id, last.number));
  const drawn = ofDraws(entries, seed, String(options.set ?? ""), witness);
  return { faults: [...faults, ...ofTold(entries, evidence.told), ...drawn.faults], draws: drawn.draws };
}

function fault(id: string, number: number, args: Fault["args"] = {}): Fault {
  return { id, args, number };
}

/** The secret and the nonces are those that were committed to, and the seed is made of them. */
function ofShared(seed: string, shared: SharedSeed | undefined): string[] {
  if (!shared) return [];
  const nonces = shared.contributions;
  return [
    ...(commitSecret(shared.secret) === shared.commitment ? [] : ["unfair-secret"]),
    ...(nonces.every((each) => commitNonce(each.nonce) === each.commitment) ? [] : ["unfair-nonce"]),
    ...(shareSeed(
      shared.secret,
      nonces.map((each) => each.nonce),
    ) === seed
      ? []
      : ["unfair-shared-seed"]),
  ];
}

/** And they are those that this browser saw before it revealed its own. */
function ofKept(committed: string, shared: SharedSeed | undefined, kept: Kept | null): string[] {
  if (!kept) return [];
  const contributions = shared?.contributions ?? [];
  const nonces = contributions.map((each) => each.commitment).sort();
  return [
    ...(shared?.commitment === kept.commitment ? [] : ["unfair-other-secret"]),
    ...(isAlike(nonces, [...kept.nonces].sort()) ? [] : ["unfair-other-nonces"]),
    ...(contributions.some((each) => each.nonce === kept.nonce) ? [] : ["unfair-own-nonce"]),
    ...(kept.seed === "" || kept.seed === committed ? [] : ["unfair-other-seed"]),
  ];
}

/** The match began with what this browser was shown when it revealed its nonce. */
function ofOptions(options: Record<string, unknown>, kept: Kept | null): string[] {
  const wanted = Object.entries(kept?.options ?? {});
  return wanted.every(([name, value]) => isAlike(options[name], value)) ? [] : ["unfair-other-options"];
}

/** What this page was told in the match stands in the file, word for word. */
function ofTold(entries: readonly Entry[], told: Evidence["told"]): Fault[] {
  const known = new Map(entries.map(({ number, event }) => [number, event]));
  const other = told.find(({ number, event }) => !isAlike(known.get(number), event));
  return other ? [fault("page-fair-other-event", other.number)] : [];
}

function ofDraws(entries: readonly Entry[], seed: string, chosen: string, witness: Witness): Checked {
  const key = bytesOf(seed);
  const faults: Fault[] = [];
  let [draws, next] = [0, 0];
  let before: Entry["event"] | null = null;
  for (const { number, event } of entries) {
    const draw = (event.draw ?? null) as Draw | null;
    const set = typeof event.set === "string" ? event.set : "";
    // What deals a set says which, and deals by the seed where the table has chosen none.
    const isChosen = event.set === undefined || set === chosen;
    if (draw && !isOfSeed(draw, set ? seedOfSet(set) : key, set ? 0 : next)) {
      faults.push(
        set ? fault("unfair-set", number, { set }) : fault("unfair-draw", number, { label: String(draw.label) }),
      );
    } else if (!isChosen || !agrees(witness, event, before)) {
      faults.push(draw ? fault("unfair-shown", number, { label: draw.label }) : fault("unfair-told", number));
    }
    if (draw) [draws, next] = [draws + 1, draw.counter + 1];
    before = event;
    if (!hasSeen(witness, event)) return { faults: [...faults, fault("unfair-told", number)], draws };
  }
  return { faults, draws };
}

// What happens to cards that do not exist, or to seats that nobody has, can only come from a file that was changed.
function agrees(witness: Witness, event: Entry["event"], before: Entry["event"] | null): boolean {
  try {
    return witness.agrees(event, before);
  } catch {
    return false;
  }
}

function hasSeen(witness: Witness, event: Entry["event"]): boolean {
  try {
    witness.see(event);
  } catch {
    return false;
  }
  return true;
}

function isOfSeed(draw: Draw, seed: Uint8Array, counter: number): boolean {
  return isDraw(draw) && draw.counter === counter && isAlike(draw.values, valuesOf(seed, draw));
}

// A draw of nothing would only change what the next ones give, and one of endless numbers would never end.
function isDraw({ sizes, values }: Draw): boolean {
  const areFit = Array.isArray(sizes) && sizes.length > 0 && sizes.length <= MOST_SIZES;
  return areFit && Array.isArray(values) && sizes.every((size) => Number.isSafeInteger(size) && size > 0);
}
