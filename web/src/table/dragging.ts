// A piece that is dragged by finger or mouse. A mere tap stays a tap, and the click at the end of a way is none.

/** A hand is never quite still: less than this is a tap. */
const SLACK = 8;

export interface Place {
  x: number;
  y: number;
}

interface Dragging {
  /** It is lifted, and wherever it is from then on. */
  moved(at: Place): void;
  /** Let go by the hand; a touch that the browser takes away drops nothing. */
  dropped(at: Place): void;
  /** It is out of hand again, dropped or not. */
  ended?(): void;
}

/** Puts back what is in hand now. */
let putBack: (() => void) | null = null;

/** From a pointer that goes down on a piece. The window hears the rest: a quick hand has left the piece before it is lifted, and
 * a piece may be drawn elsewhere meanwhile. Where fingers are to drag, the piece needs a `touch-action`. */
export function drag(pressed: PointerEvent, dragging: Dragging): void {
  if (pressed.button !== 0) return;
  // A second finger is ignored; a first one means that the end of the way before was never told.
  if (putBack && !pressed.isPrimary) return;
  putBack?.();
  const hearing = new AbortController();
  let isLifted = false;

  function hear(name: "pointermove" | "pointerup" | "pointercancel", heard: (event: PointerEvent) => void): void {
    const mine = (event: PointerEvent) => event.pointerId === pressed.pointerId && heard(event);
    window.addEventListener(name, mine, { signal: hearing.signal, capture: true });
  }

  function end(): void {
    putBack = null;
    hearing.abort();
    if (isLifted) dragging.ended?.();
  }

  hear("pointermove", (event) => {
    isLifted ||= Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLACK;
    if (isLifted) dragging.moved({ x: event.clientX, y: event.clientY });
  });
  hear("pointerup", (event) => {
    if (isLifted) {
      swallowClick();
      dragging.dropped({ x: event.clientX, y: event.clientY });
    }
    end();
  });
  hear("pointercancel", end);
  putBack = end;
}

/** The browser may tell the click at once, later or not at all: whoever presses anew means it. */
function swallowClick(): void {
  const hearing = new AbortController();
  const { signal } = hearing;
  const swallow = (event: MouseEvent): void => {
    // A click by keys has no count.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    hearing.abort();
  };
  window.addEventListener("click", swallow, { capture: true, signal });
  window.addEventListener("pointerdown", () => hearing.abort(), { capture: true, signal });
}
