// A board of squares by keys, taps and drags: one stop for the Tab key, arrows inside.

import { h } from "./dom.js";

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
let dragged = false;

// `cell(index)` gives {label, content, class}; `tap(index)` is told of taps and Enter, `glide(index)` of drags.
export function grid({ id, side, label, cell, tap, glide, key }) {
  const rows = Array.from({ length: side }, (_, row) =>
    h(
      "div",
      { role: "row", class: "grid-row" },
      Array.from({ length: side }, (_, column) => square(row * side + column, { cell, tap })),
    ),
  );
  return h(
    "div",
    {
      id,
      class: "grid",
      role: "grid",
      "aria-label": label,
      vars: { "--side": side },
      onkeydown: (event) => moved(event, side, tap, key),
      onpointerdown: (event) => pressed(event, glide),
    },
    rows,
  );
}

function square(index, { cell, tap }) {
  const { label, content, kind } = cell(index);
  return h(
    "button",
    {
      type: "button",
      role: "gridcell",
      class: `cell ${kind ?? ""}`,
      "data-cell": index,
      tabindex: index === 0 ? undefined : -1,
      "aria-label": label,
      onclick: () => !dragged && tap?.(index),
    },
    content,
  );
}

function moved(event, side, tap, key) {
  const index = cellOf(event.target);
  if (index === null) return;
  const step = STEPS[event.key];
  if (!step) {
    if (key?.(event, index)) event.preventDefault();
    return;
  }
  const row = Math.min(side - 1, Math.max(0, Math.floor(index / side) + step[0]));
  const column = Math.min(side - 1, Math.max(0, (index % side) + step[1]));
  event.preventDefault();
  event.currentTarget.querySelector(`[data-cell="${row * side + column}"]`).focus();
}

function cellOf(target) {
  const found = target?.closest?.("[data-cell]");
  return found ? Number(found.dataset.cell) : null;
}

// Dragging begins at a second square, so that a tap stays a tap.
function pressed(event, glide) {
  dragged = false;
  if (!glide) return;
  const first = cellOf(event.target);
  let last = first;
  const follow = (move) => {
    const over = cellOf(document.elementFromPoint(move.clientX, move.clientY));
    if (over === null || over === last) return;
    if (!dragged) glide(first, true);
    dragged = true;
    last = over;
    glide(over, false);
  };
  const stop = () => {
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
