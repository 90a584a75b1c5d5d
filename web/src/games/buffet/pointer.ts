// Finger and mouse over the board: moves the lens, and hands what was meant to the player's trail.

import { between, cellAt, cellGlidedAt, SIDE, type Point } from "./board.ts";
import { lifted, moved, pressed, rested, type Held } from "./gesture.ts";
import type { Play } from "./play.svelte.ts";

/** How long a finger rests on a letter to begin there. */
const REST = 230;
/** How long the lens stays when a finger has gone. */
const LINGER = 500;

/** What the lens follows. */
export type Looking = "finger" | "mouse" | "keys";

export interface Lens {
  look(point: Point, by: Looking, board: DOMRect): void;
  away(): void;
}

export class Pointer {
  #surface: HTMLElement;
  #lens: Lens;
  #play: () => Play;
  #board: DOMRect | null = null;
  #held: Held | null = null;
  #heldBy: Play | null = null;
  #at: Point = { x: 0, y: 0 };
  #rest: ReturnType<typeof setTimeout> | undefined;
  #restingOn: number | null = null;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(surface: HTMLElement, lens: Lens, play: () => Play) {
    this.#surface = surface;
    this.#lens = lens;
    this.#play = play;
  }

  get isDown(): boolean {
    return this.#held !== null;
  }

  /** Hears the pointer until what it gives back is called. */
  listen(): () => void {
    const hearing = new AbortController();
    const { signal } = hearing;
    const surface = this.#surface;
    surface.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    surface.addEventListener("pointermove", (event) => this.#moves(event), { signal });
    surface.addEventListener("pointerup", (event) => this.#up(event), { signal });
    surface.addEventListener("pointercancel", () => this.#cancel(), { signal });
    // A long touch means looking here, not a menu.
    surface.addEventListener("contextmenu", (event) => this.isDown && event.preventDefault(), { signal });
    // Where the board lies is asked once, not at every move.
    window.addEventListener("scroll", () => (this.#board = null), { signal, capture: true, passive: true });
    window.addEventListener("resize", () => (this.#board = null), { signal });
    return () => {
      this.#letGo();
      clearTimeout(this.#linger);
      hearing.abort();
    };
  }

  get #place(): DOMRect {
    return (this.#board ??= this.#surface.getBoundingClientRect());
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#board = null;
    const isTouch = event.pointerType !== "mouse";
    this.#at = this.#point(event);
    const cell = cellAt(this.#at);
    if (cell === null) return;
    this.#surface.setPointerCapture(event.pointerId);
    clearTimeout(this.#linger);
    this.#look(isTouch);
    const play = (this.#heldBy = this.#play());
    const { held, trail } = pressed(play.trail, cell, isTouch, play.ground);
    this.#held = held;
    play.isHeld = true;
    if (play.offer) play.trace(trail);
    this.#restOn(cell);
  }

  // A quick hand turns corners between two frames; the browser tells of all of it when asked.
  #moves(event: PointerEvent): void {
    const all = this.#held ? (event.getCoalescedEvents?.() ?? []) : [];
    for (const each of all.length ? all : [event]) this.#move(each);
  }

  #move(event: PointerEvent): void {
    const isTouch = event.pointerType !== "mouse";
    if (!event.isPrimary || (isTouch && !this.#held)) return;
    const from = this.#at;
    this.#at = this.#point(event);
    this.#look(isTouch);
    if (!this.#held) return;
    for (const point of between(from, this.#at)) this.#glide(cellGlidedAt(point));
  }

  #up(event: PointerEvent): void {
    const held = this.#held;
    const play = this.#heldBy;
    this.#letGo();
    if (!held || !play || play !== this.#play()) return;
    if (held.isTouch) this.#linger = setTimeout(() => this.#lens.away(), LINGER);
    const cell = cellAt(this.#point(event));
    const isMeant = cell !== null && (held.isTouch || cell === held.from);
    if (play.placeable.size) {
      if (isMeant && held.isTouch) play.choose(cell);
      else if (isMeant) play.place(cell);
    } else if (play.offer) {
      play.trace(lifted(play.trail, held, play.ground));
    }
  }

  #cancel(): void {
    if (this.#held?.isTouch) this.#lens.away();
    this.#letGo();
  }

  #letGo(): void {
    clearTimeout(this.#rest);
    if (this.#heldBy) this.#heldBy.isHeld = false;
    this.#held = null;
    this.#heldBy = null;
  }

  #glide(cell: number | null): void {
    const play = this.#heldBy;
    if (cell === null || !this.#held || !play?.offer || play !== this.#play()) return;
    const { held, trail } = moved(play.trail, cell, this.#held, play.ground);
    this.#held = held;
    play.trace(trail);
    this.#restOn(cell);
  }

  #restOn(cell: number): void {
    if (!this.#held?.isTouch || this.#held.isTracing) return;
    if (cell === this.#restingOn && this.#rest) return;
    clearTimeout(this.#rest);
    this.#restingOn = cell;
    this.#rest = setTimeout(() => this.#rested(cell), REST);
  }

  #rested(cell: number): void {
    this.#rest = undefined;
    const play = this.#heldBy;
    if (!this.#held || !play?.offer || cellAt(this.#at) !== cell) return;
    const { held, trail } = rested(play.trail, cell, this.#held, play.ground);
    if (held.isTracing && "vibrate" in navigator) navigator.vibrate(8);
    // Who has looked for a while has not tapped.
    this.#held = { ...held, isTap: false };
    play.trace(trail);
  }

  #look(isTouch: boolean): void {
    this.#lens.look(this.#at, isTouch ? "finger" : "mouse", this.#place);
  }

  #point(event: PointerEvent): Point {
    const board = this.#place;
    return {
      x: ((event.clientX - board.left) / board.width) * SIDE,
      y: ((event.clientY - board.top) / board.height) * SIDE,
    };
  }
}
