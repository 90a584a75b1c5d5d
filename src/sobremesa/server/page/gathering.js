// Before the start: the link first, then seats, bots, ready and start.

import { app, changed } from "./app.js";
import { button, choose, h } from "./dom.js";
import { gameNamed, levels } from "./house.js";
import { optionsTold } from "./options.js";
import { say } from "./say.js";
import { shape, sitterName } from "./shapes.js";
import { share } from "./share.js";

export function gathering(table) {
  const { state } = table;
  if (state.phase === "closed") return h("p", { class: "card" }, say("page-table-closed"));
  const isStarting = state.phase === "starting";
  return [
    h("h2", null, say(`${state.setting.game}-name`)),
    h("p", { class: "quiet" }, describe(state.setting)),
    optionsTold(gameNamed(state.setting.game), state.setting.options),
    share(table),
    h("ul", { class: "seats card" }, state.seats.map((holder, seat) => seatRow(table, holder, seat))),
    h("p", { class: "notice", role: "alert" }, table.notice),
    h("div", { class: "row" }, isStarting ? null : buttons(table)),
  ];
}

function describe(setting) {
  const said = [setting.language === "es" ? "Español" : "English", say(setting.public ? "page-is-public" : "page-is-private")];
  if (setting.hints) said.push(say("page-with-hints"));
  return said.join(" · ");
}

function seatRow(table, holder, seat) {
  const isFree = !holder.person && !holder.level;
  const level = app.scratch.level ?? (table.state.setting.stand_ins || "casual");
  const setLevel = (value) => {
    app.scratch.level = value;
    changed();
  };
  return h(
    "li",
    { key: seat },
    shape(seat),
    h("span", { class: "name" }, sitterName(table, seat)),
    isFree && table.seat !== seat && button(say("page-sit-here"), () => table.do("sit", { seat }), { "aria-label": `${say("page-sit-here")} ${seat + 1}` }),
    isFree && table.isHost && h(
      "span",
      { class: "pair" },
      choose(levels(), level, setLevel, { "aria-label": say("page-level-of-bot", { seat: seat + 1 }) }),
      button(say("page-seat-bot"), () => table.do("seat-bot", { seat, level }), { "aria-label": `${say("page-seat-bot")} ${seat + 1}` }),
    ),
    !isFree && table.isHost && holder.person !== app.me?.person.id &&
      button(say("page-clear-seat"), () => table.do("clear-seat", { seat }), { class: "plain", "aria-label": `${say("page-clear-seat")} ${seat + 1}` }),
  );
}

function buttons(table) {
  const { state } = table;
  const own = table.seat === null ? null : state.seats[table.seat];
  const free = state.seats.flatMap((holder, seat) => (holder.person || holder.level ? [] : [seat]));
  const level = app.scratch.level ?? (state.setting.stand_ins || "casual");
  const fill = async () => {
    for (const seat of free) await table.do("seat-bot", { seat, level });
  };
  return [
    own && !table.isHost && button(say(own.ready ? "page-say-not-ready" : "page-say-ready"), () => table.do("say-ready", { ready: !own.ready }), { class: own.ready ? "" : "main" }),
    table.isHost && button(say("page-start"), () => table.do("start"), { class: "main", id: "start", disabled: table.asking > 0 }),
    table.isHost && free.length > 0 && button(say("page-fill"), fill, { id: "fill" }),
    own && !table.isHost && button(say("page-stand-up"), () => table.do("stand-up"), { class: "plain" }),
    table.isHost && button(say("page-close-table"), () => table.do("close"), { class: "plain" }),
  ];
}
