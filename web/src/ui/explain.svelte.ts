// One place that explains: a word's meaning, the lines of a score, the text of a clause. Any number or word may ask it.

import type { Line } from "$/protocol/messages.ts";

export type Explained =
  | { kind: "word"; word: string; language: string }
  | { kind: "score"; title: string; lines: readonly Line[] }
  | { kind: "clause"; clause: string };

class Explainer {
  now = $state.raw<Explained | null>(null);

  word(word: string, language: string): void {
    this.now = { kind: "word", word, language };
  }

  score(title: string, lines: readonly Line[]): void {
    this.now = { kind: "score", title, lines };
  }

  clause(clause: string): void {
    this.now = { kind: "clause", clause };
  }

  close(): void {
    this.now = null;
  }
}

export const explain = new Explainer();
