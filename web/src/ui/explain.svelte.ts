// One place that explains: a word's meaning, the lines of a score, the text of a clause. Any number or word may ask it.

import type { Line } from "$/protocol/messages.ts";

/** A word, and the game that reads it. */
export interface Played {
  word: string;
  language: string;
  game: string;
}

export type Explained =
  | ({ kind: "word" } & Played)
  | { kind: "score"; title: string; lines: readonly Line[] }
  | { kind: "clause"; clause: string };

class Explainer {
  now = $state.raw<Explained | null>(null);

  word(played: Played): void {
    this.now = { kind: "word", ...played };
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
