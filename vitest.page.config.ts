/** Tests of the playground in a real browser: `npm run test:page`, after a build of the page. */
import { defineConfig } from "vitest/config";
import { ENTRIES } from "./scripts/entries.js";

export default defineConfig({
  resolve: { alias: ENTRIES },
  test: {
    include: ["test/page/**/*.page.ts"],
    globalSetup: ["test/page/build.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    retry: 1, // a browser on a busy machine may be late
    hookTimeout: 120_000,
  },
});
