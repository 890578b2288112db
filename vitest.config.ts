import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ENTRIES } from "./scripts/entries.js";

const ROOT = fileURLToPath(new URL(".", import.meta.url)).replaceAll("\\", "/");

/** Whole games are played here: these files begin, so that no worker is left alone with one of them at the end. */
const SLOW = /\/test\/(?:laws|bots|guides|learn)\//;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(({ moduleId }) => SLOW.test(moduleId)), ...sorted.filter(({ moduleId }) => !SLOW.test(moduleId))];
  }
}

/**
 * Node loads the sources itself, with tsx, and not Vitest: there each name from another module is looked up at every use, and a game takes six times as long.
 */
export const NATIVE = {
  execArgv: ["--import", "tsx"],
  server: { deps: { external: [new RegExp(`^${ROOT.replace(/[^\w/]/g, "\\$&")}(?:src|scripts|examples)/.*\\.ts$`)] } },
};

export default defineConfig({
  resolve: {
    alias: ENTRIES,
  },
  test: {
    include: ["test/**/*.test.ts"],
    // No test leaves anything in a module behind it, so that files share what they import: a whole ruleset takes longer to load than most of them to run.
    isolate: false,
    ...NATIVE,
    setupFiles: ["test/support/setup.ts"],
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
