// Marking as theatre: one scene after another, ants walking out of their nest onto the letters; a tap skips it all.

import { centreOf, doorOf, foodsBeside, nestsBefore, type Point } from "./board.ts";
import { cellsOf, lasts, sceneOf, STEP, type Scene } from "./scenes.ts";
import type { Ant, BuffetMatch, Event } from "./types.ts";
import { Stage } from "$/table/stage.svelte.ts";
import type { Told } from "$/table/match.ts";
import { settings } from "$/ui/settings.svelte.ts";
import { sound } from "$/ui/sound.ts";

export interface Walker extends Point {
  seat: number;
  special: boolean;
}

/** Something has just been reached: how many foods or nests that makes for a seat. */
export interface Tick extends Point {
  seat: number;
  count: number;
  kind: "food" | "nest";
}

export class Theatre {
  readonly #match: () => BuffetMatch;
  readonly #stage = new Stage<Scene>();
  #queue: Scene[] = [];
  #hidden = $state.raw<ReadonlySet<number>>(new Set());
  walker = $state.raw<Walker | null>(null);
  ticks = $state.raw<readonly Tick[]>([]);

  constructor(match: () => BuffetMatch) {
    this.#match = match;
  }

  get scene(): Scene | null {
    return this.#stage.now;
  }

  /** The ants as far as the theatre has come. */
  get ants(): Readonly<Record<string, Ant>> {
    const { ants } = this.#match().view;
    if (!this.#hidden.size) return ants;
    return Object.fromEntries(Object.entries(ants).filter(([cell]) => !this.#hidden.has(Number(cell))));
  }

  hear(news: readonly Told<Event>[]): void {
    // Who looks back goes from step to step at their own pace: what is still on belongs to the step before.
    if (!this.#match().isLive && !this.#match().isBig) this.skip();
    const scenes = news.flatMap(({ event }) => sceneOf(event) ?? []);
    if (!scenes.length) return;
    this.#queue.push(...scenes);
    this.#hidden = new Set(this.#queue.flatMap(cellsOf));
    for (const scene of scenes) this.#stage.show(scene, lasts(scene));
  }

  skip(): void {
    this.#queue = [];
    this.#stage.skip();
  }

  /** Plays the scene that is on; what it gives back ends it. */
  perform(scene: Scene | null): () => void {
    while (this.#queue.length && this.#queue[0] !== scene) this.#queue.shift();
    this.#hidden = new Set(this.#queue.flatMap(cellsOf));
    this.walker = null;
    this.ticks = [];
    if (scene?.kind === "checked" && !scene.checked.cells.length) sound("no");
    if (scene?.kind === "word") sound("paper");
    const cells = scene ? cellsOf(scene) : [];
    if (!scene || !cells.length || scene.kind === "scores") return () => undefined;
    if (settings.isCalm) {
      this.#reveal(cells, scene.seat);
      return () => undefined;
    }
    return this.#walk(cells, scene.seat);
  }

  #walk(cells: readonly number[], seat: number): () => void {
    const { players, ants } = this.#match().view;
    const door = doorOf(players[seat]?.side ?? "north");
    this.walker = { ...door, seat, special: false };
    let step = 0;
    const timer = setInterval(() => {
      const [before, cell] = [cells[step - 1], cells[step]];
      if (before !== undefined) this.#reveal([before], seat);
      if (cell === undefined) {
        this.walker = null;
        clearInterval(timer);
        return;
      }
      this.walker = { ...centreOf(cell), seat, special: ants[cell]?.special ?? false };
      step += 1;
    }, STEP);
    return () => clearInterval(timer);
  }

  #reveal(cells: readonly number[], seat: number): void {
    const before = this.#reached(seat);
    this.#hidden = new Set([...this.#hidden].filter((cell) => !cells.includes(cell)));
    const after = this.#reached(seat);
    const { players } = this.#match().view;
    const foods = after.foods.filter((food) => !before.foods.includes(food));
    const nests = after.nests.filter((nest) => !before.nests.includes(nest));
    this.ticks = [
      ...this.ticks,
      ...foods.map((food) => ({ ...centreOf(food), seat, count: after.foods.length, kind: "food" as const })),
      ...nests.map((nest) => ({
        ...doorOf(players[nest]?.side ?? "north"),
        seat,
        count: after.nests.length,
        kind: "nest" as const,
      })),
    ];
    sound(foods.length || nests.length ? "good" : "ant");
  }

  #reached(seat: number): { foods: readonly number[]; nests: readonly number[] } {
    const { letters, players } = this.#match().view;
    const { ants } = this;
    const sides = players.map(({ side }) => side);
    return { foods: foodsBeside(letters, ants, seat), nests: nestsBefore(sides, ants, seat) };
  }
}
