// The door: a guest at once, one socket, and the page that belongs to the address.

import { api, app, changed, followed, notify, paintWith, remember } from "./app.js";
import { h, paint, choose } from "./dom.js";
import { home } from "./home.js";
import { askHouse } from "./house.js";
import { openPast, pastPage } from "./past.js";
import { guessLanguage, language, say, speak } from "./say.js";
import { Socket } from "./socket.js";
import { Table, tablePage, tick } from "./table.js";

async function signIn() {
  app.me = await api("POST", "/api/me", {});
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

function arrive() {
  app.path = location.pathname;
  app.notice = "";
  const id = app.path.startsWith("/t/") ? decodeURIComponent(app.path.slice(3)) : null;
  if (app.table && app.table.id !== id) {
    app.socket.unwatch(app.table.id);
    app.table = null;
  }
  if (id && !app.table) {
    app.table = new Table(id);
    app.socket.watch(id);
  }
  openPast(app.path.startsWith("/m/") ? decodeURIComponent(app.path.slice(3)) : null);
  app.socket.enterLobby(app.path === "/");
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
  const isAway = app.socket && !app.socket.isOpen;
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
  try {
    await signIn();
  } catch (problem) {
    notify(problem.message);
  }
  if (app.me && app.me.language !== language) app.me = await api("PATCH", "/api/me", { language });
  app.socket = new Socket({ hear, changed, signIn, language: () => language });
  paintWith(paintAll);
  addEventListener("popstate", arrive);
  arrive();
  app.socket.connect();
  setInterval(tick, 250);
}

open();
