// A browser commits to a nonce, and reveals it once nothing can change (TAB-3).

import { describe, expect, it } from "vitest";
import { keptOf } from "./keeping.ts";
import { commitNonce } from "./seed.ts";
import { MOST_STARTS, Sharing } from "./sharing.ts";
import type { Contribution } from "./transcript.ts";
import type { Do, TableView } from "$/protocol/messages.ts";

const SEAL = "a".repeat(64);
const OTHER_SEAL = "b".repeat(64);
let tables = 0;

/** A table at which this browser sits in seat 0, and all that it asks for. */
class Desk {
  readonly id = `t${++tables}`;
  readonly asked: Do["command"][] = [];
  contributions: Contribution[] = [];
  seat: number | null = 0;
  #answers: (() => void)[] = [];
  #sharing = this.#opened();

  /** The page is loaded anew. */
  load(): void {
    this.#sharing = this.#opened();
  }

  #opened(): Sharing {
    return new Sharing(this.id, (command) => {
      this.asked.push(command);
      return new Promise<void>((resolve) => this.#answers.push(resolve));
    });
    return this.#sharing;
  }

  async tell(phase: string, commitment = SEAL, seed: string | null = null, isCalledOff = false): Promise<void> {
    const chance = { commitment, contributions: this.contributions, secret: "" };
    const state = { phase, chance, seats: [{ bot: false }, { bot: false }] } as unknown as TableView;
    this.#sharing.learn({ state, seat: this.seat, seed, options: { set: "" }, isCalledOff });
    for (const answer of this.#answers.splice(0)) answer();
    await Promise.resolve().then(() => undefined);
  }

  get mine(): string {
    return commitNonce(keptOf(this.id)?.nonce ?? "");
  }

  stands(...commitments: string[]): void {
    this.contributions = commitments.map((commitment, seat) => ({ seat, commitment, nonce: "" }));
  }
}

describe("a browser's part of the seed", () => {
  it("is committed to once, under the seal that the server showed", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    expect(desk.asked).toEqual([{ kind: "commit-nonce", commitment: desk.mine }]);
    desk.stands(desk.mine);
    await desk.tell("gathering");
    expect(desk.asked).toHaveLength(1);
    expect(keptOf(desk.id)?.commitment).toBe(SEAL);
  });

  it("is revealed once the start is set, with all seals that are seen then", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    desk.stands(desk.mine, OTHER_SEAL);
    await desk.tell("starting");
    expect(desk.asked.at(-1)).toEqual({ kind: "reveal-nonce", nonce: keptOf(desk.id)?.nonce });
    expect(keptOf(desk.id)?.nonces).toEqual([desk.mine, OTHER_SEAL]);
  });

  it("keeps what it saw first, whatever the server shows later", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    desk.stands(desk.mine);
    await desk.tell("starting");
    desk.stands(desk.mine, OTHER_SEAL);
    await desk.tell("starting");
    expect(keptOf(desk.id)?.nonces).toEqual([desk.mine]);
  });

  it("is never revealed under another seal, or for somebody else's commitment", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    desk.stands(desk.mine);
    await desk.tell("starting", OTHER_SEAL);
    desk.stands(OTHER_SEAL);
    await desk.tell("starting");
    expect(desk.asked.map(({ kind }) => kind)).toEqual(["commit-nonce"]);
  });

  it("is a new one after a start that came to nothing, under the same seal as well", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    const first = desk.mine;
    desk.stands(first);
    await desk.tell("starting");
    desk.stands();
    await desk.tell("gathering");
    expect(desk.mine).not.toBe(first);
    expect(desk.asked.at(-1)).toEqual({ kind: "commit-nonce", commitment: desk.mine });
  });

  it("takes the place of another device's once, and then lets it be", async () => {
    const desk = new Desk();
    desk.stands(OTHER_SEAL);
    await desk.tell("gathering");
    await desk.tell("gathering");
    await desk.tell("gathering");
    expect(desk.asked).toHaveLength(1);
  });

  it("has no notes any more of a start that came to nothing, for whoever only watches then", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    desk.stands(desk.mine);
    await desk.tell("starting");
    desk.seat = null;
    await desk.tell("playing", OTHER_SEAL, "c".repeat(64), true);
    expect(keptOf(desk.id)?.nonces).toEqual([]);
    await desk.tell("gathering");
    expect(keptOf(desk.id)).toMatchObject({ nonces: [], starts: 1 });
  });

  it("is not shared in any more once the start has come to nothing too often", async () => {
    const desk = new Desk();
    for (let start = 1; start <= MOST_STARTS + 1; start++) {
      desk.stands();
      await desk.tell("gathering");
      desk.stands(desk.mine);
      await desk.tell("starting");
    }
    expect(desk.asked.filter(({ kind }) => kind === "reveal-nonce")).toHaveLength(MOST_STARTS);
    expect(keptOf(desk.id)?.starts).toBe(MOST_STARTS);
  });

  it("gives way to a device that comes later", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    desk.stands(desk.mine);
    await desk.tell("gathering");
    desk.stands(OTHER_SEAL);
    await desk.tell("gathering");
    expect(desk.asked).toHaveLength(1);
  });

  it("is committed to again by whoever stood up and sits down again", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    desk.stands(desk.mine);
    await desk.tell("gathering");
    desk.stands();
    await desk.tell("gathering");
    expect(desk.asked).toHaveLength(2);
  });

  it("is the same after the page was loaded anew, and keeps the seed that the match has committed to", async () => {
    const desk = new Desk();
    await desk.tell("gathering");
    const { mine } = desk;
    desk.stands(mine);
    desk.load();
    await desk.tell("starting");
    expect(desk.asked.at(-1)?.kind).toBe("reveal-nonce");
    await desk.tell("playing", SEAL, "c".repeat(64));
    expect(keptOf(desk.id)).toMatchObject({ seed: "c".repeat(64), nonces: [mine] });
  });
});
