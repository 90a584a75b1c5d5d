// Whatever a seat may do now, as buttons and fields, for any game and phase: a game says only what it draws better.

import { changed } from "./app.js";
import { button, field, h } from "./dom.js";
import { say } from "./say.js";

const MOST_BUTTONS = 30;

export function offersLeft(at) {
  const offers = Object.values(at.offers).filter((offer) => !at.game.handles.includes(offer.action));
  return offers.map((offer) => h("div", { class: "offer", key: offer.action }, choices(at, offer), asks(at, offer)));
}

export function labelOf(at, action) {
  return at.game.label?.(at, action) ?? say(`page-do-${action.type}`);
}

export function choices(at, offer) {
  const listed = offer.choices.slice(0, MOST_BUTTONS);
  // What is the one thing to do is the main thing.
  const isOnly = listed.length === 1 && !offer.asks.length && Object.keys(at.offers).length === 1;
  return h(
    "div",
    { class: "row" },
    listed.map((action) =>
      button(labelOf(at, action), () => at.table.act(action), {
        key: JSON.stringify(action),
        "data-action": JSON.stringify(action),
        disabled: at.table.asking > 0,
        class: isOnly && at.table.isMine ? "main" : "",
        title: at.game.explain?.(at, action),
      }),
    ),
  );
}

function asks(at, offer) {
  const wanted = offer.asks.filter((ask) => !ask.field.includes("."));
  if (!wanted.length) return null;
  const filled = ((at.ui.asks ??= {})[offer.action] ??= {});
  const submit = (event) => {
    event.preventDefault();
    at.table.act({ type: offer.action, ...Object.fromEntries(wanted.map((ask) => [ask.field, valueOf(ask, filled)])) });
  };
  return h(
    "form",
    { class: "row", onsubmit: submit },
    wanted.map((ask) => askField(at, offer, ask, filled)),
    h("button", { disabled: at.table.asking > 0 || wanted.some((ask) => !isFilled(ask, filled)) }, say(`page-do-${offer.action}`)),
  );
}

function isNumber(ask) {
  return ask.field === "letters";
}

function valueOf(ask, filled) {
  const value = filled[ask.field];
  if (ask.among.length) return (value ?? []).map((place) => ask.among[place]);
  return isNumber(ask) ? Number(value) : (value ?? "");
}

function isFilled(ask, filled) {
  const value = valueOf(ask, filled);
  const count = isNumber(ask) ? value : value.length;
  return count >= ask.least && count <= ask.most;
}

function askField(at, offer, ask, filled) {
  if (ask.among.length) return toggles(at, offer, ask, filled);
  const typed = (event) => {
    filled[ask.field] = event.target.value;
    changed();
  };
  const kind = isNumber(ask) ? { type: "number", min: ask.least, max: ask.most } : { type: "text", maxlength: ask.most };
  return field(say(`page-ask-${ask.field}`), h("input", { ...kind, value: filled[ask.field] ?? "", oninput: typed, autocomplete: "off" }));
}

// Things are taken in the order in which they are tapped; two that look alike are still two.
function toggles(at, offer, ask, filled) {
  const chosen = (filled[ask.field] ??= []);
  const toggle = (place) => () => {
    filled[ask.field] = chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place];
    changed();
  };
  return h(
    "fieldset",
    { class: "toggles" },
    h("legend", null, say(`page-ask-${ask.field}`)),
    ask.among.map((thing, place) =>
      button(at.game.piece?.(at, ask.field, thing) ?? String(thing), toggle(place), { key: place, "data-thing": thing, "aria-pressed": String(chosen.includes(place)) }),
    ),
  );
}
