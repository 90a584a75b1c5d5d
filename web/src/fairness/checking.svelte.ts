// The match is over: this page fetches all of it, and checks by itself whether the deal was fair (TAB-3).

import type { Checked, Evidence } from "./check.ts";
import { MOST_STARTS } from "./sharing.ts";
import { proofOf, readTranscript, type Kept } from "./transcript.ts";
import { fetchFile } from "$/ui/api.ts";

export class Checking {
  /** `alike`: the match agrees with itself, and this device has no notes to hold it against, or too many starts failed. */
  now = $state<"waiting" | "checking" | "fair" | "alike" | "unfair" | "failed">("waiting");
  checked = $state.raw<Checked>({ faults: [], draws: 0 });
  kept = $state.raw<Kept | null>(null);
  readonly #table: string;
  #file: File | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  async start(game: string, box: unknown, evidence: Evidence): Promise<void> {
    if (this.now === "checking") return;
    this.now = "checking";
    this.kept = evidence.kept;
    try {
      this.#file = await fetchFile(`/api/matches/${this.#table}/transcript`);
      // Loaded when it is needed: few bytes, but none on the way to the table.
      const { check, damaged, witnessing } = await import("./check.ts");
      const [text, begin] = [await this.#file.text(), await witnessing(game)];
      try {
        this.checked = check(readTranscript(text), game, begin(box as never), evidence);
      } catch {
        // What came is no match: that is for the server to explain.
        this.checked = { faults: [damaged()], draws: 0 };
      }
    } catch {
      this.now = "failed";
      return;
    }
    const isOurs = evidence.kept !== null && evidence.kept.starts < MOST_STARTS;
    this.now = this.checked.faults.length ? "unfair" : isOurs ? "fair" : "alike";
  }

  /** The match with what this browser has kept of it. */
  async proof(): Promise<File | null> {
    if (!this.#file) return null;
    const text = await this.#file.text();
    const written = this.kept ? proofOf(text, this.kept) : text;
    return new File([written], this.#file.name.replace(/\.jsonl$/, "-proof.jsonl"), { type: this.#file.type });
  }
}
