// What somebody does with a board of Word Buffet: entering it by tiles or by letters, setting ants, looking for words.

import { UNKNOWN } from "$/games/buffet/laying.ts";
import { FOOD, startsOf, withoutAnts, type Ground } from "./ground.ts";
import { Kept } from "../kept.svelte.ts";
import {
  emptyTable,
  isBlank,
  pasted,
  PLACES,
  readTable,
  withAnt,
  withDeal,
  withSigns,
  withTile,
  type BuffetTable,
} from "./table.ts";
import type { BoardWindow } from "$/games/bisonte/window.svelte.ts";
import { CELLS, SIDE } from "$/games/buffet/board.ts";
import { alphabetOf, letterOfKey } from "$/table/letters.ts";
import { say, type Language } from "$/texts/say.svelte.ts";
import { toasts } from "$/ui/toasts.svelte.ts";

export const MODES = ["tiles", "letters", "ants", "words"] as const;
export type Mode = (typeof MODES)[number];

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };

export class BuffetDesk {
  readonly language: Language;
  readonly #kept: Kept<BuffetTable>;
  mode = $state<Mode>("tiles");
  /** The place of the board that a tile goes to. */
  place = $state(0);
  /** The cell that keys write on. */
  cell = $state(0);
  /** Whose ants are set. */
  ant = $state(0);
  /** The word whose path is shown. */
  shown = $state.raw<{ word: string; path: readonly number[] } | null>(null);
  /** How close the board is looked at. */
  look = $state.raw<BoardWindow | null>(null);

  constructor(language: Language) {
    this.language = language;
    this.#kept = new Kept(`buffet.${language}`, (raw) => readTable(raw, language));
    if (!isBlank(this.table)) this.mode = "words";
  }

  /** Whether cells of the board are tapped. */
  get isTouched(): boolean {
    return this.mode === "letters" || this.mode === "ants";
  }

  get table(): BuffetTable {
    return this.#kept.now;
  }

  /** As it was when the round began for which words are looked for. */
  get ground(): Ground {
    return this.table.isFirst ? withoutAnts(this.table) : this.table;
  }

  get starts(): readonly number[] {
    return startsOf(this.ground, this.table.seat, this.table.players);
  }

  get canUndo(): boolean {
    return this.#kept.canUndo;
  }

  get isBlank(): boolean {
    return isBlank(this.table);
  }

  turnTo(mode: Mode): void {
    this.mode = mode;
    this.shown = null;
  }

  write(table: BuffetTable): void {
    this.shown = null;
    this.#kept.write(table);
  }

  undo(): void {
    this.shown = null;
    this.#kept.undo();
  }

  clear(): void {
    this.write({ ...emptyTable(), players: this.table.players, seat: this.table.seat, least: this.table.least });
    this.place = 0;
    this.cell = 0;
    this.mode = "tiles";
  }

  /** A tile on the chosen place; where one lies already, on the next empty place. */
  layTile(id: string): void {
    if (this.table.tiles[this.place]) this.place = this.#emptyPlace() ?? this.place;
    this.write(withTile(this.table, this.place, { id, turns: 0 }, this.language));
  }

  /** The board of a printed set; false if that is no board of this box. */
  layDeal({ tiles, turns }: { tiles?: unknown; turns?: unknown }): boolean {
    const table = withDeal(this.table, tiles, turns, this.language);
    if (table) this.write(table);
    return table !== null;
  }

  takeTile(): void {
    this.write(withTile(this.table, this.place, null, this.language));
  }

  #emptyPlace(): number | undefined {
    const after = Array.from({ length: PLACES }, (_, step) => (this.place + 1 + step) % PLACES);
    return after.find((place) => !this.table.tiles[place]);
  }

  /** Chooses a place, and turns what lies there by a quarter. */
  tapPlace(place: number): void {
    this.place = place;
    const tile = this.table.tiles[place];
    if (tile) this.write(withTile(this.table, place, { ...tile, turns: (tile.turns + 1) % 4 }, this.language));
  }

  tapCell(cell: number): void {
    this.cell = cell;
    if (this.mode === "ants") this.toggleAnt();
  }

  toggleAnt(): void {
    this.write(withAnt(this.table, this.cell, this.ant));
  }

  /** A letter or a food where one is; then on to the next cell, at the end of a row to the row below. */
  writeSign(sign: string): void {
    this.write(withSigns(this.table, new Map([[this.cell, sign]])));
    this.cell = Math.min(this.cell + 1, CELLS - 1);
  }

  /** The sign under the arrow, else the one before it. */
  eraseBack(): void {
    if (this.table.letters[this.cell] === UNKNOWN) this.cell = Math.max(0, this.cell - 1);
    this.write(withSigns(this.table, new Map([[this.cell, UNKNOWN]])));
  }

  paste(text: string): void {
    const found = pasted(text, this.cell, this.language);
    if (!found) return toasts.refuse(say("page-companion-boards-nothing-to-paste"));
    this.write(withSigns(this.table, found.signs));
    if (found.isCut) toasts.tell(say("page-companion-boards-paste-cut"));
  }

  /** True if the key did something here. */
  press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const by = ARROWS[key];
    if (by !== undefined) return this.#go(by);
    if (this.mode === "ants" && (key === "Enter" || key === " ")) return this.toggleAnt() ?? true;
    return this.mode === "letters" && this.#writeKey(key);
  }

  #go(by: number): boolean {
    const isOver = Math.abs(by) === 1 && Math.floor((this.cell + by) / SIDE) !== Math.floor(this.cell / SIDE);
    const cell = this.cell + by;
    if (cell >= 0 && cell < CELLS && !isOver) this.cell = cell;
    return true;
  }

  #writeKey(key: string): boolean {
    const letter = letterOfKey(key, alphabetOf(this.language));
    if (letter) this.writeSign(letter);
    else if (key === FOOD || key === " ") this.writeSign(FOOD);
    else if (key === "Backspace") this.eraseBack();
    else if (key === "Delete") this.write(withSigns(this.table, new Map([[this.cell, UNKNOWN]])));
    else return false;
    return true;
  }
}
