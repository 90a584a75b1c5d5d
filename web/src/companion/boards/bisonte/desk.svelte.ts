// What somebody does with a board of Bisonte: entering it, laying a play on it, asking for the best plays of a rack.

import { boxOf } from "./box.ts";
import { afterPlay, refusalOf, type Laying, type Refusal } from "./placing.ts";
import { scoreOf, type ScoredPlay } from "./scoring.ts";
import type { FoundPlay } from "./search.ts";
import { inBox, pasted, readTable, withoutLast, type BisonteTable } from "./table.ts";
import { erase, eraseBack, type, type Writing, type Written } from "./typing.ts";
import { Kept } from "../kept.svelte.ts";
import { centreOf, sideOf } from "$/games/bisonte/squares.ts";
import { arrow } from "$/games/bisonte/typing.ts";
import { BISONTE, type Box, type Cursor } from "$/games/bisonte/types.ts";
import type { BoardWindow } from "$/games/bisonte/window.svelte.ts";
import { alphabetOf, letterOfKey } from "$/table/letters.ts";
import { say, type Language } from "$/texts/say.svelte.ts";
import { toasts } from "$/ui/toasts.svelte.ts";

export const MODES = ["board", "play", "best"] as const;
export type Mode = (typeof MODES)[number];

export class BisonteDesk {
  readonly language: Language;
  readonly #kept: Kept<BisonteTable>;
  mode = $state<Mode>("board");
  cursor = $state.raw<Cursor>({ cell: 112, isDown: false });
  /** Whether the next tile that is written is a Bisonte. */
  isBisonte = $state(false);
  #typedAt: number | null = null;
  /** Whether somebody has chosen a square, or the arrow stands where it stood at first. */
  #isPointed = false;
  /** A play that was found, shown on the board. */
  shown = $state.raw<FoundPlay | null>(null);
  /** How close the board is looked at. */
  look = $state.raw<BoardWindow | null>(null);

  constructor(language: Language) {
    this.language = language;
    this.#kept = new Kept(`bisonte.${language}`, (raw) => readTable(raw, language));
    this.cursor = { cell: centreOf(this.box), isDown: false };
  }

  get table(): BisonteTable {
    return this.#kept.now;
  }

  get box(): Box {
    return boxOf(this.language, this.table.edition, this.table.layout);
  }

  /** What lies on the board but is not played: the play that is laid, or one that was found. */
  get ghosts(): readonly Laying[] {
    if (this.mode === "best") return this.shown?.laid ?? [];
    return this.mode === "play" ? this.table.laid : [];
  }

  /** Why the play may not lie so, if it may not (BIS-1, BIS-2). */
  get refusal(): Refusal | null {
    return refusalOf(this.box, this.table.board, this.table.laid);
  }

  get scored(): ScoredPlay | null {
    return this.refusal ? null : scoreOf(this.box, this.table.board, this.table.laid);
  }

  get canUndo(): boolean {
    return this.#kept.canUndo;
  }

  get isBlank(): boolean {
    const { board, laid, rack } = this.table;
    return !Object.keys(board).length && !laid.length && !rack.length;
  }

  turnTo(mode: Mode): void {
    this.mode = mode;
    this.shown = null;
    this.#rest();
  }

  write(table: BisonteTable): void {
    this.shown = null;
    this.#kept.write(table);
  }

  undo(): void {
    this.shown = null;
    this.#rest();
    this.#kept.undo();
  }

  clear(): void {
    this.write({ ...this.table, board: {}, laid: [], last: [], rack: [] });
    this.point({ cell: centreOf(this.box), isDown: false });
  }

  choose(edition: string, layout: string): void {
    this.write(inBox(this.table, edition, layout, this.language));
  }

  /** The tiles of a match, if others lay here. */
  takeBox(edition: string): void {
    if (edition !== this.table.edition) this.choose(edition, this.table.layout);
  }

  /** A second tap on a square turns the way. */
  tap(cell: number): void {
    const isAgain = this.#isPointed && cell === this.cursor.cell;
    this.point({ cell, isDown: isAgain ? !this.cursor.isDown : this.cursor.isDown });
  }

  point(cursor: Cursor): void {
    this.cursor = cursor;
    this.#isPointed = true;
    this.#typedAt = null;
  }

  turn(): void {
    this.point({ ...this.cursor, isDown: !this.cursor.isDown });
  }

  #rest(): void {
    this.isBisonte = false;
    this.#typedAt = null;
  }

  /** A tile onto the board, into the play, or onto the rack. */
  writeTile(tile: string): void {
    if (this.mode === "best") return this.#writeOnRack(tile);
    const written = type(this.#writing, tile);
    if (written) this.#take(written);
    else toasts.refuse(say("page-companion-boards-no-room", { tile }));
  }

  #writeOnRack(tile: string): void {
    const { rack } = this.table;
    if (rack.length >= this.box.rack)
      return toasts.refuse(say("page-companion-boards-rack-is-short", { rack: this.box.rack }), "BIS-C3");
    if (this.box.kinds.some((kind) => kind.tile === tile)) this.write({ ...this.table, rack: [...rack, tile] });
  }

  takeFromRack(place: number): void {
    this.write({ ...this.table, rack: this.table.rack.filter((_, at) => at !== place) });
  }

  /** The wildcard: on a rack a tile as any other, on the board it stands for the next one (BIS-6). */
  writeBisonte(): void {
    if (this.mode === "best") this.#writeOnRack(BISONTE);
    else this.isBisonte = !this.isBisonte;
  }

  eraseBack(): void {
    if (this.mode === "best") return this.takeFromRack(this.table.rack.length - 1);
    this.#take(eraseBack(this.#writing));
  }

  /** The play stays on the board, and the next one can be laid. */
  keepPlay(): void {
    const { board, laid } = this.table;
    this.write({ ...this.table, board: afterPlay(board, laid), laid: [], last: laid });
  }

  /** The last play that was kept goes off the board again: nobody wrote it, or an objection was upheld (BIS-13). */
  takeLastOff(): void {
    this.write(withoutLast(this.table));
  }

  takeBack(): void {
    this.write({ ...this.table, laid: [] });
  }

  paste(text: string): void {
    const found = pasted(text, this.cursor.cell, this.box);
    if (!found) return toasts.refuse(say("page-companion-boards-nothing-to-paste"));
    const laid = this.table.laid.filter(({ cell }) => !found.board[cell]);
    this.write({ ...this.table, board: { ...this.table.board, ...found.board }, laid });
    if (found.isCut) toasts.tell(say("page-companion-boards-paste-cut"));
  }

  /** True if the key did something here. */
  press(event: KeyboardEvent): boolean {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const cursor = arrow(this.cursor, key, sideOf(this.box), this.mode !== "best");
    if (cursor) this.point(cursor);
    else if (key === BISONTE || key === ".") this.writeBisonte();
    else if (key === "Backspace") this.eraseBack();
    else if (key === "Delete" && this.mode !== "best") this.#take(erase(this.#writing));
    else if (key === " " && this.mode !== "best") this.turn();
    else return this.#writeKey(event);
    return true;
  }

  /** With Shift the digraph is meant, if the box has one that begins so. */
  #writeKey(event: KeyboardEvent): boolean {
    const letter = letterOfKey(event.key, alphabetOf(this.language));
    if (!letter) return false;
    const isDigraph = event.shiftKey && !event.getModifierState("CapsLock");
    const digraph = this.box.kinds.find(({ tile }) => tile.length > 1 && tile.startsWith(letter))?.tile;
    this.writeTile(isDigraph && digraph ? digraph : letter);
    return true;
  }

  get #writing(): Writing {
    const { board, laid, isSplit } = this.table;
    const pen = this.mode === "play" ? "play" : "board";
    return {
      box: this.box,
      pen,
      board,
      laid,
      cursor: this.cursor,
      isBisonte: this.isBisonte,
      typedAt: this.#typedAt,
      isSplit,
    };
  }

  #take({ board, laid, cursor, isBisonte, typedAt }: Written): void {
    this.write({ ...this.table, board, laid });
    this.cursor = cursor;
    this.isBisonte = isBisonte;
    this.#typedAt = typedAt;
  }
}
