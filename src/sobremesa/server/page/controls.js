// What can be asked of the table itself while a match runs: a pause, an end, what to do about somebody who is away.

import { changed } from "./app.js";
import { button, choose, h } from "./dom.js";
import { gameNamed, levels } from "./house.js";
import { say } from "./say.js";
import { sitterName } from "./shapes.js";

export function controls(table) {
  if (table.state.phase !== "playing" || table.seat === null) return null;
  return [absences(table), h("details", { class: "card", key: "controls" }, h("summary", null, say("page-table")), buttons(table))];
}

function buttons(table) {
  const { state, seat } = table;
  const wishes = state.pausing.includes(seat);
  const ends = state.end_votes.includes(seat);
  return h(
    "div",
    { class: "row" },
    state.paused
      ? button(say("page-go-on"), () => table.do("go-on"), { class: "main" })
      : button(say(wishes ? "page-no-pause" : "page-pause"), () => table.do("pause", { wishes: !wishes })),
    button(say(ends ? "page-not-end" : "page-end"), () => table.do("vote-end", { end: !ends })),
    resign(table),
    votes("page-pausing", state.pausing, table),
    votes("page-ending", state.end_votes, table),
  );
}

// Asked twice, for it is for good.
function resign(table) {
  const sure = () => {
    table.sure = !table.sure;
    changed();
  };
  if (!table.sure) return button(say("page-resign"), sure, { class: "plain" });
  const leave = () => {
    table.sure = false;
    return table.do("resign");
  };
  return [button(say("page-resign-sure"), leave, { class: "danger" }), button(say("page-stay"), sure)];
}

function votes(id, seats, table) {
  return seats.length > 0 && h("p", { class: "quiet" }, say(id, { names: seats.map((seat) => sitterName(table, seat)).join(", ") }));
}

function absences(table) {
  const { state } = table;
  const away = state.seats.flatMap((holder, seat) => (holder.absent && !holder.handed && seat !== table.seat ? [seat] : []));
  return away.map((about) => {
    const own = state.absence_votes.find((vote) => vote.seat === table.seat && vote.about === about);
    const vote = (wish, level = "") => () => table.do("vote-absence", { about, wish, level });
    const level = table.level ?? (state.setting.stand_ins || "casual");
    const setLevel = (value) => {
      table.level = value;
      changed();
    };
    const pressed = (wish) => ({ "aria-pressed": String(own?.wish === wish) });
    return h(
      "div",
      { class: "card", key: `absent-${about}` },
      h("p", null, say("page-absent-question", { name: sitterName(table, about) })),
      h(
        "div",
        { class: "row" },
        button(say("page-wait"), vote("wait"), pressed("wait")),
        h(
          "span",
          { class: "pair" },
          choose(levels(), level, setLevel, { "aria-label": say("page-level-of-bot", { seat: about + 1 }) }),
          button(say("page-hand-to-bot"), vote("bot", level), pressed("bot")),
        ),
        gameNamed(state.setting.game)?.takes_turns && button(say("page-pass-for"), vote("pass"), pressed("pass")),
        button(say("page-end-match"), vote("end"), pressed("end")),
      ),
    );
  });
}
