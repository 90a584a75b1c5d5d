import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { marks } from "./build/marks.ts";
import { early } from "./build/parts.ts";
import { printFonts } from "./build/print-fonts.ts";
import { serviceWorker } from "./build/service-worker.ts";

// As long as a test of the server waits: `tests/patience.py`.
const DEADLINE = 120_000 * Number(process.env.PATIENCE ?? "1");
const HOUSE = process.env.SOBREMESA_HOUSE ?? "http://127.0.0.1:8000";

// A file is a journey to the house and back: what is always wanted together, or is small and wanted often, is one.
const PARTS = [
  {
    name: "house",
    priority: 3,
    test: /node_modules\/(?!@noble)|\/src\/(ui\/(?!painting)|texts\/(say|clauses)|table\/(choices|dragging|seats|result|socket|titles)\.)/,
  },
  // Of what checks a deal only the seals are wanted before a match is over.
  {
    name: "table",
    priority: 2,
    test: /\/src\/table\/|\/src\/fairness\/(?!check|draw|witness|e[ns]\.)|@noble\/hashes\/(?!.*blake)/,
  },
  { name: "companion", priority: 2, test: /\/src\/companion\//, minShareCount: 2 },
  { name: "rooms", priority: 1, test: /\/src\/pages\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte(), marks(), early(), printFonts(), serviceWorker(), compressed()],
  resolve: { alias: { $: fileURLToPath(new URL("src", import.meta.url)) } },
  build: {
    outDir: "../src/sobremesa/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
    reportCompressedSize: false,
  },
  server: {
    // Texts of the games lie beside the games.
    fs: { allow: [".."] },
    proxy: { "/api": { target: HOUSE, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
    testTimeout: DEADLINE,
    hookTimeout: DEADLINE,
    teardownTimeout: DEADLINE,
  },
});
