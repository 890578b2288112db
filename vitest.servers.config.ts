import { defineConfig } from "vitest/config";
import { ENTRIES } from "./scripts/entries.js";
import { NATIVE } from "./vitest.config.js";

/** The recipe for many servers: several processes, with a PostgreSQL of their own. `npm run test:servers`, apart from the other tests. */
export default defineConfig({
  resolve: { alias: ENTRIES },
  test: { ...NATIVE, include: ["test/servers/**/*.servers.ts"], testTimeout: 3_600_000, hookTimeout: 120_000, fileParallelism: false },
});
