// Builds the client into the Python package; setup.py passes the folder when it is another one.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lostworld/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the polyfill is an inline script, which our Content-Security-Policy forbids
    assetsInlineLimit: 0, // nor are data: addresses allowed
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
  },
});
