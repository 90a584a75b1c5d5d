// Scenes that are shown one after another: words being marked, dice rolling, words laid open in turn.

import { settings } from "$/ui/settings.svelte.ts";

interface Waiting<Scene> {
  scene: Scene;
  lasts: number;
}

/** Where motion is not wanted, a scene stays only as long as it takes to be read. */
const CALM = 0.5;

export class Stage<Scene> {
  #now = $state.raw<Scene | null>(null);
  #waiting: Waiting<Scene>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The scene that is on, null when all is said. */
  get now(): Scene | null {
    return this.#now;
  }

  show(scene: Scene, lasts: number): void {
    this.#waiting.push({ scene, lasts: settings.isCalm ? lasts * CALM : lasts });
    if (this.#now === null) this.#next();
  }

  /** Everything that waits is over: the table as it is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#now = null;
  }

  #next(): void {
    const next = this.#waiting.shift();
    this.#now = next?.scene ?? null;
    if (next) this.#timer = setTimeout(() => this.#next(), next.lasts);
  }
}
