// What keys do on this table.

import type { BisontePlay } from "./play.svelte.ts";
import { sideOf } from "./squares.ts";
import { arrow, type, typeBisonte, typeDigraph } from "./typing.ts";
import { BISONTE } from "./types.ts";
import { alphabetOf, letterOfKey } from "$/table/letters.ts";
import { say } from "$/texts/say.svelte.ts";
import { spoken } from "$/ui/spoken.svelte.ts";

/** Wherever the focus is, save where somebody writes; buttons keep the keys that press them, and the rack its arrows. */
export function isForBoard({ target, key }: KeyboardEvent, play: BisontePlay): boolean {
  if (!(target instanceof Element) || document.querySelector("dialog[open]")) return false;
  if (target.closest("[role=grid]")) return true;
  if (!play.mayLay || target.closest("input, textarea, select")) return false;
  const isButton = target.closest("button, a, summary") !== null;
  const isOnRack = target.closest(".rack") !== null;
  return !(isButton && (key === "Enter" || key === " ")) && !(isOnRack && /^Arrow(Left|Right)$/.test(key));
}

/** True if the key did something here. */
export function press(event: KeyboardEvent, play: BisontePlay): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.key.startsWith("Arrow")) return go(event.key, play);
  return play.mayLay && play.mode === "lay" ? build(event, play) : event.key === "Escape" && leaveMode(play);
}

function go(key: string, play: BisontePlay): boolean {
  const before = play.cursor;
  // The first arrow shows where one is.
  if (!play.isPointing && !document.activeElement?.closest("[role=grid]")) {
    play.point(before);
    return true;
  }
  const after = arrow(before, key, sideOf(play.match.box), play.mayLay);
  if (!after) return false;
  play.point(after);
  if (after.isDown !== before.isDown) tellWay(after.isDown);
  return true;
}

function build(event: KeyboardEvent, play: BisontePlay): boolean {
  const { key } = event;
  const letter = letterOfKey(key, alphabetOf(play.match.box.language));
  if (letter) return write(play, letter, event.shiftKey && !event.getModifierState("CapsLock"));
  if (key === BISONTE || key === ".") return play.write(typeBisonte(play.writing)) || true;
  if (key === " ") return confirm(play) || turn(play);
  if (key === "Enter") return confirm(play) || send(play);
  if (key === "Backspace") play.eraseBack();
  else if (key === "Delete") play.takeBack(play.cursor.cell);
  else if (key === "Escape") escape(play);
  else return false;
  return true;
}

// With Shift the digraph is meant, if the box has one that begins so.
function write(play: BisontePlay, letter: string, isDigraph: boolean): boolean {
  const { writing } = play;
  const hasDigraph = writing.kinds.some((kind) => kind.length > 1 && kind.startsWith(letter));
  const written = isDigraph && hasDigraph ? typeDigraph(writing, letter) : type(writing, letter);
  if (!play.write(written)) spoken.tell([say("page-bisonte-lacking", { letter })]);
  return true;
}

function confirm(play: BisontePlay): boolean {
  if (play.held === null) return false;
  play.layAt(play.held, play.cursor.cell);
  return true;
}

function turn(play: BisontePlay): boolean {
  const isDown = !play.cursor.isDown;
  play.point({ ...play.cursor, isDown });
  tellWay(isDown);
  return true;
}

function send(play: BisontePlay): boolean {
  void play.send();
  return true;
}

function escape(play: BisontePlay): void {
  if (play.laid.length) return play.takeAllBack();
  play.held = null;
  play.isPointing = false;
}

function leaveMode(play: BisontePlay): boolean {
  play.turnTo("lay");
  return true;
}

function tellWay(isDown: boolean): void {
  spoken.tell([say(isDown ? "page-bisonte-way-down" : "page-bisonte-way-across")]);
}
