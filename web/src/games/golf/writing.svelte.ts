// A word and its line while they are written; what stands there is kept by itself until it is handed in.

import {
  BLANK,
  drawnTo,
  hasEachLetterItsSpace,
  LONGEST,
  paperOf,
  takenBack,
  withLetter,
  withSpace,
  withWord,
  type Paper,
} from "./paper.ts";
import { faultyPieces } from "./line.ts";
import type { GolfMatch } from "./types.ts";
import type { Action, Draft, HoleCard, Line, Play, Write } from "$/protocol/golf.ts";
import type { Refused } from "$/protocol/messages.ts";
import { alphabetOf, letterOfKey, lettersIn } from "$/table/letters.ts";
import { Weighing } from "$/table/weighing.svelte.ts";

const KEEP_AFTER = 900;
/** Any letter stands in for those not yet written, where only the line is asked about. */
const ANY = "A";

export class Writing {
  #match: GolfMatch;
  #round: number;
  #weighing: Weighing<Action>;
  #letters: readonly string[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly card: HoleCard;
  paper = $state.raw<Paper>(BLANK);
  isSending = $state(false);

  constructor(match: GolfMatch, seat: number, card: HoleCard) {
    this.#match = match;
    this.#round = match.view.round;
    this.card = card;
    this.#weighing = new Weighing(match);
    this.#letters = alphabetOf(match.box.language);
    const kept = match.view.players[seat] ? match.view.own_play : null;
    this.paper = paperOf(kept);
    this.#weigh();
    match.beforeTimeRunsOut({ isFinal: false, built: () => this.#draft });
  }

  get isOpen(): boolean {
    return this.#match.offers.draft !== undefined;
  }

  get isWhole(): boolean {
    return hasEachLetterItsSpace(this.paper);
  }

  get isBlank(): boolean {
    return !this.paper.word && !this.paper.path.length;
  }

  get play(): Play {
    return { word: this.paper.word, path: this.paper.path };
  }

  /** The score, once each letter has its space and the house lets the line stand. */
  get lines(): readonly Line[] | null {
    return this.isWhole ? this.#weighing.lines : null;
  }

  get points(): number | null {
    return this.isWhole ? this.#weighing.points : null;
  }

  /** What the card scores if the word is none; what is written is never checked before all is shown (GOL-23). */
  get otherwise(): number | null {
    return this.isWhole ? this.#weighing.otherwise : null;
  }

  /** Why it cannot stand; a line that is merely on its way to the flag is no mistake. */
  get refusal(): Refused | null {
    const { refusal } = this.#weighing;
    const isOnItsWay = refusal?.text.id === "gol-4-ends-elsewhere" && !this.paper.path.includes(this.card.flag);
    return isOnItsWay ? null : refusal;
  }

  /** Pieces to be dashed: at once where lines meet, and where the house says so. */
  get faulty(): ReadonlySet<number> {
    const faulty = new Set(faultyPieces(this.card.spaces, this.paper.path));
    const args = this.refusal?.text.args ?? {};
    for (const piece of [args.piece1, args.piece2]) if (typeof piece === "number") faulty.add(piece - 1);
    return faulty;
  }

  type(text: string): void {
    this.#change(withWord(this.paper, lettersIn(text, this.#letters).slice(0, LONGEST)));
  }

  /** Whether the key is that of a letter. */
  press(key: string): boolean {
    const letter = letterOfKey(key, this.#letters);
    if (letter) this.#change(withLetter(this.paper, letter));
    return letter !== "";
  }

  tap(space: number): void {
    this.#change(withSpace(this.paper, space, this.card.start));
  }

  draw(space: number): void {
    this.#change(drawnTo(this.paper, space, this.card.start));
  }

  takeBack(): void {
    this.#change(takenBack(this.paper));
  }

  clear(): void {
    this.#change(BLANK);
  }

  #change(paper: Paper): void {
    if (paper === this.paper) return;
    this.paper = paper;
    this.#weigh();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), KEEP_AFTER);
  }

  #write(word: string, path: readonly number[]): Write {
    return { type: "write", word, path, round: this.#round };
  }

  #weigh(): void {
    const { word, path } = this.paper;
    const isTooLong = word.length > this.card.spaces.length;
    const letters = isTooLong ? word : word.slice(0, path.length).padEnd(path.length, ANY);
    this.#weighing.ask(isTooLong || path.length > 1 ? this.#write(letters, path) : null);
  }

  get #isNow(): boolean {
    return this.#match.view.phase === "writing" && this.#match.view.round === this.#round;
  }

  /** What stands there, unless the house has it already. */
  get #draft(): Draft | null {
    const { word, path } = this.paper;
    const kept = this.#match.view.own_play;
    const isKept = (kept?.word ?? "") === word && (kept?.path ?? []).join() === path.join();
    const isMeant = this.#isNow && this.isOpen && !isKept && !this.isSending;
    return isMeant ? { type: "draft", word, path, round: this.#round } : null;
  }

  #keep(): void {
    clearTimeout(this.#timer);
    if (this.#draft) void this.#match.act(this.#draft, { byItself: true });
  }

  /** What the main button does. */
  get handingIn(): Write {
    return this.#write(this.paper.word, this.paper.path);
  }

  async handIn(action: Write = this.handingIn): Promise<void> {
    if (this.isSending || !this.isOpen) return;
    clearTimeout(this.#timer);
    this.isSending = true;
    await this.#match.act(action);
    this.isSending = false;
  }
}
