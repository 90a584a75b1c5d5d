// What has just been told, as something to see: tiles that settle one after another, and what an objection came to.

import type { Told } from "./types.ts";
import type { Told as Entry } from "$/table/match.ts";
import { Stage } from "$/table/stage.svelte.ts";
import { sound } from "$/ui/sound.ts";

/** Between two tiles of a play, and between two plays, in milliseconds. */
const TILE = 70;
const PLAY = 500;
const START = 3200;
const SEVEN = 3000;
const VERDICT = 5000;
const BONUS = "bisonte-line-seven";

type Of<Type extends Told["type"]> = Extract<Told, { type: Type }>;
export type BoardScene =
  { kind: "start" } | { kind: "seven"; event: Of<"play-made"> } | { kind: "verdict"; event: Of<"objection-made"> };

export class Scenes {
  readonly stage = new Stage<BoardScene>();
  /** When a tile settles, in milliseconds from now. */
  settling = $state.raw<ReadonlyMap<number, number>>(new Map());

  hear(news: readonly Entry<Told>[], seat: number | null): void {
    const settling = new Map<number, number>();
    let at = 0;
    for (const { event } of news) {
      if (event.type === "start-settled") this.stage.show({ kind: "start" }, START);
      if (event.type === "objection-made") {
        this.stage.show({ kind: "verdict", event }, VERDICT);
        sound(event.upheld ? "no" : "good");
      }
      if (event.type !== "play-made") continue;
      if (event.score.lines.some((line) => line.text.id === BONUS)) {
        this.stage.show({ kind: "seven", event }, SEVEN);
        sound("good");
      }
      if (event.seat === seat) continue;
      for (const { cell } of event.placements) settling.set(cell, (at += TILE));
      at += PLAY;
    }
    if (!settling.size) return;
    this.settling = settling;
    sound("wood");
  }
}
