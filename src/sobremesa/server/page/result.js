// How it ended: points, who won and why, and the way to another match.

import { app, followed, go } from "./app.js";
import { button, h } from "./dom.js";
import { number, say, sayText } from "./say.js";
import { shape, sitterName } from "./shapes.js";

export function result(table) {
  const { outcome } = table.view ?? {};
  const rematch = table.state.rematch;
  return h(
    "div",
    { class: "card result" },
    h("h2", null, say("page-over")),
    outcome && h("p", null, sayText(outcome.text), " ", h("span", { class: "clause" }, outcome.clause)),
    outcome && h("ol", { class: "standing" }, ranked(outcome).map((seat) => standing(table, outcome, seat))),
    h("p", { class: "notice", role: "alert" }, table.notice),
    h(
      "div",
      { class: "row" },
      rematch
        ? button(say("page-to-rematch"), () => go(`/t/${rematch}`), { class: "main" })
        : table.seat !== null && button(say("page-rematch"), () => table.do("rematch"), { class: "main", id: "rematch" }),
      table.id !== app.past?.id && h("a", { href: `/m/${table.id}`, onclick: followed }, say("page-look-back")),
      button(say("page-home"), () => go("/"), { class: "plain" }),
    ),
  );
}

function ranked(outcome) {
  const seats = outcome.points.map((_, seat) => seat);
  return seats.sort((one, other) => outcome.winners.includes(other) - outcome.winners.includes(one) || outcome.points[other] - outcome.points[one]);
}

function standing(table, outcome, seat) {
  const hasWon = outcome.winners.includes(seat);
  return h(
    "li",
    { key: seat, class: hasWon ? "winner" : "" },
    shape(seat),
    h("span", { class: "name" }, sitterName(table, seat)),
    hasWon && h("span", { class: "won" }, say("page-won")),
    h("span", { class: "points" }, number(outcome.points[seat])),
  );
}
