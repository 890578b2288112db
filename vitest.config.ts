import { defineConfig } from "vitest/config";
import { ENTRIES } from "./scripts/entries.js";

export default defineConfig({
  resolve: {
    alias: ENTRIES,
  },
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/setup.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
