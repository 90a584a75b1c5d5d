// What the page does without being told to: the same thing is asked once, for a pause and the end of time may both mean to
// keep it; of what changes the last counts.

interface Action {
  type: string;
}

export class ByItself {
  #send: (action: Action) => Promise<{ kind: string }>;
  /** What of each kind was asked for last, while there is no answer. */
  #last = new Map<string, { written: string; isDone: Promise<boolean> }>();

  constructor(send: (action: Action) => Promise<{ kind: string }>) {
    this.#send = send;
  }

  /** Whether it was done. */
  ask(action: Action): Promise<boolean> {
    const written = JSON.stringify(action);
    const last = this.#last.get(action.type);
    if (last?.written === written) return last.isDone;
    const isDone = this.#send(action).then((answer) => {
      if (this.#last.get(action.type)?.isDone === isDone) this.#last.delete(action.type);
      return answer.kind === "done";
    });
    this.#last.set(action.type, { written, isDone });
    return isDone;
  }
}
