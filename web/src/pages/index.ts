// Every page by its name in the router, loaded when somebody goes there.

import type { Component } from "svelte";
import { COMPANION, PRINT } from "$/texts/aside.ts";
import { speakAlso, type Sources } from "$/texts/say.svelte.ts";

export interface Loaded {
  name: string;
  Page: Component<{ id: string }>;
}

// Some pages have nothing to do with an id.
const PAGES: Record<string, () => Promise<{ default: unknown }>> = {
  home: () => import("./Home.svelte"),
  lobby: () => import("./Lobby.svelte"),
  setup: () => import("./Setup.svelte"),
  table: () => import("./Table.svelte"),
  screen: () => import("./Screen.svelte"),
  replay: () => import("./Replay.svelte"),
  daily: () => import("./Daily.svelte"),
  companion: () => withTexts(COMPANION, import("./Companion.svelte")),
  print: () => withTexts(PRINT, import("./Print.svelte")),
  rules: () => import("./Rules.svelte"),
  me: () => import("./Me.svelte"),
  person: () => import("./Person.svelte"),
  settings: () => import("./Settings.svelte"),
  about: () => import("./About.svelte"),
  nowhere: () => import("./Nowhere.svelte"),
};

async function withTexts<Page>(texts: Sources, page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, speakAlso(texts)]);
  return loaded;
}

export async function loadPage(name: string): Promise<Loaded> {
  const load = PAGES[name] ?? PAGES.nowhere;
  if (!load) throw new Error("there is not even a page for nowhere");
  return { name, Page: (await load()).default as Component<{ id: string }> };
}
