// The options of a game, each with the sentence that the house says about it; what is left as it is stays unsaid.

import { choose, field, h } from "./dom.js";
import { say } from "./say.js";

export function optionFields(game, chosen, set) {
  const change = (option) => (value) => {
    const { [option.name]: _, ...others } = chosen;
    set(value === option.default ? others : { ...others, [option.name]: value });
  };
  return h(
    "details",
    { key: `options-${game.id}`, class: "options" },
    h("summary", null, say("page-options")),
    game.options.map((option) => optionField(option, chosen[option.name] ?? option.default, change(option))),
  );
}

function optionField(option, value, change) {
  const id = `option-${option.name}`;
  const label = [option.sentence, " ", h("span", { class: "clause" }, option.clause)];
  if (option.kind === "bool") {
    const input = h("input", { id, type: "checkbox", checked: value, onchange: (event) => change(event.target.checked) });
    return h("label", { class: "box", key: option.name }, input, h("span", null, label));
  }
  if (option.kind === "choice") return field(label, choose(option.choices.map((each) => [each, each]), value, change, { id }), { key: option.name });
  const typed = (event) => change(Number(event.target.value));
  return field(label, h("input", { id, type: "number", min: option.least, max: option.most, value: String(value), onchange: typed }), { key: option.name });
}

// What a table has chosen; nothing where all is left as it is.
export function optionsTold(game, chosen) {
  const told = game.options.filter((option) => option.name in chosen);
  if (!told.length) return null;
  return h(
    "details",
    { key: "told", class: "quiet" },
    h("summary", null, say("page-options-chosen", { count: told.length })),
    h("ul", null, told.map((option) => h("li", { key: option.name }, `${option.sentence}: ${valueTold(chosen[option.name])} `, h("span", { class: "clause" }, option.clause)))),
  );
}

function valueTold(value) {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  return String(value);
}
