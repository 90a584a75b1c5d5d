// How long there is: a number and a shape; in the last five seconds it is another shape, not only another colour.

import { app } from "./app.js";
import { h } from "./dom.js";
import { say } from "./say.js";

const LAST = 5;
let whole = { deadline: null, length: 1 };

export function clock(table) {
  const { state, view } = table;
  if (["gathering", "ended"].includes(state.phase)) return [];
  if (state.paused) return [h("p", { class: "calm" }, say("page-paused"))];
  if (state.phase === "closed") return [h("p", { class: "calm" }, say("page-table-closed"))];
  const begins = beginsAt(state);
  const now = app.socket.now();
  if (begins !== null && begins > now) return [h("p", { class: "calm" }, say("page-begins-in", { seconds: Math.ceil((begins - now) / 1000) }))];
  const deadline = view && state.phase === "playing" ? wallTime(state.clock, view.ends ?? view.deadline) : null;
  const moment = table.isMine ? say("page-your-moment") : waitingFor(table);
  if (deadline === null) return [h("p", { class: table.isMine ? "mine" : "calm" }, moment)];
  const left = Math.max(0, deadline - now);
  if (whole.deadline !== deadline) whole = { deadline, length: Math.max(left, 1) };
  return [
    left / 1000 <= LAST ? pips(left) : arc(left / whole.length),
    h("span", { class: "left" }, seconds(left)),
    h("p", { class: table.isMine ? "mine" : "calm" }, moment),
  ];
}

function beginsAt(state) {
  if (state.phase === "starting") return state.starts_at;
  return state.counting_down ? wallTime(state.clock, state.clock.floor) : null;
}

function wallTime(clockOfTable, matchTime) {
  if (clockOfTable.stands || matchTime === null || matchTime === undefined) return null;
  return Math.max(clockOfTable.floor, matchTime) + clockOfTable.behind;
}

function waitingFor(table) {
  if (table.state.phase !== "playing") return "";
  const count = table.view.players.filter((player) => player.waiting).length;
  return count ? say("page-waiting-for", { count }) : "";
}

function seconds(left) {
  const whole = Math.ceil(left / 1000);
  return whole >= 60 ? `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` : String(whole);
}

function arc(share) {
  const round = 2 * Math.PI * 10;
  return h(
    "svg",
    { viewBox: "0 0 24 24", class: "arc", "aria-hidden": "true" },
    h("circle", { cx: 12, cy: 12, r: 10, class: "rim" }),
    h("circle", { cx: 12, cy: 12, r: 10, class: "sand", "stroke-dasharray": `${round * share} ${round}`, transform: "rotate(-90 12 12)" }),
  );
}

function pips(left) {
  const lit = Math.ceil(left / 1000);
  return h("span", { class: "pips", "aria-hidden": "true" }, "◆".repeat(lit) + "◇".repeat(LAST - lit));
}
