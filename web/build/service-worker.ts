// The service worker, built beside the site with the list of everything that it may keep.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { partsOf, wholeOf } from "./parts.ts";

const SOURCE = fileURLToPath(new URL("../src/worker/worker.ts", import.meta.url));
// What a first visit needs; all else is kept when it is first asked for.
const PAGES = /\/(pages\/(Home|Nowhere)\.svelte|texts\/e[ns]\.ts)$/;
// What a table without a network needs: the companion with all that it may open, and the rules.
const COMPANION = /\/(pages\/(Companion|Rules)\.svelte|texts\/companion-e[ns]\.ts|texts\/clauses\.e[ns]\.ftl(\?raw)?)$/;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const shell = shellOf(bundle).map((name) => `/${name}`);
      const companion = companionOf(bundle).map((name) => `/${name}`);
      const all = [...shell, ...companion].join("\n");
      const version = createHash("sha256").update(all).digest("hex").slice(0, 16);
      const made = await build({
        configFile: false,
        logLevel: "silent",
        define: {
          SHELL: JSON.stringify(shell),
          COMPANION: JSON.stringify(companion),
          VERSION: JSON.stringify(version),
        },
        build: {
          write: false,
          target: "es2022",
          lib: { entry: SOURCE, formats: ["iife"], name: "worker", fileName: () => "worker.js" },
        },
      });
      const [output] = Array.isArray(made) ? made : [made];
      if (!output || !("output" in output)) throw new Error("the service worker was not built");
      this.emitFile({ type: "asset", fileName: "worker.js", source: output.output[0].code });
    },
  };
}

/** The door, the pages and texts that are always wanted, all that they import, their styles, and the letters. */
export function shellOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const letters = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
  const parts = partsOf(bundle, (part) => part.isEntry || PAGES.test(part.facadeModuleId ?? ""));
  return [...letters, ...parts].sort();
}

/** Beyond the door: also what the companion imports later, such as the sheet of each game. */
export function companionOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const shell = new Set(shellOf(bundle));
  const parts = wholeOf(bundle, (part) => COMPANION.test(part.facadeModuleId ?? ""), shell);
  return [...parts].filter((name) => !shell.has(name)).sort();
}
