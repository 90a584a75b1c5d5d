// What a player is building at one moment: the word on the rail, letters to throw away, the card that is looked at.

import { spelled, WILD } from "./cards.ts";
import { Dragging } from "./dragging.svelte.ts";
import { placed, shifted, toggled, typed, within, without, type Rail, type Reach } from "./rail.ts";
import type { Action, LoomMatch, StrategyKind } from "./types.ts";
import { askOf } from "$/table/match.ts";
import { Weighing } from "$/table/weighing.svelte.ts";
import { sound } from "$/ui/sound.ts";

/** A word that can be laid down is laid down by itself when nothing has changed for a while. */
const KEEP_AFTER = 900;

export class Play {
  readonly drag: Dragging;
  /** What the house says to the word as it lies there. */
  readonly weighing: Weighing<Action>;
  #rail = $state.raw<Rail>([]);
  #wild = $state("");
  /** Typed from its first letter on: the house then takes the cards that score most. */
  #isTyped = $state(false);
  #laid = $state("");
  thrown = $state.raw<Rail>([]);
  /** The strategy card whose text is open and whose targets light up. */
  looked = $state.raw<StrategyKind | null>(null);
  hovered = $state.raw<StrategyKind | null>(null);
  #match: LoomMatch;
  #moment: number;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(match: LoomMatch) {
    this.#match = match;
    this.#moment = match.view.asked;
    this.weighing = new Weighing(match, { heard: () => this.#keepSoon() });
    this.drag = new Dragging((card, place) => this.drop(card, place));
    const { own_word: word, phase } = match.view;
    if (phase !== "creation" || !match.isLive) return;
    if (word) {
      this.#rail = word.cards;
      this.#wild = word.wild;
      this.#laid = JSON.stringify(this.action);
      this.weighing.ask(this.action);
    }
    match.beforeTimeRunsOut({
      isFinal: false,
      built: () => (this.#isNow && this.#isOpen && !this.isWildOpen ? this.action : null),
      taken: (action) => (this.#laid = JSON.stringify(action)),
    });
  }

  /** What is under the pointer comes before what was tapped. */
  get seen(): StrategyKind | null {
    return this.hovered ?? this.looked;
  }

  get rail(): Rail {
    return this.#rail;
  }

  get wild(): string {
    return this.#wild;
  }

  get isEmpty(): boolean {
    return this.#rail.length === 0;
  }

  get isLaid(): boolean {
    return !this.isEmpty && this.#match.view.own_word !== null && this.#laid === JSON.stringify(this.action);
  }

  /** Whether the Wildcard lies in the word and nobody has said what it is. */
  get isWildOpen(): boolean {
    return this.#rail.includes(WILD) && !this.#wild;
  }

  get word(): string {
    return spelled(this.#match.box, this.#rail, this.#wild);
  }

  get action(): Action {
    if (this.#isTyped) return { type: "write", word: this.word };
    return { type: "write", cards: this.#rail, wild: this.#rail.includes(WILD) ? this.#wild : "" };
  }

  get reach(): Reach {
    const { view } = this.#match;
    const hasWild = askOf(this.#match.offers.write, "cards").among.includes(WILD);
    return { centre: view.centre, hand: view.hand, hasWild, duties: view.own_duties };
  }

  /** The letters that the house takes for a word, or for the Wildcard in it. */
  lettersFor(field: "word" | "wild"): readonly string[] {
    return askOf(this.#match.offers.write, field).among.map(String);
  }

  tap(card: number): void {
    this.#change(toggled(this.#rail, card));
  }

  /** A place on the rail, or beside it: then the card goes back where it came from. */
  drop(card: number, place: number | null): void {
    this.#change(place === null ? without(this.#rail, card) : placed(this.#rail, card, place));
  }

  shift(card: number, by: -1 | 1): void {
    this.#change(shifted(this.#rail, card, by));
  }

  back(): void {
    const last = this.#rail.at(-1);
    if (last !== undefined) this.#change(without(this.#rail, last), this.#isTyped);
  }

  standFor(letter: string): void {
    this.#wild = letter;
    this.#change(this.#rail);
  }

  /** Whether there was a card for it. */
  type(letter: string): boolean {
    const next = typed(this.#match.box, this.reach, this.#rail, this.#wild, letter);
    if (!next.isFound) return false;
    const isTyped = this.#isTyped || this.isEmpty;
    this.#wild = next.wild;
    this.#change(next.rail, isTyped);
    return true;
  }

  toggleThrown(card: number): void {
    this.thrown = toggled(this.thrown, card);
  }

  /** The house has taken other cards for the same typed word: show those. */
  adopt(word: { cards: Rail; wild: string } | null): void {
    if (!word || !this.#isTyped || !this.isLaid || spelled(this.#match.box, word.cards, word.wild) !== this.word)
      return;
    this.#rail = word.cards;
    this.#wild = word.wild;
  }

  async layDown(): Promise<boolean> {
    clearTimeout(this.#keeping);
    if (this.isEmpty || !this.#isNow) return false;
    const { action } = this;
    const isDone = await this.#match.act(action);
    if (isDone) this.#laid = JSON.stringify(action);
    return isDone;
  }

  // Before one's eyes, not at the house, and nothing is known against it.
  get #isOpen(): boolean {
    return !this.isEmpty && !this.isLaid && !this.weighing.refusal;
  }

  /** Whoever says that the word stands means the one before their eyes. */
  async stand(): Promise<void> {
    if (this.#isOpen && !(await this.layDown())) return;
    await this.#match.act({ type: "done" });
  }

  // What belongs to a question that is over is not sent any more.
  get #isNow(): boolean {
    return this.#match.view.asked === this.#moment && this.#match.offers.write !== undefined;
  }

  #change(rail: Rail, isTyped = false): void {
    if (rail.length !== this.#rail.length) sound("paper");
    this.#rail = within(rail, this.reach);
    this.#isTyped = isTyped && rail.length > 0;
    if (!rail.includes(WILD)) this.#wild = "";
    clearTimeout(this.#keeping);
    this.weighing.ask(this.isEmpty || this.isWildOpen ? null : this.action);
  }

  #keepSoon(): void {
    if (this.weighing.lines && !this.isLaid) this.#keeping = setTimeout(() => void this.layDown(), KEEP_AFTER);
  }
}
