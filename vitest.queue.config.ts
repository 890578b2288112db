import { defineConfig } from "vitest/config";

/** The recipe for a queue: with a Redis of its own, and packages from the registry. `npm run test:queue`, apart from the other tests. */
export default defineConfig({
  test: { include: ["test/queue/**/*.queue.ts"], testTimeout: 240_000, hookTimeout: 300_000, fileParallelism: false },
});
