// The Letter Loom: the centre, one's letters and strategy cards, and a word made of them.

import { changed } from "../app.js";
import { button, choose, field, h } from "../dom.js";
import { lines, previewOf } from "../preview.js";
import { number, say } from "../say.js";
import { shape, shapeOf, sitterName } from "../shapes.js";
import { total } from "../telling.js";

const WILD = -1;

export const loom = {
  handles: ["write", "done"],
  moment: (view) => `${view.round}/${view.phase}/${view.asked}`,
  board,
  input,
  beside: sheet,
  label,
  explain: (at, action) => (["put-back", "activate"].includes(action.type) ? say(`loom-card-${action.kind}-text`) : undefined),
  piece: (at, name, thing) => letterOf(at, thing),
  describe: (at, action) => action.word || (action.cards ?? []).map((card) => letterOf(at, card)).join("") || undefined,
};

function letterOf({ box }, card) {
  return card === WILD ? "✱" : box.cards[card].letter;
}

function cardName(at, card) {
  const { letter, value, colour } = at.box.cards[card];
  return `${letter} ${value} ${say(`page-colour-${colour}`)}`;
}

function label(at, action) {
  switch (action.type) {
    case "vote":
      return say(action.accept ? "page-vote-yes" : "page-vote-no", { word: at.view.shown.at(-1)?.word ?? "", name: sitterName(at.table, action.seat) });
    case "choose-deck":
    case "name-kind":
      return say(`page-deck-${action.deck}`);
    case "choose-decks":
      return say("page-vowels", { vowels: action.vowels });
    case "put-back":
    case "activate":
      return say(`loom-card-${action.kind}`);
    case "target":
      return `${shapeOf(action.seat)} ${sitterName(at.table, action.seat)}`;
    case "give":
    case "pick":
      return cardName(at, action.card);
    case "throw":
      return say("page-throw", { cards: action.cards.map((card) => letterOf(at, card)).join(" ") });
    case "show-shield":
      return say(action.show ? "page-do-show-shield" : "page-no-shield");
    default:
      return undefined;
  }
}

function board(at) {
  const { view } = at;
  return h(
    "div",
    { class: "loom" },
    h("p", null, say(view.tie_break ? "page-tie-break" : "page-round", { round: view.round }), " · ", say(`page-loom-${view.phase}`)),
    view.playing && h("p", { class: "in-play" }, played(at, view.playing)),
    view.phase !== "over" && [h("h2", null, say("page-centre-cards")), cards(at, view.centre, view.own_duties)],
    view.phase !== "over" && at.seat !== null && [h("h2", null, say("page-hand")), cards(at, view.hand, []), strategies(at)],
    view.activated.length > 0 && h("ul", { class: "shown" }, view.activated.map((each) => h("li", null, played(at, each)))),
    view.shown.length > 0 && h("ul", { class: "shown" }, view.shown.map((each) => h("li", { key: each.seat }, shape(each.seat), ` ${sitterName(at.table, each.seat)}: `, h("strong", null, each.word || "—"), ` ${points(view, each.seat)}`))),
  );
}

function points(view, seat) {
  const judged = view.results.find((result) => result.shown.seat === seat);
  return judged ? number(total(judged.score)) : "";
}

function played({ table }, { seat, kind, target }) {
  const name = `${shapeOf(seat)} ${sitterName(table, seat)}: ${say(`loom-card-${kind}`)}`;
  return target === null || target === undefined ? name : `${name} → ${shapeOf(target)} ${sitterName(table, target)}`;
}

function cards(at, numbers, duties) {
  const isWriting = Boolean(at.offers.write);
  return h("div", { class: "cards", role: "group" }, numbers.map((card) => letterCard(at, card, isWriting, duties.includes(card))), !numbers.length && h("span", { class: "quiet" }, "—"));
}

function letterCard(at, card, isWriting, isDuty) {
  const { letter, value, colour } = at.box.cards[card];
  const turn = word(at).indexOf(card);
  const content = [h("span", { class: "letter" }, letter), h("small", null, value), turn >= 0 && h("span", { class: "turn" }, turn + 1)];
  const name = [cardName(at, card), isDuty && say("page-duty")].filter(Boolean).join(", ");
  const props = { key: card, "data-card": card, class: `letter-card ${colour} ${isDuty ? "duty" : ""}`, "aria-label": name };
  if (!isWriting) return h("span", { ...props, role: "img" }, content);
  return button(content, () => tapped(at, card), { ...props, "aria-pressed": String(turn >= 0) });
}

function strategies({ view }) {
  if (!view.strategy.length) return null;
  return h("ul", { class: "strategies" }, view.strategy.map((kind, place) => h("li", { key: place }, h("strong", null, say(`loom-card-${kind}`)), " ", say(`loom-card-${kind}-text`))));
}

function word(at) {
  return (at.ui.cards ??= at.view.own_word ? [...at.view.own_word.cards] : []);
}

function tapped(at, card) {
  const now = word(at);
  at.ui.cards = now.includes(card) ? now.filter((each) => each !== card) : [...now, card];
  at.ui.typed = "";
  weigh(at);
}

function action({ ui }) {
  if (ui.typed) return { type: "write", word: ui.typed, wild: "" };
  return { type: "write", cards: ui.cards, wild: ui.cards.includes(WILD) ? (ui.wild ?? "") : "" };
}

// A word that can be laid is laid by itself after a moment, and counts when time is over.
function weigh(at) {
  const { ui, table } = at;
  ui.preview = null;
  ui.previewed = "";
  clearTimeout(ui.keeping);
  if (ui.typed || word(at).length) {
    table.preview(action(at));
    ui.keeping = setTimeout(() => table.ui === ui && ui.preview?.kind === "previewed" && layDown(at), 1200);
  }
  changed();
}

function layDown(at) {
  clearTimeout(at.ui.keeping);
  at.ui.laid = JSON.stringify(action(at));
  return at.table.act(action(at));
}

// Whoever says that the word stands means the one before their eyes.
async function done(at) {
  const isOpen = (at.ui.typed || at.ui.cards.length) && at.ui.laid !== JSON.stringify(action(at));
  if (isOpen && (await layDown(at)).kind !== "done") return;
  at.table.act({ type: "done" });
}

function input(at) {
  if (!at.offers.write) return null;
  const { ui, table, view } = at;
  word(at);
  const typed = (event) => {
    ui.typed = event.target.value;
    ui.cards = [];
    weigh(at);
  };
  const hasWild = at.offers.write.asks.some((ask) => ask.field === "cards" && ask.among.includes(WILD));
  const submit = (event) => {
    event.preventDefault();
    layDown(at);
  };
  const worth = ui.preview?.kind === "previewed" ? ui.preview.total : null;
  return h(
    "form",
    { class: "writing", onsubmit: submit },
    h("p", { class: "quiet" }, say("page-loom-how")),
    h("p", { class: "traced-word", id: "traced" }, ui.cards.map((card) => letterOf(at, card)).join("") || "\u00a0"),
    field(say("page-ask-word"), h("input", { id: "word", value: ui.typed ?? "", oninput: typed, maxlength: 40, autocomplete: "off", autocapitalize: "characters", spellcheck: "false" })),
    hasWild && h("div", { class: "row" }, button(say("loom-card-wildcard"), () => tapped(at, WILD), { "data-card": WILD, "aria-pressed": String(ui.cards.includes(WILD)) }), ui.cards.includes(WILD) && wildLetter(at)),
    previewOf(at),
    h(
      "div",
      { class: "row" },
      h("button", { class: "main", id: "write", disabled: (!ui.typed && !ui.cards.length) || table.asking > 0 }, worth === null ? say("page-lay-down") : say("page-lay-down-for", { points: worth })),
      button(say("page-do-done"), () => done(at), { id: "done", disabled: table.asking > 0 }),
      view.own_word && button(say("page-do-write-nothing"), () => takenBack(at), { class: "plain" }),
    ),
    view.own_word && h("p", { class: "kept" }, say("page-kept-word", { word: view.own_word.cards.map((card) => (card === WILD ? view.own_word.wild : letterOf(at, card))).join("") })),
  );
}

function takenBack(at) {
  Object.assign(at.ui, { cards: [], typed: "", laid: "", preview: null, previewed: "" });
  return at.table.act({ type: "write" });
}

function wildLetter(at) {
  const letters = [...new Set(at.box.cards.map((card) => card.letter))].sort();
  const set = (letter) => {
    at.ui.wild = letter;
    weigh(at);
  };
  return field(say("page-stands-for"), choose([["", "—"], ...letters.map((letter) => [letter, letter])], at.ui.wild ?? "", set, { id: "wild" }));
}

// The points of the last round, line by line.
function sheet({ view, table }) {
  const judged = view.results.length ? view.results : view.players.map((player) => player.results.at(-1)).filter(Boolean);
  if (!judged.length) return null;
  return h(
    "div",
    { class: "card" },
    judged.map((result) =>
      h("details", { key: result.shown.seat }, h("summary", null, `${shapeOf(result.shown.seat)} ${sitterName(table, result.shown.seat)}: ${result.shown.word || "—"} · ${number(total(result.score))}`), lines(result.score.lines)),
    ),
  );
}
