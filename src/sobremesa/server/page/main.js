// The door: a guest at once, one socket, and the page that belongs to the address.

import { api, app, changed, followed, notify, paintWith, Problem, remember } from "./app.js";
import { h, paint, choose } from "./dom.js";
import { home } from "./home.js";
import { askHouse } from "./house.js";
import { openPast, pastPage } from "./past.js";
import { guessLanguage, language, say, speak } from "./say.js";
import { Socket } from "./socket.js";
import { Table, tablePage, tick } from "./table.js";

// Whether the house has let us in; why not is said.
async function signIn() {
  try {
    app.me = await api("POST", "/api/me", {});
    return true;
  } catch (problem) {
    // Without a sentence it is the network that is away, and the next try asks again.
    if (problem instanceof Problem) notify(problem.message);
    return false;
  }
}

async function changeLanguage(wanted) {
  await Promise.all([speak(wanted), askHouse(wanted)]);
  remember("language", wanted);
  app.me = await api("PATCH", "/api/me", { language: wanted });
  // The house speaks to a socket in the language of its hello.
  app.socket.drop();
  app.socket.hurry();
  changed();
}

// Ids have nothing to be decoded; an address that somebody has bent leads to a table that is not there.
function idAfter(prefix) {
  return app.path.startsWith(prefix) ? app.path.slice(prefix.length, prefix.length + 40) : null;
}

function arrive() {
  app.path = location.pathname;
  app.notice = "";
  const id = idAfter("/t/");
  if (app.table && app.table.id !== id) {
    app.socket.unwatch(app.table.id);
    app.table = null;
  }
  if (id && !app.table) {
    app.table = new Table(id);
    app.socket.watch(id);
  }
  openPast(idAfter("/m/"));
  app.socket.enterLobby(app.path === "/" ? app.wanted : null);
  scrollTo(0, 0);
  changed();
}

function hear(message) {
  if (message.kind === "lobby") app.lobby = new Map(message.tables.map((table) => [table.table, table]));
  if (message.kind === "lobby-changed") {
    if (message.now) app.lobby.set(message.table, message.now);
    else app.lobby.delete(message.table);
  }
  if (message.table && message.table === app.table?.id) app.table.hear(message);
  changed();
}

function paintAll() {
  const title = (app.past ?? app.table)?.title();
  document.title = title ? `${title} · Sobremesa` : "Sobremesa";
  const isAway = !app.socket.isOpen && !app.socket.isBanned;
  paint(document.getElementById("page"), [
    h(
      "header",
      { class: "top" },
      h("a", { href: "/", onclick: followed, class: "house" }, "Sobremesa"),
      h("span", { class: "grow" }),
      h(
        "label",
        null,
        h("span", { class: "only-spoken" }, say("page-language")),
        choose([["es", "Español"], ["en", "English"]], language, changeLanguage, { id: "language" }),
      ),
    ),
    h("p", { class: "notice", role: "alert", id: "notice" }, app.notice),
    h("p", { class: "away", role: "status", id: "away" }, isAway ? say("page-connection-lost") : ""),
    h("main", { class: isAway ? "dim" : "" }, app.past ? pastPage(app.past) : app.table ? tablePage(app.table) : home()),
  ]);
  tick();
}

async function open() {
  const wanted = remember("language") ?? guessLanguage();
  await Promise.all([speak(wanted), askHouse(wanted)]);
  await signIn();
  if (app.me && app.me.language !== language) app.me = await api("PATCH", "/api/me", { language });
  app.socket = new Socket({ hear, changed, signIn, language: () => language });
  paintWith(paintAll);
  addEventListener("popstate", arrive);
  arrive();
  app.socket.connect();
  setInterval(tick, 250);
}

open();
