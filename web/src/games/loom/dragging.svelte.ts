// A card that is dragged: it follows the pointer, and the rail shows the gap it would fall into.

import { placeAt } from "./rail.ts";
import { drag, type Place } from "$/table/dragging.ts";

interface Dragged extends Place {
  card: number;
  /** The gap of the rail under it; null beside the rail. */
  place: number | null;
}

export class Dragging {
  now = $state.raw<Dragged | null>(null);
  /** Where the rail is drawn. */
  rail: HTMLElement | null = null;
  #drop: (card: number, place: number | null) => void;

  constructor(drop: (card: number, place: number | null) => void) {
    this.#drop = drop;
  }

  press(pressed: PointerEvent, card: number): void {
    drag(pressed, {
      moved: (at) => (this.now = { ...at, card, place: this.#placeOf(at) }),
      dropped: () => this.#drop(card, this.now?.place ?? null),
      ended: () => (this.now = null),
    });
  }

  #placeOf({ x, y }: Place): number | null {
    const field = this.rail?.getBoundingClientRect();
    // A generous field: nobody aims at a thread exactly.
    if (!this.rail || !field || y < field.top - 30 || y > field.bottom + 30) return null;
    if (x < field.left - 30 || x > field.right + 30) return null;
    const cards = [...this.rail.querySelectorAll("[data-rail]")].map((each) => each.getBoundingClientRect());
    return placeAt(
      x,
      cards.map((each) => each.left + each.width / 2),
    );
  }
}
