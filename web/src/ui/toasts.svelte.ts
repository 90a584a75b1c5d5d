// Short sentences that come and go: a refusal with its clause, or a word of what has been done.

/** What a toast offers to do about it. */
export interface Offer {
  says: string;
  act: () => void;
}

export interface Toast {
  id: number;
  sentence: string;
  clause: string;
  tone: "no" | "yes";
  offer?: Offer | undefined;
}

const LASTS = 6000;
let count = 0;

class Toasts {
  all = $state.raw<readonly Toast[]>([]);

  refuse(sentence: string, clause = ""): void {
    this.#show({ id: ++count, sentence, clause, tone: "no" });
  }

  tell(sentence: string, offer?: Offer): void {
    this.#show({ id: ++count, sentence, clause: "", tone: "yes", offer });
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  // The same sentence twice is one toast that stays longer; more than three would hide the table.
  #show(toast: Toast): void {
    if (!toast.sentence) return;
    this.all = [...this.all.filter((each) => each.sentence !== toast.sentence), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), LASTS);
  }
}

export const toasts = new Toasts();
