import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { marks } from "./build/marks.ts";
import { serviceWorker } from "./build/service-worker.ts";

const HOUSE = process.env.SOBREMESA_HOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), marks(), serviceWorker(), compressed()],
  resolve: { alias: { $: fileURLToPath(new URL("src", import.meta.url)) } },
  build: {
    outDir: "../src/sobremesa/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    // Texts of the games lie beside the games.
    fs: { allow: [".."] },
    proxy: { "/api": { target: HOUSE, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
