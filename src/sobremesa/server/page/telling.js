// What happened, in sentences: for the list beside the table, and read aloud to those who listen.

import { list, say, sayText } from "./say.js";
import { shapeOf, sitterName } from "./shapes.js";

export function tell(table, step) {
  const told = step.events.flatMap((event) => tellTable(table, event));
  return [...told, ...step.entries.flatMap((entry) => tellMatch(table, entry.event))].filter(Boolean);
}

function named(table, seat) {
  return `${shapeOf(seat)} ${sitterName(table, seat)}`;
}

const ABOUT_SEAT = new Set(["seat-filled", "seat-emptied", "went-on", "seat-absent", "seat-returned", "seat-handed", "seat-gone"]);
const PLAIN = new Set(["match-started", "paused", "outage-counted", "rematch-opened", "table-closed", "start-called-off"]);

function tellTable(table, event) {
  if (ABOUT_SEAT.has(event.kind)) return event.kind === "seat-emptied" ? [] : [say(`page-told-${event.kind}`, { name: named(table, event.seat) })];
  if (PLAIN.has(event.kind)) return [say(`page-told-${event.kind}`)];
  if (event.kind === "host-passed") return [say("page-told-host-passed", { name: table.personName(event.person) })];
  if (event.kind === "pause-wished" && event.wishes) return [say("page-told-pause-wished", { name: named(table, event.seat) })];
  if (event.kind === "end-voted" && event.end) return [say("page-told-end-voted", { name: named(table, event.seat) })];
  return [];
}

const TOLD = {
  "time-ran-out": (table, event) => [say("page-told-time-ran-out", { names: list(event.seats.map((seat) => named(table, seat))) })],
  "match-ended": (table, event) => [sayText(event.outcome.text)],
  "dice-thrown": (table, event) => [say("page-told-hole", { hole: event.round, faces: event.faces.join(" ") })],
  "words-shown": (table, event) => event.plays.map((play, seat) => say("page-told-word", { name: named(table, seat), word: play?.word ?? "—" })),
  "round-scored": (table, event) =>
    event.scores.map((scored, seat) => say("page-told-points", { name: named(table, seat), points: total(scored.score) })),
  "shop-closed": (table, event) =>
    event.purchases.flatMap((bought, seat) => (bought.kinds.length ? [say("page-told-bought", { name: named(table, seat), cards: list(bought.kinds) })] : [])),
  "play-made": (table, event) => [say("page-told-played", { name: named(table, event.seat), words: list(event.words), points: total(event.score) })],
  "objection-made": (table, event) => [say(event.upheld ? "page-told-upheld" : "page-told-rejected", { name: named(table, event.seat) })],
  "tiles-exchanged": (table, event) => [say("page-told-exchanged", { name: named(table, event.seat), count: event.count })],
  "turn-passed": (table, event) => [say("page-told-passed", { name: named(table, event.seat) })],
  "turn-skipped": (table, event) => [say("page-told-skipped", { name: named(table, event.seat) })],
  "round-began": (table, event) => [say("page-told-round", { round: event.round })],
  "search-opened": () => [say("page-told-search")],
  announced: (table, event) => [say("page-told-announced", { name: named(table, event.seat), letters: event.letters })],
  "gave-up": (table, event) => [say("page-told-gave-up", { name: named(table, event.seat) })],
  "word-checked": (table, event) => [
    say(`page-told-${event.verdict.fate}`, { name: named(table, event.seat), word: event.word }) + ` ${event.verdict.clause}`,
  ],
  "ant-placed": (table, event) => [say("page-told-ant", { name: named(table, event.seat) })],
  "card-activated": (table, event) => [say("page-told-card", { name: named(table, event.seat), card: say(`loom-card-${event.kind}`) })],
  "target-named": (table, event) => [say("page-told-target", { name: named(table, event.target) })],
  "word-judged": (table, event) => [
    say("page-told-judged", { name: named(table, event.result.shown.seat), word: event.result.shown.word || "—", points: total(event.result.score) }),
  ],
};

function tellMatch(table, event) {
  return TOLD[event.type]?.(table, event) ?? [];
}

export function total(score) {
  return score.lines.reduce((sum, line) => sum + line.points, 0);
}
