// Bisonte: the board, the rack, tiles laid by tapping or typing, and the others' say.

import { changed } from "../app.js";
import { button, field, h } from "../dom.js";
import { grid } from "../grid.js";
import { previewOf } from "../preview.js";
import { list, number, say } from "../say.js";
import { sitterName } from "../shapes.js";
import { total } from "../telling.js";
import { lay } from "./bisonte-laying.js";

const BISON = "*";
const PREMIUMS = { d: "page-double-letter", t: "page-treble-letter", D: "page-double-word", T: "page-treble-word", "*": "page-centre" };

export const bisonte = {
  handles: ["play"],
  moment: (view) => `${view.turn}/${view.phase}`,
  board,
  input,
  beside: turns,
  piece: (at, name, thing) => (thing === BISON ? "✱" : thing),
  describe: (at, action) => (action.placements ?? []).map((each) => each.stands_for || each.tile).join(" ") || undefined,
};

function laid(at) {
  return (at.ui.laid ??= []);
}

function board(at) {
  const { view, box } = at;
  const { rows } = box.layout;
  const side = rows.length;
  const lies = new Map((view.open_play?.placements ?? []).map((each) => [each.cell, each]));
  return grid({
    id: "board",
    side,
    label: say("page-board"),
    tap: at.offers.play ? (index) => tapped(at, index) : undefined,
    cell: (index) => {
      const kind = rows[Math.floor(index / side)][index % side];
      const place = `${say("page-square", { row: Math.floor(index / side) + 1, column: (index % side) + 1 })}`;
      const ghost = laid(at).find((each) => each.cell === index) ?? lies.get(index);
      const placed = view.board[index];
      if (ghost || placed) {
        const letter = ghost ? ghost.stands_for || ghost.tile : placed.tile;
        const isBison = ghost ? ghost.tile === BISON : placed.bisonte;
        return { label: `${place}, ${letter}`, content: tile(box, letter, isBison), kind: `tile ${ghost ? "ghost" : ""} ${index === at.ui.start ? "start" : ""}` };
      }
      const premium = PREMIUMS[kind] ? say(PREMIUMS[kind]) : "";
      const name = { d: "p-d", t: "p-t", D: "p-dd", T: "p-tt", "*": "p-centre" }[kind] ?? "";
      return { label: [place, premium].filter(Boolean).join(", "), content: index === at.ui.start ? arrow(at) : mark(kind), kind: `${name} ${index === at.ui.start ? "start" : ""}` };
    },
  });
}

function mark(kind) {
  return { d: "2", t: "3", D: "×2", T: "×3", "*": "✦" }[kind] ?? "";
}

function arrow(at) {
  return at.ui.down ? "↓" : "→";
}

function tile(box, letter, isBison) {
  const value = isBison ? 0 : (box.kinds.find((kind) => kind.tile === letter)?.value ?? 0);
  return [letter === BISON ? "✱" : letter, h("small", null, value)];
}

// A tile that is held goes onto the square; a tile laid this turn comes back; an empty square is where typing starts.
function tapped(at, index) {
  const { ui, view } = at;
  const own = laid(at).find((each) => each.cell === index);
  if (own) {
    ui.laid = ui.laid.filter((each) => each !== own);
    ui.typed = "";
  } else if (ui.held !== undefined && !view.board[index]) {
    const name = view.rack[ui.held];
    ui.laid = [...ui.laid, { cell: index, tile: name, stands_for: "", from: ui.held }];
    if (name === BISON) ui.asked = index;
    ui.held = undefined;
  } else {
    ui.down = ui.start === index ? !ui.down : Boolean(ui.down);
    ui.start = index;
  }
  weigh(at);
}

function action(at) {
  return { type: "play", placements: laid(at).map(({ cell, tile: name, stands_for }) => ({ cell, tile: name, stands_for })) };
}

function weigh(at) {
  at.ui.preview = null;
  at.ui.previewed = "";
  const isWhole = laid(at).every((each) => each.tile !== BISON || each.stands_for);
  if (laid(at).length && isWhole) at.table.preview(action(at));
  changed();
}

function input(at) {
  return [openPlay(at), rack(at), at.offers.play && typing(at), at.offers.play && playing(at)];
}

function openPlay({ view, table }) {
  const open = view.open_play;
  if (!open) return null;
  return h("p", { class: "open-play" }, say("page-open-play", { name: sitterName(table, open.seat), words: list(open.words), points: total(open.score) }));
}

function rack(at) {
  const { view, box, ui } = at;
  const away = new Set(laid(at).map((each) => each.from));
  const hold = (place) => () => {
    ui.held = ui.held === place ? undefined : place;
    changed();
  };
  return h(
    "div",
    { class: "rack", role: "group", "aria-label": say("page-rack") },
    view.rack.map((name, place) =>
      button(tile(box, name, name === BISON), hold(place), { key: place, class: "piece", disabled: away.has(place) || !at.offers.play, "aria-pressed": String(ui.held === place) }),
    ),
    h("span", { class: "quiet" }, say("page-bag", { count: view.bag })),
  );
}

function typing(at) {
  const { ui, view, box } = at;
  const typed = (event) => {
    ui.typed = event.target.value;
    if (ui.start !== undefined) ui.laid = lay(ui.typed, ui.start, Boolean(ui.down), view, box);
    weigh(at);
  };
  const turn = () => {
    ui.down = !ui.down;
    if (ui.typed) ui.laid = lay(ui.typed, ui.start, ui.down, view, box);
    weigh(at);
  };
  return h(
    "div",
    { class: "row" },
    field(say("page-type-from"), h("input", { id: "typed", value: ui.typed ?? "", oninput: typed, disabled: ui.start === undefined, maxlength: 21, autocomplete: "off", autocapitalize: "characters", spellcheck: "false" }), { class: "field grow" }),
    button(say(ui.down ? "page-downwards" : "page-rightwards"), turn, { disabled: ui.start === undefined }),
  );
}

function playing(at) {
  const { ui, table, box } = at;
  const blank = laid(at).find((each) => each.tile === BISON && !each.stands_for);
  const stand = (letter) => () => {
    ui.laid = ui.laid.map((each) => (each === blank ? { ...each, stands_for: letter } : each));
    weigh(at);
  };
  const takeBack = () => {
    ui.laid = [];
    ui.typed = "";
    weigh(at);
  };
  const points = ui.preview?.kind === "previewed" ? ui.preview.total : null;
  return [
    h("p", { class: "quiet" }, say("page-bisonte-how")),
    blank && h(
      "fieldset",
      { class: "toggles", key: "blank" },
      h("legend", null, say("page-stands-for")),
      box.kinds.filter((kind) => kind.tile !== BISON).map((kind) => button(kind.tile, stand(kind.tile), { key: kind.tile })),
    ),
    previewOf(at),
    h(
      "div",
      { class: "row" },
      button(points === null ? say("page-do-play") : say("page-play-for", { points }), () => table.act(action(at)), { class: "main", id: "play", disabled: !laid(at).length || Boolean(blank) || table.asking > 0 }),
      button(say("page-take-all-back"), takeBack, { disabled: !laid(at).length }),
    ),
  ];
}

function turns({ view, table }) {
  const past = view.turns.slice(-8).reverse();
  if (!past.length) return null;
  return h(
    "ol",
    { class: "turns card" },
    past.map((turn) => h("li", null, `${sitterName(table, turn.seat)}: `, turn.words.length ? h("strong", null, turn.words.join(", ")) : say(`page-turn-${turn.kind}`), turn.words.length > 0 && ` ${turn.kind === "undone" ? say("page-turn-undone") : number(total(turn.score))}`)),
  );
}
