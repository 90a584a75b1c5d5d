// One plain script of what the companion reckons itself, for tests that hold it against the house in a real browser.

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  resolve: { alias: { $: SOURCE } },
  build: {
    target: "es2022",
    lib: { entry: `${SOURCE}/companion/proof.ts`, name: "proof", formats: ["iife"], fileName: () => "proof.js" },
  },
});
