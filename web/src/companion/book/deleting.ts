// A match that is thrown away; a tap brings it back.

import { book } from "./here.ts";
import { say } from "$/texts/say.svelte.ts";
import { toasts } from "$/ui/toasts.svelte.ts";

export function deleteMatch(id: string): void {
  book.remove(id);
  const offer = { says: say("page-companion-bring-back"), act: () => book.bringBack(id) };
  toasts.tell(say("page-companion-deleted"), offer);
}
