/** The entries of the package as they stand in its source, for tools that run without a build. */
const source = (path: string): string => new URL(`../src/${path}`, import.meta.url).pathname;

export const ENTRIES: { find: RegExp; replacement: string }[] = [
  { find: /^tyche$/, replacement: source("index.ts") },
  { find: /^tyche\/bots\/worker$/, replacement: source("worker/index.ts") },
  { find: /^tyche\/laws\/vitest$/, replacement: source("laws/vitest.ts") },
  { find: /^tyche\/text\/(\w+)$/, replacement: source("text/$1/index.ts") },
  { find: /^tyche\/rules\/([a-z-]+)$/, replacement: source("rules/$1.ts") },
  { find: /^tyche\/nets\/([a-z-]+)$/, replacement: source("nets/$1.ts") },
  { find: /^tyche\/drawing\/([a-z-]+)$/, replacement: source("drawing/$1/index.ts") },
  { find: /^tyche\/([a-z-]+)\/play$/, replacement: source("$1/play.ts") },
  { find: /^tyche\/([a-z-]+)\/client$/, replacement: source("$1/client.ts") },
  { find: /^tyche\/([a-z-]+)\/box$/, replacement: source("$1/box.ts") },
  { find: /^tyche\/([a-z-]+)$/, replacement: source("$1/index.ts") },
];
