/**
 * Every server of guides, recipes and README is attacked while two players play on: it neither ends nor complains, and they are answered in time.
 * ATTACK_MINUTES=10 npx vitest run test/guides/attack.test.ts goes on for ten minutes with each server.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { expectToSurvive, MINUTES } from "./attacked.js";
import { ROOT } from "./programs.js";
import { filesWithServers, SERVED } from "./servers.js";

/** Programs that start a server of another file. */
const STARTS_ONE = ["docs/recipes/server/main.ts", "docs/recipes/many-servers/main.ts"];
/** What needs a database is attacked by `npm run test:servers`. */
const ATTACKED_ELSEWHERE = ["docs/recipes/many-servers/server.ts"];

afterAll(() => rmSync(join(ROOT, "test/guides/.servers"), { recursive: true, force: true }));

test("every server of guides, recipes and README is attacked", () => {
  expect(
    filesWithServers()
      .filter((file) => !STARTS_ONE.includes(file))
      .sort(),
  ).toEqual([...SERVED.map(({ file }) => file), ...ATTACKED_ELSEWHERE].sort());
});

test.each(SERVED)("$file survives strangers while two players play on", expectToSurvive, (MINUTES + 1) * 60_000);
