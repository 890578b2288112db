/** Every form of sentence is said as it was: after a change that is meant, `npx tsx scripts/golden-sentences.ts` writes them again. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gamesById, saidIn } from "./said.js";

describe.each([...(await gamesById())])("sentences of %s", (id, games) => {
  test("are those that are stored, in both languages", () => {
    for (const [locale, lines] of saidIn(games)) {
      const stored = readFileSync(new URL(`golden/${id}.${locale}.txt`, import.meta.url), "utf8");
      expect(lines, locale).toEqual(stored.trimEnd().split("\n"));
    }
  });
});
