import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ENTRIES } from "./scripts/entries.js";
import type { Plan } from "./scripts/mutants/plan.js";

const plan: Plan = JSON.parse(readFileSync(process.env["MUTANTS_PLAN"]!, "utf8"));

/** The tests with mutants in the sources: `npm run mutants` runs it. */
export default defineConfig({
  resolve: { alias: ENTRIES },
  plugins: [{ name: "mutants", enforce: "pre", transform: (_code, id) => plan.sources[id] ?? null }],
  test: {
    include: JSON.parse(process.env["MUTANTS_TESTS"]!) as string[],
    isolate: false,
    setupFiles: ["test/support/setup.ts"],
    runner: fileURLToPath(new URL("scripts/mutants/runner.ts", import.meta.url)),
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    silent: true,
    reporters: [],
  },
});
