// What somebody likes, kept in this browser: theme, sound, motion, and the size of letters.

import { recallAs, remember } from "./memory.ts";

export type Theme = "auto" | "light" | "dark";
export type Sound = "auto" | "on" | "off";
export type Motion = "auto" | "less";

interface Kept {
  theme: Theme;
  sound: Sound;
  motion: Motion;
}

const NAME = "settings";
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #kept = $state<Kept>({ theme: "auto", sound: "auto", motion: "auto", ...recallAs<Partial<Kept>>(NAME, {}) });
  #isDark = $state(dark.matches);
  #isStill = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => (this.#isDark = dark.matches));
    still.addEventListener("change", () => (this.#isStill = still.matches));
    this.#show();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }

  get sound(): Sound {
    return this.#kept.sound;
  }

  get motion(): Motion {
    return this.#kept.motion;
  }

  get isNight(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#isDark);
  }

  /** Quiet at night unless somebody wants to hear it. */
  get isHeard(): boolean {
    return this.sound === "on" || (this.sound === "auto" && !this.isNight);
  }

  get isCalm(): boolean {
    return this.motion === "less" || this.#isStill;
  }

  change(wanted: Partial<Kept>): void {
    Object.assign(this.#kept, wanted);
    remember(NAME, JSON.stringify(this.#kept));
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
