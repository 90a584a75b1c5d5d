// A piece that can be lifted with finger or mouse and dropped on another; a mere tap stays a tap.

import type { Attachment } from "svelte/attachments";

const SLACK = 8;

interface Dragging {
  onlift: () => void;
  /** What lies under the piece when it is let go. */
  ondrop: (under: readonly Element[]) => void;
}

export function draggable({ onlift, ondrop }: Dragging): Attachment<HTMLElement> {
  return (piece) => {
    let from: { x: number; y: number } | null = null;
    let isDragged = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      isDragged = false;
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [right, below] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragged && Math.hypot(right, below) < SLACK) return;
      if (!isDragged) {
        isDragged = true;
        piece.setPointerCapture(event.pointerId);
        onlift();
      }
      piece.style.translate = `${right}px ${below}px`;
      piece.style.zIndex = "5";
    };
    const rest = (): void => {
      from = null;
      piece.style.translate = "";
      piece.style.zIndex = "";
    };
    const up = (event: PointerEvent): void => {
      if (from && isDragged) ondrop(document.elementsFromPoint(event.clientX, event.clientY));
      rest();
    };
    const click = (event: MouseEvent): void => {
      if (isDragged) event.stopImmediatePropagation();
      isDragged = false;
    };

    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointermove", move);
    piece.addEventListener("pointerup", up);
    piece.addEventListener("pointercancel", rest);
    piece.addEventListener("click", click, { capture: true });
    return () => {
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointermove", move);
      piece.removeEventListener("pointerup", up);
      piece.removeEventListener("pointercancel", rest);
      piece.removeEventListener("click", click, { capture: true });
    };
  };
}
