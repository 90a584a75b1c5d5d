// Short sentences that come and go: a refusal with its clause, or a word of what has been done.

export interface Toast {
  id: number;
  sentence: string;
  clause: string;
  tone: "no" | "yes";
}

const LASTS = 6000;
let count = 0;

class Toasts {
  all = $state.raw<readonly Toast[]>([]);

  refuse(sentence: string, clause = ""): void {
    this.#show({ id: ++count, sentence, clause, tone: "no" });
  }

  tell(sentence: string): void {
    this.#show({ id: ++count, sentence, clause: "", tone: "yes" });
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
