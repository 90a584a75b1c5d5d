// The link of a table: copied where the browser lets us, else selected so that one key or tap copies it.

import { changed } from "./app.js";
import { button, field, h } from "./dom.js";
import { say } from "./say.js";

export function share(table) {
  const link = `${location.origin}/t/${table.id}`;
  const shared = (table.shared ??= {});
  const copy = async () => {
    shared.said = (await copied(link)) ? "page-copied" : "page-copy-yourself";
    changed();
  };
  const showCode = () => {
    shared.code = !shared.code;
    changed();
  };
  return h(
    "div",
    { class: "share card" },
    h(
      "div",
      { class: "row" },
      field(say("page-link"), h("input", { id: "link", value: link, readonly: true, onfocus: (event) => event.target.select() }), { class: "field grow" }),
      button(say("page-copy-link"), copy, { class: "main", id: "copy" }),
    ),
    h("p", { class: "quiet", role: "status" }, shared.said ? say(shared.said) : ""),
    h(
      "div",
      { class: "row" },
      table.state.code && h("p", { class: "code" }, say("page-code-is"), " ", h("strong", null, table.state.code)),
      button(say(shared.code ? "page-hide-qr" : "page-show-qr"), showCode, { class: "plain", "aria-expanded": String(Boolean(shared.code)) }),
    ),
    shared.code && h("img", { class: "qr", src: `/api/tables/${encodeURIComponent(table.id)}/qr.svg`, alt: say("page-qr"), width: 220, height: 220 }),
  );
}

// Without a secure context there is no clipboard to write to; an old command still works from a selected field.
async function copied(text) {
  if (window.isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed: the field stays selected.
    }
  }
  const input = document.getElementById("link");
  input.focus();
  input.select();
  return document.execCommand("copy");
}
