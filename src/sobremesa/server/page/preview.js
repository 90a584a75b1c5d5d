// What a move would bring, before it is made.

import { h } from "./dom.js";
import { number, say, sayText } from "./say.js";

// The points, or why it would be refused; `lines` say what each point is for.
export function previewOf(at) {
  const { preview } = at.ui;
  const text = !preview ? "" : preview.kind === "previewed" ? say("page-would-score", { points: preview.total }) : (preview.sentence ?? "");
  return h(
    "div",
    { class: `preview ${preview?.kind ?? ""}`, role: "status", id: "preview" },
    h("p", null, text || "\u00a0"),
    preview?.kind === "previewed" && preview.lines.length > 0 && h("details", { key: "why" }, h("summary", null, say("page-why")), lines(preview.lines)),
  );
}

export function lines(scored) {
  return h(
    "ul",
    { class: "lines" },
    scored.map((line) => h("li", null, h("span", { class: "points" }, number(line.points)), ` ${sayText(line.text)} `, h("span", { class: "clause" }, line.clause))),
  );
}
