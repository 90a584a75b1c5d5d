// All that the page knows, and the way to have it painted again after something has changed.

import { language } from "./say.js";

export const app = {
  me: null,
  socket: null,
  path: location.pathname,
  lobby: new Map(),
  wanted: { game: "", language: "", level: "" },
  table: null,
  past: null,
  notice: "",
  scratch: {},
};

let painter = () => {};
let isDue = false;

export function paintWith(paintAll) {
  painter = paintAll;
}

export function changed() {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    painter();
  });
}

export function notify(sentence) {
  app.notice = sentence;
  changed();
}

export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

// A link within the house is followed without loading the page anew, unless its reader wants it elsewhere.
export function followed(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(event.currentTarget.getAttribute("href"));
}

export async function api(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "Accept-Language": language, ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const found = await answer.json();
  if (!answer.ok) throw new Problem(found.sentence ?? "");
  return found;
}

export class Problem extends Error {}

// Runs something that may be refused, and shows the sentence if it is.
export async function trying(work) {
  try {
    notify("");
    return await work();
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    notify(problem.message);
    return undefined;
  }
}

// Storage that a strict browser may forbid.
export function remember(name, value) {
  try {
    if (value === undefined) return localStorage.getItem(name);
    localStorage.setItem(name, value);
  } catch {
    // Then nothing is remembered.
  }
  return null;
}
