import { defineConfig } from "vitest/config";
import { ENTRIES } from "./scripts/entries.js";

export default defineConfig({
  resolve: {
    alias: ENTRIES,
  },
  test: {
    include: ["test/**/*.test.ts"],
    // No test leaves anything in a module behind it, so that files share what they import: a whole ruleset takes longer to load than most of them to run.
    isolate: false,
    setupFiles: ["test/support/setup.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
