// The first page: a name, a table of one's own, a code, and the tables that are open to everybody.

import { api, app, changed, followed, go, remember, trying } from "./app.js";
import { choose, field, h } from "./dom.js";
import { gameNamed, games, levels } from "./house.js";
import { optionFields, optionsTold } from "./options.js";
import { language, nameOf, say } from "./say.js";

const LANGUAGES = [["es", "Español"], ["en", "English"]];

export function home() {
  const last = remember("last-table");
  return h(
    "div",
    { class: "home" },
    h("h1", null, say("page-welcome")),
    nameForm(),
    last && h("p", null, link(`/t/${last}`, say("page-last-table"))),
    h("div", { class: "two" }, openForm(), codeForm()),
    lobby(),
  );
}

function nameForm() {
  const draft = app.scratch.name ?? app.me?.person.name ?? "";
  const rename = async (event) => {
    event.preventDefault();
    const me = await trying(() => api("PATCH", "/api/me", { name: draft }));
    if (me) app.me = me;
    delete app.scratch.name;
    changed();
  };
  return h(
    "form",
    { class: "row", onsubmit: rename },
    field(
      say("page-your-name"),
      h("input", { id: "name", value: draft, maxlength: 40, autocomplete: "nickname", oninput: (event) => scratch("name", event.target.value) }),
    ),
    h("button", { disabled: draft === app.me?.person.name }, say("page-change-name")),
  );
}

function scratch(name, value) {
  app.scratch[name] = value;
  changed();
}

function wish() {
  app.scratch.wish ??= { game: "golf", language, seats: 2, public: false, hints: false, bots: "casual", pace: "human", options: {} };
  const wished = app.scratch.wish;
  const { least_seats: least, most_seats: most } = gameNamed(wished.game);
  wished.seats = Math.min(Math.max(wished.seats, least), most);
  return wished;
}

function openForm() {
  const wished = wish();
  const set = (name) => (value) => {
    wished[name] = value;
    changed();
  };
  const game = gameNamed(wished.game);
  const { least_seats: least, most_seats: most } = game;
  const setGame = (value) => {
    wished.options = {};
    set("game")(value);
  };
  const seats = Array.from({ length: most - least + 1 }, (_, index) => [String(least + index), String(least + index)]);
  return h(
    "form",
    { class: "card", onsubmit: opened },
    h("h2", null, say("page-open-table")),
    field(say("page-game"), choose(games().map(({ id, name }) => [id, name]), wished.game, setGame, { id: "game" })),
    h("p", { class: "quiet" }, game.summary),
    h(
      "div",
      { class: "row" },
      field(say("page-words-in"), choose(LANGUAGES, wished.language, set("language"), { id: "words-in" })),
      field(say("page-seats"), choose(seats, String(wished.seats), (value) => set("seats")(Number(value)), { id: "seats" })),
      field(say("page-bots"), choose([["", say("page-no-bots")], ...levels()], wished.bots, set("bots"), { id: "bots" })),
    ),
    box("public", say("page-public"), wished.public, set("public")),
    box("hints", say("page-hints-allowed"), wished.hints, set("hints")),
    optionFields(game, wished.options, set("options")),
    h("button", { class: "main", id: "open" }, say("page-open-table")),
  );
}

function box(id, label, checked, set) {
  const input = h("input", { id, type: "checkbox", checked, onchange: (event) => set(event.target.checked) });
  return h("label", { class: "box" }, input, h("span", null, label));
}

// The level is that of bots who sit in for those who leave, and the first to be offered for free seats.
async function opened(event) {
  event.preventDefault();
  const { bots, ...setting } = wish();
  const table = await trying(() => api("POST", "/api/tables", { ...setting, stand_ins: bots }));
  if (!table) return;
  go(`/t/${table.table}`);
}

function codeForm() {
  const code = app.scratch.code ?? "";
  const join = async (event) => {
    event.preventDefault();
    const found = await trying(() => api("GET", `/api/codes/${encodeURIComponent(code.trim())}`));
    if (!found) return;
    app.scratch.code = "";
    go(`/t/${found.table}`);
  };
  return h(
    "form",
    { class: "card", onsubmit: join },
    h("h2", null, say("page-join")),
    field(
      say("page-code"),
      h("input", { id: "code", value: code, maxlength: 12, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", oninput: (event) => scratch("code", event.target.value) }),
    ),
    h("button", { disabled: !code.trim() }, say("page-go")),
  );
}

function lobby() {
  const isAny = !Object.values(app.wanted).some(Boolean);
  const tables = [...app.lobby.values()].sort((one, other) => other.opened_at - one.opened_at);
  return h(
    "section",
    { class: "card" },
    h("h2", null, say("page-lobby")),
    h(
      "div",
      { class: "row" },
      want("game", say("page-game"), games().map(({ id, name }) => [id, name])),
      want("language", say("page-words-in"), LANGUAGES),
      want("level", say("page-bots"), levels()),
    ),
    tables.length ? h("ul", { class: "tables" }, tables.map(lobbyTable)) : h("p", { class: "quiet" }, say(isAny ? "page-lobby-empty" : "page-lobby-none-such")),
  );
}

function want(name, label, choices) {
  const change = (value) => {
    app.wanted[name] = value;
    app.socket.enterLobby(app.wanted);
    changed();
  };
  return field(label, choose([["", say("page-any")], ...choices], app.wanted[name], change, { id: `want-${name}` }));
}

function lobbyTable(table) {
  const names = [...table.people.map(nameOf), ...table.levels.map((level) => say("page-bot", { level: say(`page-level-${level}`) }))];
  return h(
    "li",
    { key: table.table },
    link(`/t/${table.table}`, `${say(`${table.game}-name`)} · ${LANGUAGES.find(([each]) => each === table.language)[1]}`),
    h("span", { class: "quiet" }, `${names.join(", ")} · ${say("page-free-seats", { count: table.free })}`),
    optionsTold(gameNamed(table.game), table.options),
  );
}

function link(path, label) {
  return h("a", { href: path, onclick: followed }, label);
}

