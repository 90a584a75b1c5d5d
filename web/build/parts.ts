// Which files of the site belong together: a part, all that it imports without waiting, and their styles.

import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

export function partsOf(bundle: Bundle, isWanted: (part: Rolldown.OutputChunk) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = chunksOf(bundle).filter(isWanted);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (found.has(part.fileName)) continue;
    found.add(part.fileName);
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of part.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") waiting.push(next);
    }
  }
  return found;
}

/** The same with what these import later. What the door has opens pages that do not belong here, so it is not followed. */
export function wholeOf(
  bundle: Bundle,
  isWanted: (part: Rolldown.OutputChunk) => boolean,
  door: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(partsOf(bundle, isWanted));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    const opened = [...found].filter((name) => !door.has(name)).map((name) => bundle[name]);
    const later = new Set(opened.flatMap((part) => (part?.type === "chunk" ? part.dynamicImports : [])));
    for (const name of partsOf(bundle, (part) => later.has(part.fileName))) found.add(name);
  }
  return found;
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((part) => part.type === "chunk");
}

/** What the house tells the browser to fetch at once: the door itself, and by its name each page and language beside it. */
export function fetchedEarly(bundle: Bundle): Record<string, readonly string[]> {
  const atTheDoor = partsOf(bundle, (part) => part.isEntry);
  const early: Record<string, readonly string[]> = { door: [...atTheDoor].sort() };
  for (const part of chunksOf(bundle)) {
    const name = /\/src\/(?:pages\/(\w+)\.svelte|texts\/([\w-]*e[ns])\.ts)$/.exec(part.facadeModuleId ?? "");
    const key = name?.[1] ?? name?.[2];
    if (key) early[key] = [...partsOf(bundle, (each) => each === part)].filter((file) => !atTheDoor.has(file)).sort();
  }
  return early;
}

export function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    generateBundle(_, bundle) {
      this.emitFile({ type: "asset", fileName: "early.json", source: JSON.stringify(fetchedEarly(bundle)) });
    },
  };
}
