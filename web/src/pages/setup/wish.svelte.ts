// The table that somebody sets up, as they chose it the last time they played this game.

import { fitting, toldOf, type Chosen } from "./options.ts";
import { onBoth, readWords, type Read } from "./own-words.ts";
import { SET, type Brought } from "./sets.ts";
import { wishes } from "../home/wishes.svelte.ts";
import type { GameTold, OwnWords, Setting } from "$/protocol/http.ts";
import { LANGUAGES, type Language } from "$/texts/say.svelte.ts";
import { recallParts, remember } from "$/ui/memory.ts";
import { house } from "$/ui/house.svelte.ts";

const MANY = 2;
/** Between a box and the board that is chosen beside it. */
const BESIDE = "+";
/** Deals the first column of a set to all, whatever the paper says (GOL-S1). */
const SAME_HOLES = "same_holes";

/** The table's own words as they were typed: those that count besides the dictionary's, and those that do not. */
type Typed = Record<keyof Required<OwnWords>, string>;

/** What is kept of a setting, as it would be anyhow. */
const USUAL = {
  language: "",
  seats: MANY,
  public: false,
  bots: "",
  stand_ins: "?",
  pace: "human",
  hints: false,
  chat: true,
  reactions: true,
  spectators: true,
  options: {} as Chosen,
  edition: "",
  typed: {} as Partial<Typed>,
};

export class Wish {
  readonly #game: GameTold;
  language = $state<Language>("en");
  seats = $state(MANY);
  public = $state(false);
  /** The level of bots that sit down at once; empty where people are to come. */
  bots = $state("");
  stand_ins = $state("");
  pace = $state<Setting["pace"]>("human");
  hints = $state(false);
  chat = $state(true);
  reactions = $state(true);
  spectators = $state(true);
  options = $state<Chosen>({});
  /** A box of the game; empty for the usual one of the language. */
  edition = $state("");
  typed = $state<Typed>({ accepted: "", refused: "" });
  /** A board beside it; empty for the box's own. */
  layout = $state("");

  constructor(game: GameTold, brought: Brought | null = null) {
    this.#game = game;
    const kept = recallParts(this.#name, USUAL);
    const { levels, paces } = house.told;
    const isLevel = (level: string): boolean => level === "" || levels.includes(level);
    this.language = LANGUAGES.find((each) => each === kept.language) ?? wishes.words;
    this.seats = Math.min(Math.max(Math.round(kept.seats), game.least_seats), game.most_seats);
    this.public = kept.public;
    this.bots = isLevel(kept.bots) ? kept.bots : "";
    this.stand_ins = isLevel(kept.stand_ins) ? kept.stand_ins : wishes.level;
    if (paces.includes(kept.pace)) this.pace = kept.pace as Setting["pace"];
    this.hints = kept.hints;
    this.chat = kept.chat;
    this.reactions = kept.reactions;
    this.spectators = kept.spectators;
    this.options = fitting(game.options, kept.options);
    const [edition = "", layout = ""] = kept.edition.split(BESIDE);
    this.edition = edition;
    this.layout = layout;
    const { accepted, refused } = kept.typed;
    this.typed = {
      accepted: typeof accepted === "string" ? accepted : "",
      refused: typeof refused === "string" ? refused : "",
    };
    if (brought) this.#take(brought);
  }

  /**
   * Whoever comes with a printed set plays it as it lies on the paper: in its language, with the usual box, and each
   * seat with cards of its own; and for a match with friends there has to be a seat for one.
   */
  #take({ code, language }: Brought): void {
    if (!this.#game.options.some((option) => option.name === SET)) return;
    this.options[SET] = code;
    delete this.options[SAME_HOLES];
    this.edition = "";
    this.layout = "";
    this.seats = Math.max(this.seats, MANY);
    if (language) this.language = language;
  }

  get #name(): string {
    return `setup-${this.#game.id}`;
  }

  /** The boxes that there are in the language of the words, by their names. */
  get boxes(): readonly string[] {
    return this.#game.boxes.find((box) => box.language === this.language)?.names ?? [];
  }

  /** The name of the box that is played with, the usual one where none is chosen that the language has. */
  get box(): string {
    if (this.boxes.includes(this.edition)) return this.edition;
    const usual = this.#game.boxes.find((box) => box.language === this.language)?.edition ?? "";
    return this.boxes.find((name) => usual === `${this.#game.id}-${name}`) ?? "";
  }

  readWords(list: keyof Typed): Read {
    return readWords(this.typed[list], this.language, house.told.own_words);
  }

  get words(): OwnWords {
    return { accepted: this.readWords("accepted").words, refused: this.readWords("refused").words };
  }

  /** The own words that stand on both lists. */
  get onBoth(): readonly string[] {
    return onBoth(this.words, this.language);
  }

  /** Whether the own words are as a table takes them. */
  get hasGoodWords(): boolean {
    const { accepted, refused } = this.words;
    const isRead = this.readWords("accepted").wrong.length + this.readWords("refused").wrong.length === 0;
    return isRead && !this.onBoth.length && accepted.length + refused.length <= house.told.own_words.most;
  }

  /** The boards that may be chosen beside the box; none where the game has one. */
  get boards(): readonly string[] {
    return this.#game.layouts;
  }

  /** The board that is played on: the box's own unless another is chosen. */
  get board(): string {
    const own = this.#game.boxes.find((box) => box.language === this.language)?.layouts[this.box] ?? "";
    return this.boards.includes(this.layout) ? this.layout : own;
  }

  /** What a table is told of box and board: nothing of what it would have anyhow. */
  get #edition(): string {
    const box = this.boxes.includes(this.edition) ? this.edition : "";
    const own = this.#game.boxes.find((each) => each.language === this.language)?.layouts[this.box];
    return this.board && this.board !== own ? `${this.box}${BESIDE}${this.board}` : box;
  }

  get setting(): Setting {
    const { language, seats, stand_ins, pace, hints, chat, reactions, spectators } = this;
    const options = toldOf(this.#game.options, this.options);
    return {
      game: this.#game.id,
      language,
      options,
      seats,
      public: this.public,
      stand_ins,
      pace,
      hints,
      chat,
      reactions,
      spectators,
      edition: this.#edition,
      words: this.words,
    };
  }

  keep(): void {
    // A set is for the table at which its paper lies: the next one is dealt by chance again.
    const { [SET]: _, ...options } = this.setting.options ?? {};
    remember(
      this.#name,
      JSON.stringify({ ...this.setting, options, words: undefined, bots: this.bots, typed: this.typed }),
    );
  }
}
