// What somebody plays with, chosen once and kept in this browser: the language of words and the level of bots.

import { house } from "$/ui/house.svelte.ts";
import { recall, remember } from "$/ui/memory.ts";
import { language, LANGUAGES, type Language } from "$/texts/say.svelte.ts";

const FIRST_LEVEL = "casual";

class Wishes {
  #words = $state(LANGUAGES.find((each) => each === recall("words")));
  #level = $state(recall("bots") ?? FIRST_LEVEL);

  /** Until somebody chooses it is the language that they read. */
  get words(): Language {
    return this.#words ?? language();
  }

  set words(wanted: Language) {
    this.#words = wanted;
    remember("words", wanted);
  }

  /** One that the house has: levels may change. */
  get level(): string {
    const { levels } = house.told;
    return !levels.length || levels.includes(this.#level) ? this.#level : (levels[0] ?? FIRST_LEVEL);
  }

  set level(wanted: string) {
    this.#level = wanted;
    remember("bots", wanted);
  }
}

export const wishes = new Wishes();
