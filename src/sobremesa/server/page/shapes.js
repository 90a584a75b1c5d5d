// A seat is a colour and a shape, everywhere: never a colour alone.

import { h } from "./dom.js";
import { say } from "./say.js";

const SHAPES = ["●", "★", "♥", "◆", "▲", "■", "☾", "♣"];

export function shapeOf(seat) {
  return SHAPES[seat % SHAPES.length];
}

export function shape(seat) {
  return h("span", { class: `shape seat-${seat % SHAPES.length}`, "aria-hidden": "true" }, shapeOf(seat));
}

export function sitterName(table, seat) {
  const holder = table.state.seats[seat];
  if (!holder) return "";
  if (holder.level) return say("page-bot", { level: say(`page-level-${holder.level}`) });
  if (!holder.person) return say("page-free-seat");
  return table.personName(holder.person);
}

// Whoever reads is told as who they are.
export function who(table, seat) {
  return `${shapeOf(seat)} ${seat === table.seat ? say("page-you") : sitterName(table, seat)}`;
}
