import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: [
      { find: /^tyche$/, replacement: new URL("./src/index.ts", import.meta.url).pathname },
      { find: /^tyche\/laws\/vitest$/, replacement: new URL("./src/laws/vitest.ts", import.meta.url).pathname },
      { find: /^tyche\/text\/(\w+)$/, replacement: new URL("./src/text/$1/index.ts", import.meta.url).pathname },
      { find: /^tyche\/rules\/([a-z-]+)$/, replacement: new URL("./src/rules/$1.ts", import.meta.url).pathname },
      { find: /^tyche\/drawing\/([a-z-]+)$/, replacement: new URL("./src/drawing/$1/index.ts", import.meta.url).pathname },
      { find: /^tyche\/([a-z-]+)\/play$/, replacement: new URL("./src/$1/play.ts", import.meta.url).pathname },
      { find: /^tyche\/([a-z-]+)$/, replacement: new URL("./src/$1/index.ts", import.meta.url).pathname },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
