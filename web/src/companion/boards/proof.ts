// What the board reader finds and scores, gathered to be proven against the house; no page loads it.

import { boxOf } from "./bisonte/box.ts";
import { refusalOf, type Laying } from "./bisonte/placing.ts";
import { scoreOf } from "./bisonte/scoring.ts";
import { BisonteSearch, inOrder } from "./bisonte/search.ts";
import { verdictOf } from "./bisonte/spelling.ts";
import { startsOf, type Ground } from "./buffet/ground.ts";
import { BuffetSearch } from "./buffet/search.ts";
import { Graph, type Searchable } from "$/companion/words/graph.ts";
import { Words } from "$/companion/words/joint.ts";
import { POLICIES } from "$/companion/words/policy.ts";
import type { Squares } from "$/games/bisonte/types.ts";
import { alphabetOf } from "$/table/letters.ts";
import type { Language } from "$/texts/say.svelte.ts";

type Cell = readonly [cell: number, tile: string, bisonte: boolean];

interface Position {
  language: Language;
  edition: string;
  layout: string;
  board: readonly Cell[];
  isSplit: boolean;
}

const lexicons = new Map<Language, Words>();
const searched = new Map<string, Searchable>();

/** The words of a language by family, as the house hands them out, each file in base 64. */
export function keepWords(language: Language, files: readonly string[]): void {
  const graphs = files.map((file) => new Graph(Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))));
  lexicons.set(language, new Words(language, graphs));
}

function lexiconOf(language: Language): Words {
  const words = lexicons.get(language);
  if (!words) throw new Error(`no words are kept in ${language}`);
  return words;
}

function wordsOf(game: "buffet" | "bisonte", language: Language): Searchable {
  const name = `${game}/${language}`;
  const policy = POLICIES[game];
  if (!policy) throw new Error(`no policy for ${game}`);
  const words = searched.get(name) ?? lexiconOf(language).under(policy);
  searched.set(name, words);
  return words;
}

function laidOf(cells: readonly Cell[]): Laying[] {
  return cells.map(([cell, tile, bisonte]) => ({ cell, tile, bisonte }));
}

function boardOf(cells: readonly Cell[]): Squares {
  return Object.fromEntries(cells.map(([cell, tile, bisonte]) => [cell, { tile, bisonte }]));
}

export function words(
  asked: Ground & { language: Language; players: number; seat: number; least: number },
): Record<string, readonly number[]> {
  const starts = startsOf(asked, asked.seat, asked.players);
  const graph = wordsOf("buffet", asked.language);
  const search = new BuffetSearch(graph, alphabetOf(asked.language), asked, starts, asked.least);
  search.run(() => false);
  return Object.fromEntries(search.found);
}

export function plays(asked: Position & { rack: readonly string[] }): unknown {
  const box = boxOf(asked.language, asked.edition, asked.layout);
  const search = new BisonteSearch(wordsOf("bisonte", asked.language), box, boardOf(asked.board), asked.rack, asked);
  search.run(() => false);
  return inOrder(search.found, box).map(({ laid, points }) => [
    laid.map(({ cell, tile, bisonte }) => [cell, tile, bisonte]),
    points,
  ]);
}

export function score(asked: Position & { laid: readonly Cell[] }): unknown {
  const box = boxOf(asked.language, asked.edition, asked.layout);
  const [board, laid] = [boardOf(asked.board), laidOf(asked.laid)];
  const refusal = refusalOf(box, board, laid);
  if (refusal) return { refused: [refusal.clause, refusal.text.id] };
  const scored = scoreOf(box, board, laid);
  return {
    total: scored.points,
    lines: scored.lines.map(({ points, clause, text }) => [points, clause, text.id, text.args]),
    words: scored.words.map(({ run }) => {
      const { word, isValid, isSplit } = verdictOf(box, run, lexiconOf(asked.language), asked);
      return [word, isValid, isSplit];
    }),
  };
}
