// A form that is not sent yet, for as long as its window is open; a strict browser may forbid that.

import { parsed } from "../reading.ts";
import type { GameId } from "../ledger.ts";

const nameOf = (game: GameId) => `sobremesa-book.draft.${game}`;

/** Anything may lie there; null where nothing that could be a form does. */
export function takeDraft(game: GameId): object | null {
  try {
    const found = parsed(sessionStorage.getItem(nameOf(game)));
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}

export function putDraft(game: GameId, draft: object): void {
  try {
    sessionStorage.setItem(nameOf(game), JSON.stringify(draft));
  } catch {
    // It lives on this page alone.
  }
}

export function dropDraft(game: GameId): void {
  try {
    sessionStorage.removeItem(nameOf(game));
  } catch {
    // Nothing lies there.
  }
}
