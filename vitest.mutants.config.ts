import process from "node:process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ENTRIES } from "./scripts/entries.js";
import { NATIVE } from "./vitest.config.js";

/** The tests with mutants in the sources: `npm run mutants` runs it. */
export default defineConfig({
  resolve: { alias: ENTRIES },
  test: {
    include: JSON.parse(process.env["MUTANTS_TESTS"]!) as string[],
    isolate: false,
    ...NATIVE,
    execArgv: ["--import", "./scripts/mutants/sources.mjs", ...NATIVE.execArgv],
    setupFiles: ["test/support/setup.ts"],
    runner: fileURLToPath(new URL("scripts/mutants/runner.ts", import.meta.url)),
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    silent: true,
    reporters: [],
  },
});
