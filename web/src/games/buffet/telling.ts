// What happens and what happened, in sentences; and a move as words.

import { spell } from "./board.ts";
import { squareName } from "./naming.ts";
import type { Action, BuffetMatch, Event, WordChecked } from "./types.ts";
import { list, say } from "$/texts/say.svelte.ts";

type Named = (seat: number) => string;

export function now(match: BuffetMatch): string {
  const { view } = match;
  return say("page-buffet-now", { round: view.round, phase: say(`page-buffet-phase-${view.phase}`) });
}

export function tell(event: Event, match: BuffetMatch, named: Named): string[] {
  switch (event.type) {
    case "round-began":
      return [say("page-buffet-told-round", { round: event.round })];
    case "search-opened":
      return [say("page-buffet-told-search")];
    case "announced":
      return [say("page-buffet-told-announced", { name: named(event.seat), letters: event.letters })];
    case "gave-up":
      return [say("page-buffet-told-gave-up", { name: named(event.seat) })];
    case "time-ran-out":
      return event.seats.length ? [say("page-buffet-told-time", { names: list(event.seats.map(named)) })] : [];
    case "word-asked":
      if (event.seat === match.seat) return [say("page-buffet-told-own-word-asked")];
      return [say("page-buffet-told-word-asked", { name: named(event.seat) })];
    case "word-said":
      return [say("page-buffet-told-said", { name: named(event.seat), word: event.word })];
    case "path-shown":
      return event.word ? [say("page-buffet-told-shown", { name: named(event.seat), word: event.word })] : [];
    case "vote-opened":
      return [say("page-buffet-told-vote")];
    case "vote-cast":
      if (event.abstain) return [];
      return [
        event.accept
          ? say("page-buffet-told-vote-yes", { name: named(event.voter) })
          : say("page-buffet-told-vote-no", { name: named(event.voter) }),
      ];
    case "word-checked":
      return [checkedText(event, named)];
    case "placement-asked":
      return event.seat === match.seat ? [say("page-buffet-told-place")] : [];
    case "ant-placed":
      return [placedText(event, named)];
    case "nothing-placed":
      return [say("page-buffet-told-nothing", { name: named(event.seat) })];
    case "round-ended":
      return event.last ? [say("page-buffet-told-last")] : [];
    default:
      return [];
  }
}

/** Whether a word is of a kind that this table has left out: acronyms or names (BUF-24). */
function isRuledOut(verdict: WordChecked["verdict"]): boolean {
  return verdict.fate === "not-valid" && verdict.clause === "BUF-24";
}

/** What became of a word, in a few words. */
export function fateText({ word, verdict }: WordChecked): string {
  if (verdict.fault) return say(`page-buffet-fate-${verdict.fault}`);
  if (!word) return say("page-buffet-fate-none");
  return say(`page-buffet-fate-${isRuledOut(verdict) ? "ruled-out" : verdict.fate}`);
}

export function checkedText({ seat, word, verdict, cells }: WordChecked, named: Named): string {
  const args = { name: named(seat), word, said: word.length, ants: cells.length, clause: verdict.clause };
  if (verdict.fault) return say(`page-buffet-told-${verdict.fault}`, args);
  if (!word) return say("page-buffet-told-no-word", args);
  if (isRuledOut(verdict)) return say("page-buffet-told-ruled-out", args);
  return say(`page-buffet-told-${verdict.fate}`, args);
}

function placedText(event: Extract<Event, { type: "ant-placed" }>, named: Named): string {
  const args = { name: named(event.seat), square: squareName(event.cell) };
  return event.draw ? say("page-buffet-told-ant-chance", args) : say("page-buffet-told-ant", args);
}

export function describe(action: Action, match: BuffetMatch): string {
  switch (action.type) {
    case "say":
      return action.word || say("page-buffet-say-nothing");
    case "announce":
    case "show": {
      const [first] = action.path ?? [];
      if (!action.path || first === undefined) return say("page-buffet-show-nothing");
      return say("page-buffet-word-from", { word: spell(match.view.letters, action.path), square: squareName(first) });
    }
    case "call":
      return say("page-buffet-call", { letters: action.letters });
    case "place":
      return say("page-buffet-ant-to", { square: squareName(action.cell) });
    case "vote":
      return action.accept ? say("page-vote-accept") : say("page-vote-reject");
    case "give-up":
      return say("page-buffet-give-up");
    case "ready":
      return say("page-buffet-ready");
  }
}

export function tip(match: BuffetMatch): string {
  if (!match.offers.announce) return "";
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  if (match.view.sight !== "lens") return say("page-buffet-tip-plain");
  return isTouch ? say("page-buffet-tip-touch") : say("page-buffet-tip-mouse");
}
