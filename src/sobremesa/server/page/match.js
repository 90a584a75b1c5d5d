// A match in play: the board, what one may do now, and good advice where the table allows it.

import { app, changed } from "./app.js";
import { button, h } from "./dom.js";
import { bisonte } from "./games/bisonte.js";
import { buffet } from "./games/buffet.js";
import { golf } from "./games/golf.js";
import { loom } from "./games/loom.js";
import { labelOf, offersLeft } from "./offers.js";
import { say } from "./say.js";

const GAMES = { golf, bisonte, buffet, loom };

export function gameOf(table) {
  return GAMES[table.state.setting.game];
}

export function match(table) {
  if (!table.box) return h("p", { class: "quiet" }, say("page-coming"));
  const game = gameOf(table);
  const at = { table, game, view: table.view, box: table.box, ui: table.ui, seat: table.seat };
  const mayMove = table.state.phase === "playing" && !table.state.paused && table.seat !== null;
  const kinds = Object.fromEntries(table.offers.map((offer) => [offer.action, offer]));
  at.offers = mayMove ? kinds : {};
  return [
    game.board(at),
    mayMove && h(
      "div",
      { class: "move" },
      game.input(at),
      h("p", { class: "notice", role: "alert", id: "refused" }, table.notice),
      offersLeft(at),
      table.state.setting.hints && table.isMine && hints(at),
    ),
    game.beside?.(at),
  ];
}

function hints({ table, ui, game, view, box }) {
  const ask = async () => {
    const answer = await app.socket.ask({ kind: "hints", table: table.id });
    ui.hints = answer.hints ?? [];
    table.notice = answer.sentence ?? "";
    changed();
  };
  const at = { table, ui, game, view, box, seat: table.seat };
  return h(
    "div",
    { class: "hints" },
    button(say("page-hint"), ask, { class: "plain" }),
    ui.hints && h("ul", null, ui.hints.map((hint) => h("li", null, h("strong", null, game.describe?.(at, hint.action) ?? labelOf(at, hint.action)), ` ${hint.sentences.join(" ")}`))),
  );
}
