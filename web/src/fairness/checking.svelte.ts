// The match is over: this page fetches all of it, and checks by itself whether the deal was fair (TAB-3).

import type { Checked, Evidence } from "./check.ts";
import { proofOf, readTranscript, type Kept } from "./transcript.ts";
import { fetchFile } from "$/ui/api.ts";

export class Checking {
  now = $state<"waiting" | "checking" | "fair" | "unfair" | "failed">("waiting");
  checked = $state.raw<Checked>({ faults: [], draws: 0 });
  kept = $state.raw<Kept | null>(null);
  readonly #table: string;
  #file: File | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  async start(box: unknown, evidence: Evidence): Promise<void> {
    if (this.now === "checking") return;
    this.now = "checking";
    this.kept = evidence.kept;
    try {
      this.#file = await fetchFile(`/api/matches/${this.#table}/transcript`);
      // Loaded when it is needed: few bytes, but none on the way to the table.
      const { check, witnessing } = await import("./check.ts");
      const transcript = readTranscript(await this.#file.text());
      const witness = (await witnessing(transcript.heading.game))(box as never);
      this.checked = check(transcript, witness, evidence);
      this.now = this.checked.faults.length ? "unfair" : "fair";
    } catch {
      this.now = "failed";
    }
  }

  /** The match with what this browser has kept of it. */
  async proof(): Promise<File | null> {
    if (!this.#file) return null;
    const text = await this.#file.text();
    const written = this.kept ? proofOf(text, this.kept) : text;
    return new File([written], this.#file.name.replace(/\.jsonl$/, "-proof.jsonl"), { type: this.#file.type });
  }
}
