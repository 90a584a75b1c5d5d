// The book of this browser.

import { Book } from "./book.svelte.ts";
import { drawer, heardFromOthers } from "./drawer.ts";

export const book = new Book(drawer);

/** Long enough for all that another window writes at once, a whole file perhaps, to be looked at once. */
const MOMENT = 50;
let looking: ReturnType<typeof setTimeout> | undefined;
// A page that comes back from where browsers keep those that were left has heard nothing meanwhile.
addEventListener("pageshow", ({ persisted }) => persisted && book.look());
heardFromOthers(() => {
  looking ??= setTimeout(() => {
    looking = undefined;
    book.look();
  }, MOMENT);
});
