// A play that the board reader has scored, on its way to the score sheet of an open match.

export interface ScoredTurn {
  /** Without the 50 for seven tiles (BIS-20). */
  points: number;
  seven: boolean;
  /** In capitals, the word along the play first. */
  words: readonly string[];
}

class Handover {
  #waiting = $state.raw<ScoredTurn | null>(null);

  /** What waits for a sheet to take it; the last one counts. */
  get waiting(): ScoredTurn | null {
    return this.#waiting;
  }

  offer(turn: ScoredTurn): void {
    this.#waiting = turn;
  }

  /** The sheet writes it down, and nobody else will. */
  take(): ScoredTurn | null {
    const turn = this.#waiting;
    this.#waiting = null;
    return turn;
  }
}

export const handover = new Handover();
