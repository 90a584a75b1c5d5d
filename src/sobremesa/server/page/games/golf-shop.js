// The shop between two rounds: what can be paid is what the house offers.

import { changed } from "../app.js";
import { button, h } from "../dom.js";
import { say } from "../say.js";
import { total } from "../telling.js";

export function shop(at) {
  const { ui, view, box, offers, table, seat } = at;
  const player = view.players[seat];
  const basket = (ui.basket ??= []);
  const money = Math.max(0, total(player.rounds[player.rounds.length - 1].score));
  const isOffered = (kinds) => offers.buy.choices.some((choice) => choice.kinds.length === kinds.length && kinds.every((kind) => choice.kinds.includes(kind)));
  const toggled = (kind) => (basket.includes(kind) ? basket.filter((each) => each !== kind) : [...basket, kind]);
  const toggle = (kind) => () => {
    ui.basket = toggled(kind);
    changed();
  };
  return h(
    "div",
    { class: "shop" },
    h("p", null, say("page-money", { money, coins: player.coins })),
    h(
      "fieldset",
      { class: "toggles" },
      h("legend", null, say("page-shop")),
      box.kinds.map((kind) =>
        button([kind.letters, h("small", null, ` ${kind.cost}`)], toggle(kind.letters), {
          key: kind.letters,
          class: "piece",
          "aria-pressed": String(basket.includes(kind.letters)),
          disabled: !isOffered(toggled(kind.letters)),
        }),
      ),
    ),
    button(basket.length ? say("page-buy", { count: basket.length }) : say("page-buy-nothing"), () => table.act({ type: "buy", kinds: basket }), {
      class: "main",
      id: "buy",
      disabled: table.asking > 0,
    }),
  );
}
