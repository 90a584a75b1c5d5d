// Word Golf: dice, the card of the hole with its line, jokers and cards, and the shop.

import { changed } from "../app.js";
import { button, field, h } from "../dom.js";
import { lines, previewOf } from "../preview.js";
import { number, say } from "../say.js";
import { sitterName } from "../shapes.js";
import { total } from "../telling.js";
import { chooser } from "./golf-choosing.js";
import { hole } from "./golf-hole.js";
import { shop } from "./golf-shop.js";

export const golf = {
  handles: ["write", "draft", "choose", "buy"],
  moment: (view) => `${view.round}/${view.phase}`,
  board,
  input,
  beside: sheet,
  label(at, action) {
    if (action.type !== "vote") return undefined;
    const word = at.view.shown[action.seat]?.word ?? "";
    return say(action.accept ? "page-vote-yes" : "page-vote-no", { word, name: sitterName(at.table, action.seat) });
  },
  describe: (at, action) => action.word,
};

function board(at) {
  const { view, ui, box } = at;
  const seat = at.seat ?? 0;
  const card = view.players[seat].cards[view.round - 1];
  const play = shownPlay(at, seat) ?? { word: letters(at), path: ui.path ?? [] };
  const isWriting = view.phase === "writing" && at.offers.draft;
  return h(
    "div",
    { class: "golf" },
    h("p", { class: "hole-name" }, say("page-hole", { hole: card.hole, par: card.par }), ` ${nameOf(card, box.language)}`),
    h("div", { class: "dice", role: "img", "aria-label": say("page-dice", { faces: view.faces.join(" ") }) }, view.faces.map((face, place) => die(face, box, place))),
    hole(card, play, isWriting ? (space) => tapped(at, space) : null),
    view.phase !== "writing" && words(at),
  );
}

function nameOf(card, language) {
  return card.names.find(([each]) => each === language)?.[1] ?? "";
}

function die(face, box, place) {
  const value = face === "•" ? box.joker_value : box.values[face];
  return h("span", { class: "die", key: place }, face, h("small", null, value));
}

// What has been handed in, or shown to all.
function shownPlay(at, seat) {
  const { view } = at;
  if (view.phase === "writing") return at.offers.draft ? null : view.own_play;
  return view.shown[seat];
}

function words(at) {
  return h(
    "ul",
    { class: "shown" },
    at.view.shown.map((play, seat) => h("li", { key: seat }, `${sitterName(at.table, seat)}: `, h("strong", null, play?.word ?? "—"), " ", verdict(at.view.verdicts[seat]))),
  );
}

function verdict(judged) {
  return judged && judged.spelling !== "empty" ? h("span", { class: "quiet" }, say(`page-spelling-${judged.spelling}`, { reading: judged.reading })) : null;
}

function letters(at) {
  begin(at);
  return at.ui.word.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}

// What was kept as a draft comes back with the page.
function begin({ ui, view }) {
  ui.word ??= view.own_play?.word ?? "";
  ui.path ??= view.own_play?.path ?? [];
}

function tapped(at, space) {
  const { ui } = at;
  ui.path = ui.path.includes(space) ? ui.path.slice(0, ui.path.indexOf(space)) : [...ui.path, space];
  weigh(at);
}

// Asked as soon as each letter has a space; what may stand is kept as a draft, and counts when time is over.
function weigh(at) {
  const { ui, table } = at;
  const action = { type: "write", word: letters(at), path: ui.path };
  ui.preview = null;
  ui.previewed = "";
  clearTimeout(ui.drafting);
  if (ui.path.length > 1 && ui.path.length === action.word.length) {
    table.preview(action);
    ui.drafting = setTimeout(() => table.ui === ui && ui.preview?.kind === "previewed" && table.act({ ...action, type: "draft" }), 1200);
  }
  changed();
}

function input(at) {
  if (at.offers.choose) return chooser(at);
  if (at.offers.buy) return shop(at);
  if (!at.offers.draft) return null;
  begin(at);
  return writing(at);
}

function writing(at) {
  const { ui, table } = at;
  const word = letters(at);
  const typed = (event) => {
    ui.word = event.target.value;
    weigh(at);
  };
  const undo = () => {
    ui.path = ui.path.slice(0, -1);
    weigh(at);
  };
  const handIn = (event) => {
    event.preventDefault();
    clearTimeout(ui.drafting);
    table.act({ type: "write", word, path: ui.path });
  };
  const isWhole = word.length > 1 && word.length === ui.path.length;
  const points = ui.preview?.kind === "previewed" ? ui.preview.total : null;
  return h(
    "form",
    { class: "writing", onsubmit: handIn },
    h("p", { class: "quiet" }, say("page-golf-how")),
    h(
      "div",
      { class: "row" },
      field(say("page-ask-word"), h("input", { id: "word", value: ui.word, maxlength: 12, oninput: typed, autocomplete: "off", autocapitalize: "characters", spellcheck: "false" }), { class: "field grow" }),
      button(say("page-undo"), undo, { disabled: !ui.path.length }),
    ),
    previewOf(at),
    h(
      "div",
      { class: "row" },
      h("button", { class: "main", id: "hand-in", disabled: !isWhole || table.asking > 0 }, points === null ? say("page-hand-in") : say("page-hand-in-for", { points })),
      button(say("page-do-write"), () => table.act({ type: "write" }), { class: "plain", id: "empty-card", disabled: table.asking > 0 }),
    ),
  );
}

// Every round of everybody, and what the points of the last one were for.
function sheet(at) {
  const { view, table } = at;
  const played = view.players[0].rounds.length;
  if (!played) return null;
  const rows = view.players.map((player, seat) => [sitterName(table, seat), player.rounds, player.points]);
  if (view.luis.length) rows.push(["Luis", view.luis, view.luis.reduce((sum, round) => sum + total(round.score), 0)]);
  const last = view.players[at.seat ?? 0].rounds[played - 1];
  return h(
    "div",
    { class: "sheet card" },
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": say("page-sheet") },
      h(
        "table",
        null,
        h("caption", null, say("page-sheet")),
        h("thead", null, h("tr", null, h("th", { scope: "col" }, ""), Array.from({ length: 9 }, (_, index) => h("th", { scope: "col" }, index + 1)), h("th", { scope: "col" }, "Σ"))),
        h("tbody", null, rows.map((each) => row(...each))),
      ),
    ),
    h("details", null, h("summary", null, say("page-last-points", { points: total(last.score) })), lines(last.score.lines)),
  );
}

// A hole in one has a cup beside it, which is a point of its own.
function row(name, rounds, points) {
  const scores = rounds.map((round) => total(round.score));
  const cells = Array.from({ length: 9 }, (_, index) => h("td", null, index < scores.length ? number(scores[index]) + (rounds[index].cup ? "◡" : "") : ""));
  return h("tr", null, h("th", { scope: "row" }, name), cells, h("td", null, number(points)));
}
