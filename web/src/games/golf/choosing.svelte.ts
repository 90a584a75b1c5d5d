// Jokers and cards while they are laid on the word that was shown; what is best is laid already.

import { areSame, canLie, choiceOf, laid, laidOf, tapped, type Ground, type Helper, type Laid } from "./choice.ts";
import { JOKER, type GolfMatch } from "./types.ts";
import type { Action, Choose, Line } from "$/protocol/golf.ts";
import type { Refused } from "$/protocol/messages.ts";
import { askOf } from "$/table/match.ts";
import { Weighing } from "$/table/weighing.svelte.ts";

export class Choosing {
  #match: GolfMatch;
  #round: number;
  #weighing: Weighing<Action>;
  #seat: number;
  #isTouched = false;
  laid = $state.raw<Laid>({ jokers: [], cards: [] });
  /** What was lifted and waits for a letter. */
  lifted = $state.raw<Helper | null>(null);
  isSending = $state(false);

  constructor(match: GolfMatch, seat: number) {
    const { view } = match;
    this.#match = match;
    this.#seat = seat;
    this.#round = view.round;
    this.#weighing = new Weighing(match);
    const jokers = view.faces.filter((face) => face === JOKER).length;
    this.laid = laidOf(view.proposals[seat] ?? { jokers: [], cards: [] }, jokers, view.players[seat]?.hand ?? []);
    this.#weigh();
    match.beforeTimeRunsOut({ isFinal: true, built: () => (this.#isTouched && this.#isNow ? this.action : null) });
  }

  get ground(): Ground {
    const { view, offers } = this.#match;
    const places = (field: string) => askOf(offers.choose, field).among.map(Number);
    return {
      word: view.shown[this.#seat]?.word ?? "",
      open: places("jokers"),
      cards: Object.fromEntries(this.laid.cards.map(({ kind }) => [kind, places(`cards.${kind}`)])),
      isEverywhere: view.options.joker === "every-space",
    };
  }

  get action(): Choose {
    return { type: "choose", choice: choiceOf(this.laid), round: this.#round };
  }

  get lines(): readonly Line[] | null {
    return this.#weighing.lines;
  }

  get points(): number | null {
    return this.#weighing.points;
  }

  get refusal(): Refused | null {
    return this.#weighing.refusal;
  }

  lift(helper: Helper): void {
    this.lifted = this.lifted && areSame(this.lifted, helper) ? null : helper;
  }

  /** What is lifted goes where it can lie; without anything lifted the letter takes what is free. */
  tap(place: number): void {
    const helper = this.lifted;
    if (!helper) this.#change(tapped(this.laid, this.ground, place));
    else if (canLie(this.ground, helper, place)) this.put(helper, place);
    this.lifted = null;
  }

  put(helper: Helper, place: number | null): void {
    this.#change(laid(this.laid, this.ground, helper, place));
  }

  #change(now: Laid): void {
    this.#isTouched = true;
    this.laid = now;
    this.#weigh();
  }

  #weigh(): void {
    const isWaitedFor = this.#match.view.players[this.#seat]?.waiting;
    this.#weighing.ask(isWaitedFor ? this.action : null);
  }

  get #isNow(): boolean {
    const { view, offers } = this.#match;
    return view.phase === "scoring" && view.round === this.#round && offers.choose !== undefined;
  }

  async choose(): Promise<void> {
    if (this.isSending || !this.#isNow) return;
    this.isSending = true;
    await this.#match.act(this.action);
    this.isSending = false;
  }
}
