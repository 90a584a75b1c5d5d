// What somebody is building: tiles on squares that are not played yet, the arrow, tiles to exchange.

import { arranged, moved, shuffled } from "./arrangement.ts";
import { Carrying } from "./carrying.svelte.ts";
import { isLaid, isWhole, lay, letterOf, placements, standing, takeBack } from "./laying.ts";
import { centreOf, columnName, rowName, sideOf } from "./squares.ts";
import { eraseBack, nextFree, type Writing, type Written } from "./typing.ts";
import { BISONTE, type Action, type BisonteMatch, type Cursor, type Laid, type Piece, type Play } from "./types.ts";
import { askOf } from "$/table/match.ts";
import { Weighing } from "$/table/weighing.svelte.ts";
import { say } from "$/texts/say.svelte.ts";
import { sound } from "$/ui/sound.ts";
import { spoken } from "$/ui/spoken.svelte.ts";

/** The order of the rack and the way of the arrow belong to the match, not to a moment of it. */
const habits = new WeakMap<object, { pieces: readonly Piece[]; cursor: Cursor }>();

/** Laying tiles, or being asked once more before doing something else. */
type Mode = "lay" | "exchange" | "pass" | "object";

export class BisontePlay {
  readonly match: BisonteMatch;
  readonly carrying = new Carrying(this);
  readonly weighing: Weighing<Play>;
  #pieces = $state.raw<readonly Piece[]>([]);
  #laid = $state.raw<readonly Laid[]>([]);
  #cursor = $state.raw<Cursor>({ cell: 0, isDown: false });
  #typedAt: number | null = null;
  /** Whether somebody has pointed at a square: then tiles that are tapped go there. */
  isPointing = $state(false);
  /** The piece that was tapped and waits for its square. */
  held = $state<number | null>(null);
  /** The Bisonte that is asked what it stands for. */
  asked = $state<number | null>(null);
  mode = $state<Mode>("lay");
  chosen = $state.raw<readonly number[]>([]);

  /** Without those whose squares have been taken meanwhile. */
  laid = $derived.by(() => standing(this.#laid, this.match.view.board));

  constructor(match: BisonteMatch) {
    this.match = match;
    this.weighing = new Weighing(match, { staysInSight: true });
    const habit = habits.get(match);
    this.#cursor = habit?.cursor ?? { cell: centreOf(match.box), isDown: false };
    this.#arrange(arranged(habit?.pieces ?? [], match.view.rack));
    match.beforeTimeRunsOut({ isFinal: true, built: (isLast) => this.#inTime(isLast) });
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  get cursor(): Cursor {
    return this.#cursor;
  }

  /** Whether tiles may be laid, also to prepare a play while others think. */
  get mayLay(): boolean {
    return this.match.isLive && this.match.seat !== null && !this.match.view.outcome && this.match.view.rack.length > 0;
  }

  /** Whether a play would be heard now. */
  get mayPlay(): boolean {
    return this.match.offers.play !== undefined;
  }

  get isReady(): boolean {
    return this.mayPlay && this.laid.length > 0 && isWhole(this.laid);
  }

  /** Whether the tiles may not lie as they do now. */
  get isRefused(): boolean {
    return this.laid.length > 0 && this.weighing.isFresh && this.weighing.refusal !== null;
  }

  get action(): Play {
    return { type: "play", placements: placements(this.laid), turn: this.match.view.turn };
  }

  get writing(): Writing {
    const { box, view } = this.match;
    const kinds = box.kinds.map((kind) => kind.tile);
    const typedAt = this.#typedAt;
    return {
      side: sideOf(box),
      kinds,
      board: view.board,
      pieces: this.pieces,
      laid: this.laid,
      cursor: this.cursor,
      typedAt,
    };
  }

  laidAt(cell: number): Laid | undefined {
    return this.laid.find((each) => each.cell === cell);
  }

  isOnRack(piece: Piece): boolean {
    return !isLaid(this.laid, piece);
  }

  point(cursor: Cursor): void {
    this.#cursor = cursor;
    this.#typedAt = null;
    this.isPointing = true;
    habits.set(this.match, { pieces: this.pieces, cursor });
  }

  /** What keys have written; null when there was nothing to write it with. */
  write(written: Written | null): boolean {
    if (!written) {
      sound("no");
      return false;
    }
    const added = written.laid.find((each) => !this.#laid.includes(each));
    this.#laid = written.laid;
    this.#cursor = written.cursor;
    this.#typedAt = written.typedAt;
    this.isPointing = true;
    this.held = null;
    if (added) this.#settle(added);
    return true;
  }

  layAt(key: number, cell: number): void {
    const piece = this.pieces.find((each) => each.key === key);
    if (!piece || !this.mayLay || this.match.view.board[cell]) return;
    const standsFor = this.laid.find((each) => each.piece.key === key)?.standsFor ?? "";
    this.#laid = lay(this.laid, piece, cell, standsFor);
    this.held = null;
    this.#typedAt = null;
    this.#settle({ cell, piece, standsFor });
  }

  /** A tile that is tapped goes where somebody points, or waits for a square. */
  tapPiece(key: number): void {
    const piece = this.pieces.find((each) => each.key === key);
    if (this.mode === "exchange") this.#choose(key);
    else if (piece && this.isPointing && this.mayLay) this.#layAtArrow(piece);
    else this.held = this.held === key ? null : key;
  }

  /** A square that is tapped takes the tile that is held, gives back its own, or is pointed at. */
  tapSquare(cell: number, mayTurn: boolean): void {
    if (!this.mayLay) return this.point({ ...this.cursor, cell });
    if (this.held !== null) return this.layAt(this.held, cell);
    if (this.laidAt(cell)) {
      this.takeBack(cell);
      if (this.isPointing) this.point({ ...this.cursor, cell });
      return;
    }
    const isDown = mayTurn && this.isPointing && this.cursor.cell === cell ? !this.cursor.isDown : this.cursor.isDown;
    this.point({ cell, isDown });
  }

  takeBack(cell: number): void {
    const laid = this.laidAt(cell);
    if (!laid) return;
    this.#laid = takeBack(this.laid, cell);
    this.#typedAt = null;
    sound("wood");
    spoken.tell([say("page-bisonte-taken-back", { letter: letterOf(laid) })]);
  }

  eraseBack(): void {
    const erased = eraseBack(this.writing);
    if (!erased) return;
    const gone = this.laid.find((each) => !erased.laid.includes(each));
    this.write(erased);
    if (gone) spoken.tell([say("page-bisonte-taken-back", { letter: letterOf(gone) })]);
  }

  takeAllBack(): void {
    if (!this.laid.length) return;
    const first = Math.min(...this.laid.map((each) => each.cell));
    if (this.isPointing) this.point({ ...this.cursor, cell: first });
    this.#laid = [];
    sound("wood");
    spoken.tell([say("page-bisonte-all-back")]);
  }

  /** What a Bisonte stands for; without an answer it goes back to the rack. */
  stand(letter: string): void {
    const asked = this.laid.find((each) => each.piece.key === this.asked);
    this.asked = null;
    if (!asked) return;
    if (!letter && !asked.standsFor) this.#laid = takeBack(this.laid, asked.cell);
    if (!letter) return;
    // Whoever pointed at a square still does, and whoever did not does not.
    this.#laid = lay(this.laid, asked.piece, asked.cell, letter);
    this.#settle({ ...asked, standsFor: letter });
  }

  shuffle(): void {
    this.#arrange(shuffled(this.pieces));
    sound("wood");
  }

  move(key: number, place: number): void {
    this.#arrange(moved(this.pieces, key, place));
  }

  turnTo(mode: Mode): void {
    if (mode === "exchange") this.#laid = [];
    this.mode = mode;
    this.chosen = [];
    this.held = null;
  }

  weigh(): void {
    this.weighing.ask(this.isReady ? this.action : null);
  }

  /** Do something in this turn alone: what is tapped a moment too late is meant for no other play. */
  async act(action: Action): Promise<boolean> {
    return !this.match.isAsking && this.match.act({ ...action, turn: this.match.view.turn });
  }

  async send(): Promise<void> {
    if (this.isReady && !this.match.isAsking) await this.match.act(this.action);
  }

  async exchange(): Promise<void> {
    const tiles = this.pieces.filter((piece) => this.chosen.includes(piece.key)).map((piece) => piece.tile);
    if (tiles.length && (await this.act({ type: "exchange", tiles }))) this.turnTo("lay");
  }

  /** What lies on the board when time runs out; a tile that is on its way may still come. */
  #inTime(isLast: boolean): Play | null {
    const { view, seat } = this.match;
    const isMine = view.phase === "playing" && view.on_turn === seat;
    return this.isReady && isMine && (isLast || !this.carrying.carried) ? this.action : null;
  }

  #choose(key: number): void {
    const { most } = askOf(this.match.offers.exchange, "tiles");
    if (this.chosen.includes(key)) this.chosen = this.chosen.filter((each) => each !== key);
    else if (this.chosen.length < most) this.chosen = [...this.chosen, key];
    else sound("no");
  }

  #layAtArrow(piece: Piece): void {
    const cell = nextFree(this.writing, this.cursor);
    if (cell === null) return sound("no");
    this.layAt(piece.key, cell);
    this.point({ ...this.cursor, cell: nextFree(this.writing, { ...this.cursor, cell }) ?? cell });
  }

  #settle(laid: Laid): void {
    sound("wood");
    if (laid.piece.tile === BISONTE && !laid.standsFor) this.asked = laid.piece.key;
    const side = sideOf(this.match.box);
    const [row, column] = [rowName(laid.cell, side), columnName(laid.cell, side)];
    if (letterOf(laid) !== BISONTE) spoken.tell([say("page-bisonte-laid", { letter: letterOf(laid), row, column })]);
  }

  #arrange(pieces: readonly Piece[]): void {
    this.#pieces = pieces;
    habits.set(this.match, { pieces, cursor: this.#cursor });
  }
}
