// Texts of pages that few open: they are fetched with their page, in the reader's language.

import type { Sources } from "./say.svelte.ts";

export const COMPANION: Sources = {
  en: () => import("./companion-en.ts"),
  es: () => import("./companion-es.ts"),
};

export const PRINT: Sources = {
  en: () => import("./print-en.ts"),
  es: () => import("./print-es.ts"),
};
