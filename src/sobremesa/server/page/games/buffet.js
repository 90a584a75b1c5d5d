// Word Buffet: the board of letters, a path traced by taps, drags or keys, and ants.

import { changed } from "../app.js";
import { button, h } from "../dom.js";
import { grid } from "../grid.js";
import { lines } from "../preview.js";
import { say } from "../say.js";
import { shape, shapeOf, sitterName } from "../shapes.js";

const SIDE = 15;
const FOOD = "*";

export const buffet = {
  handles: ["announce", "show", "place"],
  moment: (view) => `${view.round}/${view.phase}/${view.shown?.seat}/${view.order.length}`,
  board,
  input,
  beside: standing,
  label(at, action) {
    if (action.type !== "vote") return undefined;
    return say(action.accept ? "page-vote-yes" : "page-vote-no", { word: at.view.shown?.word ?? "", name: sitterName(at.table, action.seat) });
  },
  describe: (at, action) => (action.path ?? []).map((cell) => at.view.letters[cell]).join("") || undefined,
};

function tracing(at) {
  return at.offers.announce ?? at.offers.show;
}

function path(at) {
  return (at.ui.path ??= []);
}

// Which cells may be read now; the house says how much, out of courtesy (BUF-34).
function isRead(view, cell) {
  if (view.sight === "path") return view.shown.path.includes(cell);
  return view.sight !== "nothing";
}

function board(at) {
  const { view } = at;
  const placeable = new Set((at.offers.place?.choices ?? []).map((choice) => choice.cell));
  const shown = view.shown?.path ?? view.own_path;
  const starts = new Set(tracing(at)?.asks.find((ask) => ask.field === "path.first")?.among ?? []);
  const play = at.offers.place ? (cell) => placeable.has(cell) && at.table.act({ type: "place", cell }) : (cell) => tapped(at, cell);
  return h(
    "div",
    { class: `buffet ${tracing(at) ? "traced" : ""}` },
    view.players.map((player, seat) => h("div", { key: `nest-${seat}`, class: `nest ${player.side}`, title: sitterName(at.table, seat) }, shape(seat), h("span", { class: "only-spoken" }, say("page-nest", { name: sitterName(at.table, seat) })))),
    grid({
      id: "board",
      side: SIDE,
      label: say("page-board"),
      tap: tracing(at) || at.offers.place ? play : undefined,
      glide: tracing(at) ? (cell, isFirst) => glided(at, cell, isFirst) : undefined,
      key: (event) => event.key === "Backspace" && takenBack(at),
      cell: (index) => cellOf(at, index, { placeable, shown, starts }),
    }),
  );
}

function cellOf(at, index, { placeable, shown, starts }) {
  const { view } = at;
  const ant = view.ants[index];
  const letter = view.letters[index];
  const turn = path(at).indexOf(index);
  const place = say("page-square", { row: Math.floor(index / SIDE) + 1, column: (index % SIDE) + 1 });
  const kind = [
    letter === FOOD && "food",
    turn >= 0 && "traced-cell",
    shown.includes(index) && "shown-cell",
    starts.has(index) && "start-cell",
    placeable.has(index) && "placeable",
    ant && `ant seat-${ant.seat}`,
    Math.floor(index / SIDE) % 5 === 0 && index >= SIDE && "rim-top",
    index % 5 === 0 && index % SIDE !== 0 && "rim-left",
  ].filter(Boolean);
  const read = letter === FOOD ? say("page-food") : isRead(view, index) ? letter : "";
  const owner = ant ? say("page-ant-of", { name: sitterName(at.table, ant.seat) }) : "";
  const content = letter === FOOD ? "✿" : ant ? [shapeOf(ant.seat), isRead(view, index) && h("small", null, letter)] : isRead(view, index) ? letter : "";
  return { label: [place, read, owner, turn >= 0 && String(turn + 1)].filter(Boolean).join(", "), content, kind: kind.join(" ") };
}

// The last cell is taken back, one on the path cuts it there, any other is added; whether it may be is asked.
function tapped(at, cell) {
  const now = path(at);
  const place = now.indexOf(cell);
  at.ui.path = place < 0 ? [...now, cell] : now.slice(0, place === now.length - 1 ? place : place + 1);
  weigh(at);
}

function glided(at, cell, isFirst) {
  const now = path(at);
  if (isFirst) at.ui.path = now[now.length - 1] === cell ? now : [cell];
  else if (now[now.length - 2] === cell) at.ui.path = now.slice(0, -1);
  else if (!now.includes(cell)) at.ui.path = [...now, cell];
  weigh(at);
}

function takenBack(at) {
  if (!tracing(at) || !path(at).length) return false;
  at.ui.path = at.ui.path.slice(0, -1);
  weigh(at);
  return true;
}

function weigh(at) {
  at.ui.preview = null;
  at.ui.previewed = "";
  if (path(at).length > 1) at.table.preview({ type: tracing(at).action, path: path(at) });
  changed();
}

function input(at) {
  const { ui, table, view } = at;
  if (at.offers.place) return h("p", null, say("page-place-how"));
  const offer = tracing(at);
  if (!offer) return view.own_path.length ? h("p", { class: "quiet" }, say("page-announced-own", { word: spelt(view, view.own_path) })) : null;
  const clear = () => {
    ui.path = [];
    weigh(at);
  };
  const isRefused = ui.preview?.kind === "refused";
  return [
    h("p", { class: "quiet" }, say("page-buffet-how")),
    h("p", { class: "traced-word", id: "traced" }, spelt(view, path(at)) || "\u00a0"),
    h("div", { class: `preview short ${ui.preview?.kind ?? ""}`, role: "status", id: "preview" }, h("p", null, (isRefused && ui.preview.sentence) || "\u00a0")),
    h(
      "div",
      { class: "row" },
      button(say(`page-${offer.action}-letters`, { letters: path(at).length }), () => table.act({ type: offer.action, path: path(at) }), { class: "main", id: "announce", disabled: path(at).length < 2 || isRefused || table.asking > 0 }),
      button(say("page-undo"), () => takenBack(at), { disabled: !path(at).length }),
      button(say("page-clear"), clear, { disabled: !path(at).length }),
    ),
    offer.action === "show" && button(say("page-do-show"), () => table.act({ type: "show", path: [] }), { class: "plain", key: "none" }),
  ];
}

function spelt(view, cells) {
  return cells.map((cell) => view.letters[cell]).join("");
}

// Who announced how many letters, what became of the words, and at the end the points.
function standing({ view, table }) {
  return h(
    "div",
    { class: "card" },
    h("p", null, say("page-round", { round: view.round })),
    h(
      "ul",
      { class: "shown" },
      view.announced.map((event) => h("li", { key: `a${event.seat}` }, shape(event.seat), ` ${sitterName(table, event.seat)}: `, h("strong", null, event.letters), ` ${fate(view, event.seat)}`)),
      view.gave_up.map((event) => h("li", { key: `g${event.seat}` }, say("page-told-gave-up", { name: `${shapeOf(event.seat)} ${sitterName(table, event.seat)}` }))),
    ),
    h("ul", { class: "shown" }, view.players.map((player, seat) => h("li", { key: seat }, shape(seat), ` ${say("page-ants-left", { ants: player.stack.ordinary, special: player.stack.special })}`))),
    view.scores.map((score, seat) => h("details", { key: `s${seat}` }, h("summary", null, sitterName(table, seat)), lines(score.lines))),
  );
}

function fate(view, seat) {
  const checked = view.checked.find((event) => event.seat === seat);
  return checked ? `${checked.word} · ${say(`page-fate-${checked.verdict.fate}`)}` : "";
}
