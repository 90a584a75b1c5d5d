// The window onto the board: pinched, tapped twice, or coming closer by itself while somebody places.

import type { Surface } from "./carrying.svelte.ts";
import { clampScale, easyScale, edgePush, scrollAround, scrollTo, spread, type Place } from "./zoom.ts";
import { settings } from "$/ui/settings.svelte.ts";

const LASTS = 180;
/** How long something hovers before the board comes closer. */
const DWELL = 320;
const EDGE = 40;
const PUSH = 9;

export class BoardWindow implements Surface {
  scale = $state(1);
  /** Whether it came closer by itself, and so goes back by itself. */
  isByItself = false;
  #outer: HTMLElement;
  #field: HTMLElement;
  #grid: HTMLElement;
  #side: number;
  #moved: () => void;
  #frame = 0;
  #dwell: ReturnType<typeof setTimeout> | undefined;
  #pinch: { distance: number; scale: number } | null = null;
  #hover: Place | null = null;

  /** `moved` is told whenever the board has moved under whatever hovers over it. */
  constructor(outer: HTMLElement, field: HTMLElement, grid: HTMLElement, side: number, moved: () => void) {
    this.#outer = outer;
    this.#field = field;
    this.#grid = grid;
    this.#side = side;
    this.#moved = moved;
  }

  get isClose(): boolean {
    return this.scale > 1.01;
  }

  squareAt(x: number, y: number): number | null {
    const window = this.#outer.getBoundingClientRect();
    if (x < window.left || x > window.right || y < window.top || y > window.bottom) return null;
    const { left, top, width } = this.#grid.getBoundingClientRect();
    const [column, row] = [x - left, y - top].map((place) => Math.floor((place / width) * this.#side));
    const isOn = [column, row].every((place) => place !== undefined && place >= 0 && place < this.#side);
    return isOn ? (row as number) * this.#side + (column as number) : null;
  }

  middleOf(cell: number): { x: number; y: number; size: number } {
    const { left, top, width } = this.#grid.getBoundingClientRect();
    const share = this.#shareOf(cell);
    return { x: left + share.x * width, y: top + share.y * width, size: width / this.#side };
  }

  /** Closer to a square and back by itself, where squares are small. */
  comeTo(cell: number): void {
    if (this.isClose) return;
    const wanted = easyScale(this.#square());
    if (wanted === 1) return;
    this.isByItself = true;
    this.#glide(wanted, scrollTo(this.#shareOf(cell), wanted, this.#size()));
  }

  goBack(): void {
    if (this.isByItself) this.whole();
  }

  whole(): void {
    this.isByItself = false;
    this.#glide(1, { x: 0, y: 0 });
  }

  /** What two taps, the button and the keys do. */
  toggle(at: Place | number): void {
    if (this.isClose) return this.whole();
    const wanted = Math.max(1.6, easyScale(this.#square()));
    this.isByItself = false;
    if (typeof at === "number") return this.#glide(wanted, scrollTo(this.#shareOf(at), wanted, this.#size()));
    this.#glide(wanted, scrollAround(this.#scroll(), this.#within(at.x, at.y), this.scale, wanted, this.#size()));
  }

  /** Two fingers belong to the board; the page would move with them. */
  watch(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const pinch = (event: TouchEvent) => {
      if (this.#pinchWith(event.touches) && event.cancelable) event.preventDefault();
    };
    this.#outer.addEventListener("touchmove", pinch, { passive: false, signal });
    this.#outer.addEventListener("touchend", pinch, { signal });
    this.#outer.addEventListener("touchcancel", pinch, { signal });
    return () => listening.abort();
  }

  #pinchWith(touches: TouchList): boolean {
    const [one, other] = [touches[0], touches[1]];
    if (!one || !other) {
      this.#pinch = null;
      return false;
    }
    const { distance, middle } = spread({ x: one.clientX, y: one.clientY }, { x: other.clientX, y: other.clientY });
    this.#pinch ??= { distance, scale: this.scale };
    const wanted = clampScale((this.#pinch.scale * distance) / this.#pinch.distance);
    cancelAnimationFrame(this.#frame);
    this.isByItself = false;
    this.#set(wanted, scrollAround(this.#scroll(), this.#within(middle.x, middle.y), this.scale, wanted, this.#size()));
    return true;
  }

  hover(x: number, y: number): void {
    this.#hover = { x, y };
    const isOver = this.squareAt(x, y) !== null;
    if (!isOver) clearTimeout(this.#dwell);
    if (this.isClose) this.#pushOn();
    else if (isOver) this.#waitToComeCloser();
  }

  leave(): void {
    this.#hover = null;
    clearTimeout(this.#dwell);
    this.#dwell = undefined;
  }

  #waitToComeCloser(): void {
    if (this.#dwell !== undefined) return;
    this.#dwell = setTimeout(() => {
      this.#dwell = undefined;
      const wanted = easyScale(this.#square());
      if (!this.#hover || wanted === 1) return;
      const at = this.#within(this.#hover.x, this.#hover.y);
      this.isByItself = true;
      this.#glide(wanted, scrollAround(this.#scroll(), at, this.scale, wanted, this.#size()));
    }, DWELL);
  }

  /** On at the edges, frame by frame, as long as something hovers there. */
  #pushOn(): void {
    cancelAnimationFrame(this.#frame);
    if (!this.#hover || this.squareAt(this.#hover.x, this.#hover.y) === null) return;
    const push = edgePush(this.#within(this.#hover.x, this.#hover.y), this.#size(), EDGE, PUSH);
    if (!push.x && !push.y) return;
    this.#outer.scrollBy(push.x, push.y);
    this.#moved();
    this.#frame = requestAnimationFrame(() => this.#pushOn());
  }

  #glide(scale: number, scroll: Place): void {
    cancelAnimationFrame(this.#frame);
    const [from, at] = [this.scale, this.#scroll()];
    const begins = performance.now();
    const lasts = settings.isCalm ? 0 : LASTS;
    const step = (now: number): void => {
      const part = lasts ? Math.min(1, Math.max(0, (now - begins) / lasts)) : 1;
      const eased = 1 - (1 - part) ** 3;
      const mix = (one: number, other: number) => one + (other - one) * eased;
      this.#set(mix(from, scale), { x: mix(at.x, scroll.x), y: mix(at.y, scroll.y) });
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    step(begins);
  }

  // Written at once and not through the page's state: board and scrolling must move in the same frame.
  #set(scale: number, scroll: Place): void {
    this.scale = scale;
    this.#field.style.transform = scale > 1.01 ? `scale(${scale})` : "";
    this.#outer.classList.toggle("close", scale > 1.01);
    this.#outer.scrollTo(scroll.x, scroll.y);
    this.#moved();
  }

  #scroll(): Place {
    return { x: this.#outer.scrollLeft, y: this.#outer.scrollTop };
  }

  #size(): number {
    return this.#outer.clientWidth;
  }

  #square(): number {
    return this.#grid.offsetWidth / this.#side;
  }

  #within(x: number, y: number): Place {
    const { left, top } = this.#outer.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  #shareOf(cell: number): Place {
    const share = (place: number) => (place + 0.5) / this.#side;
    return { x: share(cell % this.#side), y: share(Math.floor(cell / this.#side)) };
  }
}
