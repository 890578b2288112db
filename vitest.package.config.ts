import { defineConfig } from "vitest/config";
import { ENTRIES } from "./scripts/entries.js";

/** Tests of the packed package in empty folders, in both module forms: `npm run test:package`, which builds it where it is older than its sources. */
export default defineConfig({
  resolve: { alias: ENTRIES },
  test: { include: ["test/package/**/*.package.ts"], testTimeout: 60_000, hookTimeout: 300_000, fileParallelism: false },
});
