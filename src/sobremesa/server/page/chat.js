// What people say: ready-made words for all, their own where the table allows it.

import { app, changed } from "./app.js";
import { button, field, h } from "./dom.js";
import { presetSentence, presets } from "./house.js";
import { nameOf, say } from "./say.js";

export function chat(table) {
  const { setting } = table.state;
  if (!setting.chat && !setting.reactions) return null;
  const mayWrite = setting.chat && !(setting.public && app.me?.person.guest);
  return h(
    "details",
    { class: "card", key: "chat" },
    h("summary", null, say("page-chat"), table.said.length > 0 && ` (${table.said.length})`),
    h("ol", { class: "said" }, table.said.slice(-30).map(line)),
    mayWrite && form(table),
    setting.reactions && h("div", { class: "presets" }, presets().map(({ id, sentence }) => button(sentence, () => speak(table, { preset: id }), { key: id }))),
    h("p", { class: "notice", role: "alert" }, table.chatNotice ?? ""),
  );
}

function line(said) {
  const words = said.text || presetSentence(said.preset);
  return h("li", { key: said.number }, h("strong", null, nameOf(said.person)), `: ${words}`);
}

function form(table) {
  const text = table.words ?? "";
  const submit = async (event) => {
    event.preventDefault();
    if (text.trim() && (await speak(table, { text }))) table.words = "";
    changed();
  };
  const typed = (event) => {
    table.words = event.target.value;
    changed();
  };
  return h(
    "form",
    { class: "row", onsubmit: submit },
    field(say("page-write"), h("input", { value: text, maxlength: 500, oninput: typed, autocomplete: "off" }), { class: "field grow" }),
    h("button", null, say("page-send")),
  );
}

async function speak(table, words) {
  const answer = await app.socket.ask({ kind: "say", table: table.id, ...words });
  table.chatNotice = answer.kind === "lost" ? say("page-not-sent") : (answer.sentence ?? "");
  changed();
  return answer.kind === "done";
}
