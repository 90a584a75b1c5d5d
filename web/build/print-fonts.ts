// Printing needs the site's fonts as files beside its own code: whoever builds the site has them from the packages.

import { copyFile, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGES = new URL("../node_modules/", import.meta.url);
const FONTS = new URL("../../src/sobremesa/printing/fonts/", import.meta.url);

/** What a file is called there, and where its package has it. */
const FILES: Record<string, string> = {
  "zilla-slab-700.woff2": "@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2",
  "zilla-slab.LICENSE": "@fontsource/zilla-slab/LICENSE",
  "atkinson-hyperlegible-next.woff2":
    "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  "atkinson-hyperlegible-next.LICENSE": "@fontsource-variable/atkinson-hyperlegible-next/LICENSE",
};

export function printFonts(): Plugin {
  return {
    name: "print-fonts",
    apply: "build",
    async writeBundle() {
      await mkdir(fileURLToPath(FONTS), { recursive: true });
      for (const [name, file] of Object.entries(FILES)) await copyFile(new URL(file, PACKAGES), new URL(name, FONTS));
    },
  };
}
