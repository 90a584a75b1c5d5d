// A table: what the house has told of it, what this page asks of it, and how it all hangs together.

import { api, app, changed, go, remember } from "./app.js";
import { chat } from "./chat.js";
import { clock } from "./clock.js";
import { controls } from "./controls.js";
import { h, paint } from "./dom.js";
import { gathering } from "./gathering.js";
import { gameOf, match } from "./match.js";
import { people } from "./people.js";
import { result } from "./result.js";
import { nameOf, say } from "./say.js";
import { tell } from "./telling.js";

const MOST_LINES = 60;

export class Table {
  constructor(id) {
    this.id = id;
    this.update = null;
    this.here = { people: [], spectators: 0 };
    this.said = [];
    this.log = [];
    this.ui = {};
    this.moment = "";
    this.box = null;
    this.closed = "";
    this.notice = "";
    this.asking = 0;
  }

  get state() {
    return this.update.state;
  }

  get view() {
    return this.update.view;
  }

  get offers() {
    return this.update.offers ?? [];
  }

  get seat() {
    return this.update.seat;
  }

  get isHost() {
    return this.state.host === app.me?.person.id;
  }

  get isMine() {
    return this.seat !== null && this.view?.players[this.seat]?.waiting && this.state.phase === "playing";
  }

  personName(id) {
    return nameOf(this.update.people.find((person) => person.id === id));
  }

  title() {
    if (!this.update) return "";
    return (this.isMine ? `${say("page-your-moment")} · ` : "") + say(`${this.state.setting.game}-name`);
  }

  hear(message) {
    if (message.kind === "update") this.learn(message);
    if (message.kind === "here") this.here = message;
    if (message.kind === "closed") this.closed = message.why;
    if (message.kind === "said" && !this.said.some((one) => one.number === message.number)) this.said.push(message);
  }

  learn(update) {
    // What comes after a lost connection may repeat what is known.
    if (this.update && update.number < this.update.number) return;
    const known = this.update?.number ?? -1;
    // Parts that are still as they were are left out.
    this.update = { ...this.update, ...update };
    remember("last-table", this.state.phase === "closed" ? "" : this.id);
    this.loadBox();
    this.begin();
    const told = update.steps.filter((step) => step.number > known).flatMap((step) => tell(this, step));
    if (!told.length) return;
    this.log = [...this.log, ...told].slice(-MOST_LINES);
    speakAloud(told);
  }

  // What somebody had begun belongs to one moment of the match and is dropped after it.
  begin() {
    const moment = this.view ? gameOf(this).moment(this.view) : "";
    if (moment === this.moment) return;
    this.moment = moment;
    this.ui = {};
    this.notice = "";
  }

  // Asked for until it is there: without its pieces nothing can be drawn.
  async loadBox() {
    const { game, language } = this.state.setting;
    if (this.box || this.loading) return;
    this.loading = true;
    try {
      this.box = await api("GET", `/api/editions/${game}/${language}`);
    } catch {
      setTimeout(() => this.loadBox(), 1000);
    }
    this.loading = false;
    changed();
  }

  async do(kind, fields) {
    this.asking += 1;
    changed();
    const answer = await app.socket.ask({ kind: "do", table: this.id, command: { kind, ...fields } });
    this.asking -= 1;
    this.notice = answer.sentence ?? "";
    changed();
    if (answer.kind === "done" && answer.table) go(`/t/${answer.table}`);
    return answer;
  }

  act(action) {
    clearTimeout(this.waiting);
    return this.do("act", { action });
  }

  // What an action would score, asked when nothing has changed for a moment.
  preview(action) {
    const wanted = JSON.stringify(action);
    if (this.ui.previewed === wanted) return;
    this.ui.previewed = wanted;
    this.ui.preview = null;
    clearTimeout(this.waiting);
    const ui = this.ui;
    this.waiting = setTimeout(async () => {
      if (this.ui !== ui || ui.previewed !== wanted) return;
      const answer = await app.socket.ask({ kind: "preview", table: this.id, action });
      if (ui.previewed !== wanted) return;
      ui.preview = answer;
      changed();
    }, 150);
  }
}

function speakAloud(told) {
  const spoken = document.getElementById("spoken");
  for (const line of told) {
    const element = document.createElement("p");
    element.textContent = line;
    spoken.append(element);
  }
  while (spoken.childElementCount > 20) spoken.firstChild.remove();
}

export function tablePage(table) {
  if (table.closed) return h("div", { class: "card" }, h("p", null, say(`page-closed-${table.closed}`)), h("a", { href: "/" }, say("page-home")));
  if (!table.update) return h("p", { class: "card quiet" }, say("page-coming"));
  const { phase } = table.state;
  return h(
    "div",
    { class: `table ${phase} game-${table.state.setting.game}` },
    h("h1", { class: "only-spoken" }, say(`${table.state.setting.game}-name`)),
    h("section", { class: "people", "aria-label": say("page-people") }, people(table)),
    h("div", { class: "clock", id: "clock", own: true }),
    h("section", { class: "middle" }, phase === "ended" && result(table), table.view ? match(table) : gathering(table)),
    h("section", { class: "side" }, controls(table), story(table), chat(table)),
  );
}

function story(table) {
  if (!table.log.length) return null;
  return h(
    "details",
    { class: "card", key: "story", open: true },
    h("summary", null, say("page-story")),
    h("ol", { class: "story" }, [...table.log].reverse().slice(0, 12).map((line) => h("li", null, line))),
  );
}

export function tick() {
  const place = document.getElementById("clock");
  if (place && app.table?.update) paint(place, clock(app.table));
}
