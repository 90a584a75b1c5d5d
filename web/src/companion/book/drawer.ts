// The place in the browser where matches lie, each by itself: a damaged one spoils no other. It may be full, or forbidden.

/** Not among what the settings forget: a match at the wooden table is nobody's preference. */
const PREFIX = "sobremesa-book.";

export type Trouble = "full" | "forbidden";

export interface Drawer {
  names(start: string): string[];
  take(name: string): string | null;
  /** Null where it lies there now; else what lay there before still does. */
  put(name: string, text: string): Trouble | null;
  drop(name: string): void;
}

export const drawer: Drawer = {
  names(start) {
    try {
      const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + start));
      return all.map((name) => name.slice(PREFIX.length)).sort();
    } catch {
      return [];
    }
  },
  take(name) {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  put(name, text) {
    try {
      localStorage.setItem(PREFIX + name, text);
      return null;
    } catch (problem) {
      return problem instanceof DOMException && problem.name === "QuotaExceededError" ? "full" : "forbidden";
    }
  },
  drop(name) {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // Nothing lies there.
    }
  },
};

/** Another window of this browser has put something there, or taken it away. */
export function heardFromOthers(heard: (name: string) => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === null) heard("");
    else if (key.startsWith(PREFIX)) heard(key.slice(PREFIX.length));
  });
}
