// Everybody at the table as chips: shape, name, points, and what they are doing.

import { h } from "./dom.js";
import { number, say } from "./say.js";
import { shape, sitterName } from "./shapes.js";

export function people(table) {
  const chips = table.state.seats.map((holder, seat) => chip(table, holder, seat));
  const watching = table.here.spectators;
  return [
    h("ul", { class: "chips" }, chips),
    watching > 0 && h("p", { class: "quiet" }, say("page-watching", { count: watching })),
  ];
}

function chip(table, holder, seat) {
  const player = table.view?.players[seat];
  const points = table.view?.outcome?.points[seat] ?? player?.points;
  const isOwn = seat === table.seat;
  return h(
    "li",
    { key: seat, class: `chip ${player?.waiting ? "waiting" : ""} ${isOwn ? "own" : ""}` },
    shape(seat),
    h("span", { class: "name" }, sitterName(table, seat), isOwn && h("span", { class: "quiet" }, ` (${say("page-you")})`)),
    points !== undefined && h("span", { class: "points" }, number(points)),
    h("span", { class: "doing" }, doing(table, holder, player)),
  );
}

function doing(table, holder, player) {
  if (holder.gone) return say("page-gone");
  if (holder.handed) return say("page-bot-plays");
  if (holder.absent) return say("page-absent");
  if (holder.person && !table.here.people.includes(holder.person)) return say("page-away");
  if (table.state.phase === "playing") return player?.waiting ? say("page-thinking") : say("page-done");
  if (table.state.phase === "gathering" && holder.person) {
    if (holder.person === table.state.host) return say("page-host");
    return holder.ready ? say("page-ready") : say("page-not-ready");
  }
  return "";
}
