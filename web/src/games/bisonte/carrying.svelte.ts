// A piece carried by finger or mouse: it lifts, hovers above the finger, and settles on a square or on the rack.

import type { BisontePlay } from "./play.svelte.ts";
import type { Piece } from "./types.ts";
import { drag } from "$/table/dragging.ts";

/** So high does a piece hover over a finger, to be seen. */
const LIFT = 56;

/** The board, as something to drop on. */
export interface Surface {
  /** The square at a place of the screen, null beside the board. */
  squareAt(x: number, y: number): number | null;
  /** Where a square is on the screen, and how large. */
  middleOf(cell: number): { x: number; y: number; size: number };
  /** Something is carried over this place: the board comes closer, or moves on at its edges. */
  hover(x: number, y: number): void;
  leave(): void;
}

/** The rack, as something to drop on. */
export interface Shelf {
  placeAt(x: number, y: number): number | null;
}

export class Carrying {
  #play: BisontePlay;
  surface: Surface | null = null;
  shelf: Shelf | null = null;
  carried = $state.raw<{ piece: Piece; x: number; y: number } | null>(null);
  /** Where it is seen: over a square it snaps to that. */
  seen = $state.raw<{ x: number; y: number; size: number | null }>({ x: 0, y: 0, size: null });
  /** The square it would settle on. */
  over = $state<number | null>(null);
  /** Its place on the rack, if it is over that. */
  place = $state<number | null>(null);

  constructor(play: BisontePlay) {
    this.#play = play;
  }

  /** From a pointer going down on a piece, on the rack or on the board. */
  begin(event: PointerEvent, piece: Piece): void {
    if (!this.#play.mayLay) return;
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    drag(event, {
      moved: ({ x, y }) => this.#carry(piece, x, y - lift),
      dropped: () => this.#drop(piece),
      ended: () => this.#end(),
    });
  }

  /** Where it is now; asked again while the board moves under it. */
  look(): void {
    if (!this.carried || !this.surface) return;
    const { x, y } = this.carried;
    const cell = this.surface.squareAt(x, y);
    const isFree = cell !== null && !this.#play.match.view.board[cell];
    this.over = isFree ? cell : null;
    this.seen = isFree ? this.surface.middleOf(cell) : { x, y, size: null };
  }

  #carry(piece: Piece, x: number, y: number): void {
    if (!this.carried) this.#play.held = null;
    this.carried = { piece, x, y };
    this.look();
    this.surface?.hover(x, y);
    this.place = this.over === null ? (this.shelf?.placeAt(x, y) ?? null) : null;
  }

  #drop({ key }: Piece): void {
    const { over, place } = this;
    if (place !== null) this.#play.move(key, place);
    const from = this.#play.laid.find((each) => each.piece.key === key);
    if (over === null && from) this.#play.takeBack(from.cell);
    else if (over !== null && over !== from?.cell) this.#play.layAt(key, over);
  }

  #end(): void {
    this.carried = null;
    this.over = null;
    this.place = null;
    this.surface?.leave();
  }
}
