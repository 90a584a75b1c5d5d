// What somebody wants printed, as they chose it the last time or as a link asks for it.

import { paperFor, type Paper } from "./paper.ts";
import { freshCode, isCode, SET } from "../setup/sets.ts";
import { readCode } from "$/ui/codes.ts";
import type { GameTold } from "$/protocol/http.ts";
import { LANGUAGES, language, type Language } from "$/texts/say.svelte.ts";
import { house } from "$/ui/house.svelte.ts";
import { recallParts, remember } from "$/ui/memory.ts";

export const LEAFLETS = ["with", "without", "only"] as const;
export const PAPERS: readonly Paper[] = ["a4", "letter"];
export type Leaflet = (typeof LEAFLETS)[number];
const KEPT = "print";
const IS_ID = /^[a-z]{1,20}$/;
export const WHOLE_BOX = 0;
const USUAL = { language: "", paper: "", game: "" };

export class Wanted {
  /** The game that was asked for; which games there are comes later than the page. */
  #asked = $state("");
  language = $state<Language>("en");
  paper = $state<Paper>("a4");
  /** For how many, by the game; the whole box unless it is said. */
  #players = $state<Record<string, number>>({});
  isPlain = $state(false);
  leaflet = $state<Leaflet>("with");
  /** As it was typed. */
  code = $state("");

  constructor(query: URLSearchParams) {
    const kept = recallParts(KEPT, USUAL);
    const asked = (name: keyof typeof USUAL): readonly (string | null)[] => [query.get(name), kept[name]];
    this.#asked = asked("game").find((each) => each && IS_ID.test(each)) ?? "";
    this.language =
      asked("language").flatMap((each) => LANGUAGES.find((known) => known === each) ?? [])[0] ?? language();
    this.paper = asked("paper").flatMap((each) => PAPERS.find((known) => known === each) ?? [])[0] ?? guessed();
    this.code = readCode(query.get(SET) ?? "") || freshCode();
  }

  get game(): GameTold | undefined {
    return house.game(this.#asked) ?? house.games[0];
  }

  get id(): string {
    return this.game?.id ?? this.#asked;
  }

  set id(game: string) {
    this.#asked = game;
  }

  get players(): number {
    return this.#players[this.id] ?? WHOLE_BOX;
  }

  set players(count: number) {
    this.#players[this.id] = count;
  }

  get counts(): readonly number[] {
    const { least_seats: least = 2, most_seats: most = 2 } = this.game ?? {};
    return Array.from({ length: most - least + 1 }, (_, at) => least + at);
  }

  /** Whether the print has a set: a deal by a code that opens online as well. */
  get hasSet(): boolean {
    return this.leaflet !== "only" && this.option !== undefined;
  }

  get option(): GameTold["options"][number] | undefined {
    return this.game?.options.find((each) => each.name === SET);
  }

  get isReady(): boolean {
    return !this.hasSet || (this.option !== undefined && isCode(this.option, this.code));
  }

  /** The address of the print, or of what is in it. */
  path(part: "" | "/contents" = ""): string {
    const query = new URLSearchParams({ language: this.language, paper: this.paper, players: String(this.players) });
    if (this.leaflet !== "with") query.set("leaflet", this.leaflet);
    if (this.id === "buffet" && this.isPlain) query.set("plain", "true");
    // Every set has the same pages: another code is no other question.
    if (this.hasSet) query.set(SET, part ? (this.option?.example ?? "") : this.code);
    return `/api/print/${this.id}${part}?${query.toString()}`;
  }

  /** Where the same set is played online. */
  get online(): string {
    return `/new/${this.id}?${new URLSearchParams({ [SET]: this.code, language: this.language }).toString()}`;
  }

  keep(): void {
    remember(KEPT, JSON.stringify({ language: this.language, paper: this.paper, game: this.id }));
  }
}

function guessed(): Paper {
  return paperFor(navigator.languages);
}
