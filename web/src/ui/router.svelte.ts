// Where the reader is: the address alone decides which page is shown.

import { moveTo, stepped } from "./layers.ts";

export interface Route {
  page: string;
  /** What stands in the address beyond the page's name: a game, a table, a day. */
  id: string;
}

/** Every page with the way to it; the house serves each of them. */
export const PAGES: Record<string, RegExp> = {
  home: /^\/$/,
  lobby: /^\/lobby$/,
  setup: /^\/new(?:\/([a-z]{1,20}))?$/,
  table: /^\/t\/([\w-]{1,40})$/,
  screen: /^\/screen\/([\w-]{1,40})$/,
  replay: /^\/m\/([\w-]{1,40})$/,
  daily: /^\/daily(?:\/(\d{4}-\d\d-\d\d))?$/,
  companion: /^\/companion(?:\/([\w-]{1,40}))?$/,
  print: /^\/print$/,
  rules: /^\/rules(?:\/([a-z]{1,20}))?$/,
  me: /^\/me$/,
  person: /^\/people\/([\w-]{1,40})$/,
  settings: /^\/settings$/,
  about: /^\/about$/,
};

export function routeOf(path: string): Route {
  for (const [page, pattern] of Object.entries(PAGES)) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? "" };
  }
  return { page: "nowhere", id: "" };
}

let at = $state.raw({ path: location.pathname, search: location.search });

export const here = {
  get path(): string {
    return at.path;
  },
  get route(): Route {
    return routeOf(at.path);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(at.search);
  },
};

/** Whether that is another address than before. */
function arrive(): boolean {
  if (at.path === location.pathname && at.search === location.search) return false;
  at = { path: location.pathname, search: location.search };
  return true;
}

export function go(path: string): void {
  moveTo(path);
  arrive();
  scrollTo(0, 0);
}

/** The address changes, the page stays: for what a link to it should say, such as a step of a replay. */
export function retitle(path: string): void {
  history.replaceState(history.state, "", path);
  arrive();
}

/** A link within the house is followed without loading the page anew, unless its reader wants it elsewhere. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    stepped();
    if (arrive() && history.scrollRestoration === "manual") scrollTo(0, 0);
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(link.pathname).page === "nowhere") return;
    // A place on this very page is the browser's own business.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
