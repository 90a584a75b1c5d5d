// A card that is dragged: it follows the pointer, and the rail shows the gap it would fall into.

import { placeAt } from "./rail.ts";

/** A finger is never quite still: less than this is a tap. */
const LEAST = 8;

interface Dragged {
  card: number;
  x: number;
  y: number;
  /** The gap of the rail under it; null beside the rail. */
  place: number | null;
}

export class Dragging {
  now = $state.raw<Dragged | null>(null);
  /** Where the rail is drawn. */
  rail: HTMLElement | null = null;
  #drop: (card: number, place: number | null) => void;
  #hasMoved = false;

  constructor(drop: (card: number, place: number | null) => void) {
    this.#drop = drop;
  }

  /** Whether the click that follows belongs to a drag that is over. */
  get isOver(): boolean {
    return this.#hasMoved;
  }

  press(pressed: PointerEvent, card: number): void {
    this.#hasMoved = false;
    if (pressed.button !== 0) return;
    const moved = (event: PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return;
      const isFar = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > LEAST;
      this.#hasMoved ||= isFar;
      if (this.#hasMoved) this.now = { card, x: event.clientX, y: event.clientY, place: this.#placeOf(event) };
    };
    const released = (event: PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return;
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", released);
      removeEventListener("pointercancel", released);
      if (this.now && event.type === "pointerup") this.#drop(card, this.now.place);
      this.now = null;
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", released);
  }

  #placeOf({ clientX, clientY }: PointerEvent): number | null {
    const field = this.rail?.getBoundingClientRect();
    // A generous field: nobody aims at a thread exactly.
    if (!this.rail || !field || clientY < field.top - 30 || clientY > field.bottom + 30) return null;
    if (clientX < field.left - 30 || clientX > field.right + 30) return null;
    const cards = [...this.rail.querySelectorAll("[data-rail]")].map((each) => each.getBoundingClientRect());
    return placeAt(
      clientX,
      cards.map((each) => each.left + each.width / 2),
    );
  }
}
