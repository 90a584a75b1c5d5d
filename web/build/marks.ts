// While developing, Vite serves the page in place of the house: the marks that the house would fill in are filled here.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const VERSION = new URL("../../src/sobremesa/protocol/version.py", import.meta.url);

export function marks(): Plugin {
  return {
    name: "marks",
    apply: "serve",
    transformIndexHtml(page) {
      const protocol = /PROTOCOL = (\d+)/.exec(readFileSync(VERSION, "utf8"))?.[1] ?? "0";
      // Without a build the house takes the client as it is.
      return page.replace("{build}", "").replace("{protocol}", protocol);
    },
  };
}
