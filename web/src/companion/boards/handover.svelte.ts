// A play that the board reader has scored, on its way to the score sheet of one match: kept until that sheet has it.

import { onSheet, readPlay, type Play } from "../bisonte/kept.ts";
import { fields, parsed, readable, short } from "../reading.ts";
import { recall, remember } from "$/ui/memory.ts";

interface Waiting {
  /** The match on whose sheet it belongs. */
  match: string;
  turn: Play;
}

const NAME = "companion.handover";
const LONGEST_ID = 40;

export class Handover {
  #waiting = $state.raw<Waiting | null>(null);

  constructor() {
    this.#waiting = readable(() => readWaiting(parsed(recall(NAME))));
  }

  /** What waits for the sheet of a match; the last play that was handed over counts. */
  waitingFor(match: string): Play | null {
    return this.#waiting?.match === match ? this.#waiting.turn : null;
  }

  offer(match: string, turn: Play): void {
    this.#keep({ match, turn: onSheet(turn) });
  }

  /** It is written down, or nobody wants it. */
  clear(): void {
    this.#keep(null);
  }

  #keep(waiting: Waiting | null): void {
    this.#waiting = waiting;
    remember(NAME, JSON.stringify(waiting));
  }
}

function readWaiting(raw: unknown): Waiting {
  const found = fields(raw);
  return { match: short(found.match, LONGEST_ID), turn: readPlay(found.turn) };
}

export const handover = new Handover();
