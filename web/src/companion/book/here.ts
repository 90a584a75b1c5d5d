// The book of this browser.

import { Book } from "./book.svelte.ts";
import { drawer, heardFromOthers } from "./drawer.ts";

export const book = new Book(drawer);
heardFromOthers(() => book.look());
