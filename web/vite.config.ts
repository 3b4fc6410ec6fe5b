// Builds the client into the Python package; setup.py passes the folder when it is another one.
// Texts and drawings are the package's own: the client reads the very files that the program reads.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package of the game that is most likely wanted is fetched beside the start script, not after it. */
function preload(name: string): Plugin {
  return {
    name: "preload-game",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const found = Object.values(bundle ?? {}).find((chunk) => chunk.type === "chunk" && chunk.name === name);
        if (found?.type !== "chunk") return [];
        const files = [found.fileName, ...found.imports];
        return files.map((file) => ({
          tag: "link",
          // The server leaves them out of the page of another game.
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}`, "data-game": name },
        }));
      },
    },
  };
}

/** Texts go without the remarks for translators. */
function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?") as [string, string?];
      if (query !== "raw" || !file.endsWith(".ftl")) return null;
      const text = readFileSync(file, "utf-8").replace(/^#.*\n+/gm, "");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The service worker knows by name what to keep at hand from the first visit on: what the start page loads. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const names = new Set<string>();
        const add = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || names.has(name)) return;
          names.add(name);
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) names.add(sheet);
          chunk.imports.forEach(add);
        };
        for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === "chunk" && chunk.isEntry) add(name);
        const source = readFileSync(beside("./src/sw.js"), "utf-8");
        const files = [...names].sort().map((file) => `/${file}`);
        this.emitFile({ type: "asset", fileName: "sw.js", source: source.replace('"FILES"', JSON.stringify(files)) });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), preload("raptor"), serviceWorker()],
  resolve: {
    alias: {
      "@art": beside("../src/lostworld/raptor/picture/art"),
      "@raptor-texts": beside("../src/lostworld/raptor/texts"),
      "@skirmish-art": beside("../src/lostworld/skirmish/picture/art"),
      "@skirmish-texts": beside("../src/lostworld/skirmish/texts"),
      "@texts": beside("../src/lostworld/texts"),
    },
  },
  build: {
    outDir: "../src/lostworld/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the polyfill is an inline script, which our Content-Security-Policy forbids
    assetsInlineLimit: 0, // nor are data: addresses allowed
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000, // the first test of a file also waits for its modules, and the machine may be busy
    hookTimeout: 60_000,
  },
});
