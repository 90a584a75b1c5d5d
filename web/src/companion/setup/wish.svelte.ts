// A match that is being set up: who plays, in which order, and what was chosen; as it was the last time, to begin with.

import { book } from "../book/here.ts";
import { drawer } from "../book/drawer.ts";
import { dropDraft, putDraft, takeDraft } from "./draft.ts";
import { nameFrom, sameAs } from "../book/kept.ts";
import { chosenFrom, type Value } from "../choosing.ts";
import type { Chosen, Ledger } from "../ledger.ts";
import type { Wished } from "../match/beginning.ts";
import { parsed } from "../reading.ts";
import { language, LANGUAGES, say, type Language } from "$/texts/say.svelte.ts";

export interface Player {
  /** Its own for as long as the form is open, wherever it is moved. */
  key: number;
  name: string;
}

export class Wish {
  readonly ledger: Ledger;
  players = $state<Player[]>([]);
  language = $state<Language>("en");
  chosen = $state<Chosen>({});
  #youngest = $state(0);
  #keys = 0;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
    const last = (takeDraft(ledger.game) ?? parsed(drawer.take(`last.${ledger.game}`)) ?? {}) as Partial<
      Record<string, unknown>
    >;
    const names = (Array.isArray(last.names) ? last.names : []).slice(0, ledger.seats[1]).map(nameFrom);
    for (const name of names) this.#add(name);
    while (this.players.length < Math.max(2, ledger.seats[0]) && !names.length) this.#add("");
    this.language = LANGUAGES.find((each) => each === last.language) ?? language();
    this.chosen = chosenFrom(ledger.choices, last.chosen);
    const youngest = typeof last.youngest === "number" ? this.players[last.youngest] : undefined;
    this.#youngest = youngest?.key ?? this.players[0]?.key ?? 0;
  }

  get canAdd(): boolean {
    return this.players.length < this.ledger.seats[1];
  }

  get canRemove(): boolean {
    return this.players.length > this.ledger.seats[0];
  }

  /** Remembered, and not at the table yet. */
  get offered(): readonly string[] {
    const here = new Set(this.players.map((player) => sameAs(nameFrom(player.name))));
    return book.names.filter((name) => !here.has(sameAs(name)));
  }

  get youngest(): number {
    return Math.max(
      0,
      this.players.findIndex((player) => player.key === this.#youngest),
    );
  }

  set youngest(seat: number) {
    this.#youngest = this.players[seat]?.key ?? 0;
  }

  /** Whether two are called the same: nobody could tell their points apart. */
  get hasTwins(): boolean {
    const names = this.players.map((player) => sameAs(nameFrom(player.name))).filter(Boolean);
    return new Set(names).size < names.length;
  }

  /** Into the first place without a name, or a new one. */
  add(name = ""): void {
    const empty = name ? this.players.find((player) => !nameFrom(player.name)) : undefined;
    if (empty) empty.name = name;
    else if (this.canAdd) this.#add(name);
  }

  remove(key: number): void {
    if (this.canRemove) this.players = this.players.filter((player) => player.key !== key);
  }

  /** Whether somebody sits elsewhere now. */
  move(key: number, to: number): boolean {
    const from = this.players.findIndex((player) => player.key === key);
    const at = Math.min(this.players.length - 1, Math.max(0, to));
    const [moved] = this.players.slice(from, from + 1);
    if (!moved || at === from) return false;
    this.players = this.players.toSpliced(from, 1).toSpliced(at, 0, moved);
    return true;
  }

  choose(name: string, value: Value): void {
    this.chosen = { ...this.chosen, [name]: value };
  }

  /** Who has no name is called by the seat. */
  made(): Wished {
    const names = this.players.map(
      (player, seat) => nameFrom(player.name) || say("page-companion-player", { number: seat + 1 }),
    );
    return { names, language: this.language, youngest: this.youngest, chosen: this.chosen };
  }

  /** As far as it is written: whoever looks something up, or loads the page anew, finds it so. */
  keepDraft(): void {
    putDraft(this.ledger.game, this.#written());
  }

  keep(): void {
    dropDraft(this.ledger.game);
    drawer.put(`last.${this.ledger.game}`, JSON.stringify(this.#written()));
    book.rememberNames(this.players.map((player) => player.name));
  }

  /** As it stands in the form: whoever was called by the seat has no name. */
  #written(): Wished {
    const { language: words, youngest, chosen } = this;
    return { names: this.players.map((player) => player.name), language: words, youngest, chosen };
  }

  #add(name: string): void {
    this.players.push({ key: ++this.#keys, name });
  }
}
