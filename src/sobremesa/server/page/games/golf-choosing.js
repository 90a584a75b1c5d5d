// Jokers and wildcard cards for the word that was shown.

import { changed } from "../app.js";
import { button, choose, field, h } from "../dom.js";
import { previewOf } from "../preview.js";
import { say } from "../say.js";

export function chooser(at) {
  const { ui, view, offers, table, seat } = at;
  const { word } = view.shown[seat];
  const [proposed] = offers.choose.choices;
  ui.choice ??= { jokers: [...proposed.choice.jokers], cards: [...proposed.choice.cards] };
  const [jokers] = offers.choose.asks;
  const action = { type: "choose", choice: ui.choice };
  table.preview(action);
  const points = ui.preview?.kind === "previewed" ? ui.preview.total : null;
  return h(
    "div",
    { class: "choosing" },
    jokers.most > 0 && jokerRow(at, word, jokers),
    h("div", { class: "row" }, view.players[seat].hand.map((kind) => cardField(at, word, kind))),
    previewOf(at),
    button(points === null ? say("page-do-choose") : say("page-choose-for", { points }), () => table.act(action), { class: "main", id: "choose", disabled: table.asking > 0 }),
  );
}

function jokerRow({ ui }, word, asked) {
  const toggle = (place) => () => {
    const { jokers } = ui.choice;
    ui.choice = { ...ui.choice, jokers: jokers.includes(place) ? jokers.filter((each) => each !== place) : [...jokers, place] };
    changed();
  };
  return h(
    "fieldset",
    { class: "toggles" },
    h("legend", null, say("page-jokers", { count: asked.most })),
    asked.among.map((place) => button(word[place], toggle(place), { key: place, class: "piece", "aria-pressed": String(ui.choice.jokers.includes(place)) })),
  );
}

function cardField({ ui }, word, kind) {
  const used = ui.choice.cards.find((card) => card.kind === kind);
  const places = [...word].flatMap((letter, place) => (kind.includes(letter) ? [[String(place), `${letter} (${place + 1})`]] : []));
  const set = (value) => {
    const others = ui.choice.cards.filter((card) => card.kind !== kind);
    ui.choice = { ...ui.choice, cards: value === "" ? others : [...others, { kind, at: Number(value) }] };
    changed();
  };
  return field(say("page-card-for", { kind }), choose([["", say("page-not-used")], ...places], used ? String(used.at) : "", set));
}
