// The sums of Bisonte: turns with the 50 for seven tiles, the racks at the end, and the winner (BIS-20 to BIS-25).

import { BISONTE, boxes, type BisonteBox } from "../boxes.ts";
import type { Chosen, Outcome, Reckoning, Said, SumLine } from "../ledger.ts";
import { add, best, line, sum, wordIn } from "../summing.ts";
import type { Language } from "$/texts/say.svelte.ts";

/** For seven tiles in one play (BIS-20). */
export const BONUS = 50;
/** So many turns of each in a row without a point end a match (BIS-23). */
const SCORELESS_ROUNDS = 3;

export const KINDS = ["play", "pass", "exchange", "skipped", "undone"] as const;
export type TurnKind = (typeof KINDS)[number];

/** One turn as it is written down. */
export interface Turn {
  seat: number;
  kind: TurnKind;
  /** Of a play without the 50; of one that was taken back what it would have been. */
  points: number;
  seven: boolean;
  words: readonly string[];
}

/** What was left on a rack; the tiles where they were typed. */
export interface Rack {
  value: number;
  tiles: string;
  /** Whether this player has used all tiles; a Bisonte alone is worth 0 too. */
  isOut?: true;
}

/** Of a player who has used all tiles. */
export const OUT: Rack = { value: 0, tiles: "", isOut: true };

/** How it ended: a sudden end by a player without tiles, nobody could play, or nobody scored (BIS-21 to BIS-23). */
export type Ending = { clause: "BIS-21"; out: number } | { clause: "BIS-22" | "BIS-23" };

export interface BisonteSheet {
  turns: readonly Turn[];
  ending: Ending | null;
  racks: readonly (Rack | null)[];
}

/** The tiles on the table: those that were chosen, or the usual ones of the language (BIS-C1). */
export function editionOf(language: Language, chosen: Chosen): string {
  const name = wordIn(chosen, "edition", "usual");
  return Object.hasOwn(boxes.bisonte.editions, name) ? name : boxes.bisonte.usual[language];
}

/** Only a play that stands scores (BIS-9, BIS-10, BIS-13, BIS-14); the 50 come after all multiplying (BIS-20). */
export function linesOfTurn(turn: Turn): SumLine[] {
  if (turn.kind === "pass") return [line(0, "BIS-10", "page-companion-bisonte-line-pass")];
  if (turn.kind === "exchange") return [line(0, "BIS-9", "page-companion-bisonte-line-exchange")];
  if (turn.kind === "skipped") return [line(0, "BIS-14", "page-companion-bisonte-line-skipped")];
  if (turn.kind === "undone") return [line(0, "BIS-13", "page-companion-bisonte-line-undone")];
  const words = turn.words.join(", ");
  const play = words
    ? line(turn.points, "BIS-16", "page-companion-bisonte-line-words", { words })
    : line(turn.points, "BIS-16", "page-companion-bisonte-line-play");
  return turn.seven ? [play, line(BONUS, "BIS-20", "bisonte-line-seven")] : [play];
}

/** Whether a player has used all tiles: several may have, and however it ended they gain the others' racks (BIS-24). */
export function isOut({ ending, racks }: BisonteSheet, seat: number): boolean {
  return (ending?.clause === "BIS-21" && ending.out === seat) || racks[seat]?.isOut === true;
}

/** What the end costs and gives a seat (BIS-24); a rack that is not written yet counts nothing. */
export function linesOfRack(sheet: BisonteSheet, seat: number): SumLine[] {
  const { ending, racks } = sheet;
  if (!ending) return [];
  if (isOut(sheet, seat)) {
    return racks.flatMap((rack, other) => (rack?.value && !isOut(sheet, other) ? [rackLine(rack, "others-")] : []));
  }
  const rack = racks[seat];
  return rack?.value ? [rackLine(rack, "")] : [];
}

function rackLine({ value, tiles }: Rack, whose: "" | "others-"): SumLine {
  const points = whose ? value : -value;
  if (tiles) return line(points, "BIS-24", whose ? "bisonte-line-others-rack" : "bisonte-line-rack", { tiles });
  return line(points, "BIS-24", whose ? "page-companion-bisonte-line-others" : "page-companion-bisonte-line-rack");
}

/** Whose turn it is if nothing else is said: turns pass to the left (BIS-S2, TAB-12). */
export function nextSeat(sheet: BisonteSheet, seats: number): number {
  const last = sheet.turns.at(-1);
  return last ? (last.seat + 1) % seats : 0;
}

/** Whether so many turns in a row went without a point that the match is over (BIS-23). */
export function isStuck(sheet: BisonteSheet, seats: number): boolean {
  const last = sheet.turns.findLastIndex((turn) => sum(linesOfTurn(turn)) > 0);
  return sheet.turns.length - 1 - last >= SCORELESS_ROUNDS * seats;
}

export function isCounted(sheet: BisonteSheet): boolean {
  return sheet.ending !== null && sheet.racks.every((rack, seat) => rack !== null || isOut(sheet, seat));
}

export function reckon(sheet: BisonteSheet, seats: number): Reckoning {
  const course = courseOf(sheet, seats);
  const before = course.at(-1) ?? Array<number>(seats).fill(0);
  const racks = before.map((_, seat) => linesOfRack(sheet, seat));
  const totals = add(before, racks.map(sum));
  const lines = racks.map((more, seat) => [...linesOfTurns(sheet, seat), ...more]);
  const last = sheet.ending ? [totals] : [];
  return { totals, course: [...course, ...last], lines, outcome: outcomeOf(sheet, totals, before) };
}

/** Totals after each turn. */
function courseOf(sheet: BisonteSheet, seats: number): number[][] {
  const course: number[][] = [];
  for (const turn of sheet.turns) {
    const totals = [...(course.at(-1) ?? Array<number>(seats).fill(0))];
    totals[turn.seat] = (totals[turn.seat] ?? 0) + sum(linesOfTurn(turn));
    course.push(totals);
  }
  return course;
}

/** One line a turn that scored: a long match has many. */
function linesOfTurns(sheet: BisonteSheet, seat: number): SumLine[] {
  return sheet.turns
    .filter((turn) => turn.seat === seat)
    .flatMap((turn) => linesOfTurn(turn).filter(({ points }) => points));
}

/** Most points; on a tie who had more before the racks were counted; then shared (BIS-25). */
function outcomeOf(sheet: BisonteSheet, totals: readonly number[], before: readonly number[]): Outcome | null {
  if (!isCounted(sheet)) return null;
  const winners = best(totals.map((total, seat) => [total, before[seat] ?? 0]));
  return { winners, clause: "BIS-25", why: whyOf(totals, winners) };
}

function whyOf(totals: readonly number[], winners: readonly number[]): Said {
  const points = Math.max(...totals);
  if (winners.length > 1) return { id: "bisonte-outcome-shared", args: { points } };
  const isTied = totals.filter((total) => total === points).length > 1;
  return { id: isTied ? "bisonte-outcome-before-racks" : "bisonte-outcome-won", args: { points } };
}

export interface TypedRack {
  tiles: string[];
  unknown: string[];
  value: number;
}

/** The tiles that were typed, digraphs where the box has them, a star for a Bisonte; and what they are worth (BIS-24). */
export function rackOf(box: BisonteBox, typed: string): TypedRack {
  const values = new Map(box.tiles.map(([tile, , value]) => [tile, value]));
  const found: TypedRack = { tiles: [], unknown: [], value: 0 };
  for (const [piece] of plain(typed).matchAll(piecesOf(box))) {
    const value = values.get(piece);
    if (value === undefined) found.unknown.push(piece);
    else {
      found.tiles.push(piece);
      found.value += value;
    }
  }
  return found;
}

/** Two letters with a blank or a dot between them are two tiles; whatever else stands there is none. */
function piecesOf(box: BisonteBox): RegExp {
  const digraphs = box.tiles.map(([tile]) => tile).filter((tile) => tile.length > 1);
  return new RegExp([...digraphs, "[^\\s.,;·/+-]"].join("|"), "gu");
}

function plain(typed: string): string {
  const apart = typed.toUpperCase().replace(/\?/g, BISONTE).normalize("NFD");
  return apart.replace(/N\u0303/g, "Ñ").replace(/[\u0300-\u036f]/g, "");
}
