/** What the guide for many servers shows is what the recipe has; `npm run test:servers` runs it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./programs.js";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

test("the function of the guide is that of the recipe", () => {
  const shown = /^```js\n\/\/ function\.ts\n([^]*?)^```/m.exec(read("docs/many-servers.md"))![1]!;
  expect(read("docs/recipes/many-servers/function.ts")).toContain(shown);
});
