// What a player is doing in one moment of the match: the trail being traced, by pointer or keys, and what it would be.

import { spell } from "./board.ts";
import * as gesture from "./gesture.ts";
import type { Action, BuffetMatch, BuffetOffer, Path } from "./types.ts";
import { alphabetOf, lettersIn } from "$/table/letters.ts";
import { askOf } from "$/table/match.ts";
import { Weighing } from "$/table/weighing.svelte.ts";
import { sound } from "$/ui/sound.ts";

export class Play {
  readonly match: BuffetMatch;
  trail = $state.raw<Path>([]);
  /** What the house says to the trail as it is. */
  readonly weighing: Weighing<Action>;
  /** The number to be called, where numbers are called first. */
  number = $state(5);
  /** The word to be said, where numbers are called first. */
  said = $state("");
  /** The cell chosen for an ant from row 1, until it is placed. */
  chosen = $state<number | null>(null);
  /** Whether a finger or the mouse still glides over the letters. */
  isHeld = false;
  #ground = $derived<gesture.Ground>({ available: this.#among("path"), starts: this.#among("path.first") });
  #placeable = $derived(this.#placeableCells());

  constructor(match: BuffetMatch) {
    this.match = match;
    this.weighing = new Weighing(match);
    match.beforeTimeRunsOut({
      isFinal: true,
      // A trail that is still being traced counts for nothing when time is up (BUF-7).
      built: () => this.saying ?? this.placing ?? (this.isWhole && !this.isHeld ? this.action : null),
      taken: () => this.#sent(),
    });
  }

  /** What a trail may be offered for: to announce it, or to show what was called. */
  get offer(): BuffetOffer | undefined {
    return this.match.offers.announce ?? this.match.offers.show;
  }

  get ground(): gesture.Ground {
    return this.#ground;
  }

  get placeable(): ReadonlySet<number> {
    return this.#placeable;
  }

  get word(): string {
    return spell(this.match.view.letters, this.trail);
  }

  /** Whether the trail is as long as it must be, and not refused. */
  get isWhole(): boolean {
    const { least, most } = askOf(this.offer, "path");
    if (!this.offer || this.trail.length < least || this.trail.length > most) return false;
    const { said } = this.match.view;
    // What was said is shown, and nothing else (BUF-16).
    if (said && (this.word !== said || !this.#ground.starts.has(this.trail[0] ?? -1))) return false;
    return this.weighing.refusal === null;
  }

  /** The letters of the word as it stands in the field, and how many it must have. */
  get letters(): string {
    return lettersIn(this.said, alphabetOf(this.match.box.language));
  }

  get lettersCalled(): number {
    return askOf(this.match.offers.say, "word").most;
  }

  /** The word, once it is as long as was called. */
  get saying(): Action | null {
    const { letters, match } = this;
    if (!match.offers.say || letters.length !== this.lettersCalled) return null;
    return { type: "say", word: letters, round: match.view.round };
  }

  async say(): Promise<void> {
    const action = this.saying;
    if (action && !this.match.isAsking && (await this.match.act(action))) sound("wood");
  }

  /** The ant on the cell that was chosen. */
  get placing(): Action | null {
    return this.#choiceAt(this.chosen);
  }

  #among(field: string): ReadonlySet<number> {
    return new Set(askOf(this.offer, field).among.map(Number));
  }

  #placeableCells(): ReadonlySet<number> {
    const choices = this.match.offers.place?.choices ?? [];
    return new Set(choices.flatMap((choice) => (choice.type === "place" ? [choice.cell] : [])));
  }

  async send(): Promise<void> {
    const action = this.action;
    if (!action || !this.isWhole || this.match.isAsking) return;
    if (await this.match.act(action)) this.#sent();
  }

  #sent(): void {
    sound("wood");
    this.trace([]);
  }

  get action(): Action | null {
    const { offer, trail } = this;
    const { round } = this.match.view;
    if (offer?.action === "announce") return { type: "announce", path: trail, round };
    return offer?.action === "show" ? { type: "show", path: trail, round } : null;
  }

  place(cell: number | null): void {
    const choice = this.#choiceAt(cell);
    if (choice && !this.match.isAsking) void this.match.act(choice);
  }

  /** A finger that has looked around with the lens has not placed anything yet: it chooses, and a second tap places. */
  choose(cell: number): void {
    if (!this.#placeable.has(cell)) return;
    if (this.chosen === cell) this.place(cell);
    else this.chosen = cell;
  }

  #choiceAt(cell: number | null): Action | null {
    const { choices = [] } = this.match.offers.place ?? {};
    return choices.find((each) => each.type === "place" && each.cell === cell) ?? null;
  }

  tap(cell: number): void {
    if (this.#placeable.has(cell)) this.place(cell);
    else if (this.offer) this.trace(gesture.tap(this.trail, cell, this.#ground));
  }

  takeBack(): void {
    this.trace(this.trail.slice(0, -1));
  }

  trace(trail: Path): void {
    if (trail === this.trail) return;
    if (trail.length > this.trail.length) sound("ant");
    this.trail = trail;
    this.weighing.ask(trail.length > 1 ? this.action : null);
  }
}
