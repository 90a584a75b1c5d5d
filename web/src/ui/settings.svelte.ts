// What somebody likes, kept in this browser: theme, sound, motion, and the size of letters.

import { recallParts, remember } from "./memory.ts";

/** What there is to choose, the usual one first. */
export const THEMES = ["auto", "light", "dark"] as const;
export const SOUNDS = ["auto", "on", "off"] as const;
export const MOTIONS = ["auto", "less"] as const;
export type Theme = (typeof THEMES)[number];
export type Sound = (typeof SOUNDS)[number];
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  theme: Theme;
  sound: Sound;
  motion: Motion;
}

const NAME = "settings";
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** What lies there may be of another time, or of somebody's own making. */
function recalled(): Kept {
  const { theme, sound, motion } = recallParts(NAME, { theme: "", sound: "", motion: "" });
  return {
    theme: THEMES.find((each) => each === theme) ?? THEMES[0],
    sound: SOUNDS.find((each) => each === sound) ?? SOUNDS[0],
    motion: MOTIONS.find((each) => each === motion) ?? MOTIONS[0],
  };
}

class Settings {
  #kept = $state<Kept>(recalled());
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
