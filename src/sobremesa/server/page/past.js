// A match that is over, for everybody who has its link: how it ended, and every step of it.

import { api, app, changed, Problem } from "./app.js";
import { button, h } from "./dom.js";
import { match } from "./match.js";
import { result } from "./result.js";
import { say } from "./say.js";
import { Table } from "./table.js";
import { tell } from "./telling.js";

const A_TIME = 50;

export class Past extends Table {
  constructor(id) {
    super(id);
    this.steps = [];
    this.next = -1;
    this.place = 0;
    this.load();
  }

  title() {
    return this.told ? say(`${this.told.setting.game}-name`) : "";
  }

  hear() {}

  async load() {
    try {
      this.told = await api("GET", `/api/matches/${encodeURIComponent(this.id)}`);
      while (this.next !== null) await this.read();
      this.show(this.steps.length - 1);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.notice = problem.message;
    }
    changed();
  }

  async read() {
    const replay = await api("GET", `/api/matches/${encodeURIComponent(this.id)}/replay?since=${this.next}&most=${A_TIME}`);
    // What stood before the first move has nothing to show.
    this.steps.push(...replay.steps.filter((seen) => seen.view));
    this.next = replay.next;
  }

  show(place) {
    this.place = Math.min(Math.max(place, 0), this.steps.length - 1);
    const { told: step, view } = this.steps[this.place];
    const { setting, seats, people, rematch } = this.told;
    const state = { phase: "ended", setting, seats, rematch, host: "", paused: false };
    this.update = { number: step.number, state, seat: null, people, view, offers: [] };
    this.log = tell(this, step);
    this.loadBox();
    changed();
  }
}

export function pastPage(past) {
  if (past.notice) return h("p", { class: "card" }, past.notice);
  if (!past.update) return h("p", { class: "card quiet" }, say("page-coming"));
  const go = (place) => () => past.show(place);
  const last = past.steps.length - 1;
  return h(
    "div",
    { class: "past" },
    h("h1", { class: "only-spoken" }, past.title()),
    past.place === last && result(past),
    h(
      "div",
      { class: "row", role: "group", "aria-label": say("page-steps") },
      button(say("page-first"), go(0), { disabled: past.place === 0 }),
      button(say("page-back"), go(past.place - 1), { disabled: past.place === 0 }),
      h("span", { class: "place", role: "status" }, say("page-step-of", { step: past.place + 1, steps: last + 1 })),
      button(say("page-on"), go(past.place + 1), { disabled: past.place === last }),
      button(say("page-last"), go(last), { disabled: past.place === last }),
      h("a", { href: `/api/matches/${encodeURIComponent(past.id)}/transcript`, download: "" }, say("page-transcript")),
    ),
    h("ul", { class: "story told" }, past.log.map((line) => h("li", null, line))),
    match(past),
  );
}

export function openPast(id) {
  app.past = id ? new Past(id) : null;
}
