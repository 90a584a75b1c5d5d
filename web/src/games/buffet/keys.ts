// The board by keys: arrows move the lens, Enter starts and adds, Backspace takes back, A announces. No key takes a letter.

import { spell } from "./board.ts";
import type { Play } from "./play.svelte.ts";
import { stepped } from "./trail.ts";
import { say } from "$/texts/say.svelte.ts";
import { spoken } from "$/ui/spoken.svelte.ts";

/** A key pressed on a cell; gives back where one is now, null if the key means nothing here. */
export function pressKey(event: KeyboardEvent, cell: number, play: Play): number | null {
  const { key } = event;
  if (event.altKey || event.metaKey || (event.ctrlKey && key !== "Enter")) return null;
  if (key === "Enter" && (event.ctrlKey || event.shiftKey)) return announce(play, cell);
  if (key.startsWith("Arrow")) return stepped(cell, key);
  if (key === "Home") return cell - (cell % 15);
  if (key === "End") return cell - (cell % 15) + 14;
  if (key === "Enter" || key === " ") return tell(play, cell, () => play.tap(cell));
  if (!play.offer) return null;
  if (key === "Backspace") return tell(play, cell, () => play.takeBack());
  if (key === "Escape" && play.trail.length) return tell(play, cell, () => play.trace([]));
  return key.toUpperCase() === "A" && play.trail.length > 1 ? announce(play, cell) : null;
}

function announce(play: Play, cell: number): number {
  void play.send();
  return cell;
}

function endOf(play: Play, cell: number): number {
  return play.trail.at(-1) ?? cell;
}

/** Says the trail as it is after what a key did, and goes to its end. */
function tell(play: Play, cell: number, act: () => void): number {
  act();
  if (!play.offer) return cell;
  const word = spell(play.match.view.letters, play.trail);
  spoken.tell([
    word
      ? say("page-buffet-traced", { word: [...word].join(" "), letters: play.trail.length })
      : say("page-buffet-traced-none"),
  ]);
  return endOf(play, cell);
}
