/** The page as vite serves and builds it. It uses the published entries of the package, read from their source. */
import { defineConfig } from "vite";
import { ENTRIES } from "../../scripts/entries.js";

export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  base: "./",
  // The names of the package come before its own `exports`, which need a build.
  resolve: { alias: ENTRIES },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  server: { port: 5180 },
  preview: { port: 5180 },
  build: {
    outDir: "../../.site/playground",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file, with what it needs, for what the first screen and later parts of the page share: small files compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "page", test: /parts\/(?:happened|Fight|Emblem|Clause)|preact/, minShareCount: 2 }] } } },
  },
});
