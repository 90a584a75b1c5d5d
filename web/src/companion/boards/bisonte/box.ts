// A box of Bisonte with a board: the tiles of an edition on one of the layouts (BIS-C1, BIS-C2).

import { boxes } from "$/companion/boxes.ts";
import type { Box } from "$/games/bisonte/types.ts";
import type { Language } from "$/texts/say.svelte.ts";

/** The editions of a language, the usual one first. */
export function editionsOf(language: Language): readonly string[] {
  const usual = boxes.bisonte.usual[language];
  const all = Object.entries(boxes.bisonte.editions).filter(([, box]) => box.language === language);
  return [usual, ...all.map(([name]) => name).filter((name) => name !== usual)];
}

export function layoutNames(): readonly string[] {
  return Object.keys(boxes.bisonte.layouts);
}

/** As it is on the table; what does not exist is the usual one of the language. */
export function boxOf(language: Language, edition: string, layout: string): Box {
  const name = editionsOf(language).includes(edition) ? edition : boxes.bisonte.usual[language];
  const box = boxes.bisonte.editions[name];
  if (!box) throw new Error(`there is no box ${name}`);
  const board = layoutNames().includes(layout) ? layout : box.layout;
  return {
    id: name,
    language,
    kinds: box.tiles.map(([tile, count, value]) => ({ tile, count, value })),
    layout: { id: board, rows: boxes.bisonte.layouts[board] ?? [] },
    rack: box.rack,
  };
}
