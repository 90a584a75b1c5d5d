// The card of a hole: spaces on a grid, the line through those that hold a letter.

import { h } from "../dom.js";
import { say } from "../say.js";

export function hole(card, play, tap) {
  const left = Math.min(...card.spaces.map((space) => space.x));
  const top = Math.min(...card.spaces.map((space) => space.y));
  const columns = Math.max(...card.spaces.map((space) => space.x)) - left + 1;
  const rows = Math.max(...card.spaces.map((space) => space.y)) - top + 1;
  const points = play.path.map((place) => `${card.spaces[place].x - left + 0.5},${card.spaces[place].y - top + 0.5}`);
  return h(
    "div",
    { class: "hole", role: "group", "aria-label": say("page-hole-card"), vars: { "--columns": columns, "--rows": rows } },
    h("svg", { viewBox: `0 0 ${columns} ${rows}`, class: "line", "aria-hidden": "true" }, h("polyline", { points: points.join(" ") })),
    card.spaces.map((space, place) => spaceOf(card, play, place, { x: space.x - left + 1, y: space.y - top + 1 }, tap)),
  );
}

function spaceOf(card, play, place, { x, y }, tap) {
  const { kind } = card.spaces[place];
  const turn = play.path.indexOf(place);
  const letter = turn >= 0 ? (play.word[turn] ?? "") : "";
  const role = place === card.start ? "start" : place === card.flag ? "flag" : "";
  return h(
    "button",
    {
      key: place,
      type: "button",
      class: `space is-${kind} ${role && `is-${role}`} ${turn >= 0 ? "taken" : ""}`,
      vars: { "--x": x, "--y": y },
      disabled: !tap,
      "data-space": place,
      "aria-label": [say("page-space", { space: place + 1 }), role && say(`page-space-${role}`), kind !== "plain" && say(`page-space-${kind}`), letter].filter(Boolean).join(", "),
      "aria-pressed": String(turn >= 0),
      onclick: () => tap?.(place),
    },
    letter || mark(role, kind),
    turn >= 0 && h("small", null, turn + 1),
  );
}

function mark(role, kind) {
  if (role) return role === "start" ? "➤" : "⚑";
  return { obstacle: "▒", double: "×2" }[kind] ?? "";
}
