/** Every sentence of the examples is said as it was, and the examples leave nothing out that can be said. `npx tsx scripts/golden-sentences.ts` writes them again. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { flawOf, toldGames } from "./games.js";
import { madeById } from "./made/index.js";
import { saidOf } from "./made/made.js";

const games = await toldGames();

describe.each([...madeById()])("examples of %s", (id, made) => {
  const game = games.find((told) => told.id === id)!;
  test("are said as they are stored, in both languages", () => {
    for (const [locale, lines] of saidOf(made, game)) {
      const stored = readFileSync(new URL(`golden/${id}.made.${locale}.txt`, import.meta.url), "utf8");
      expect(lines, locale).toEqual(stored.trimEnd().split("\n"));
    }
  });
  test("are whole sentences", () => {
    for (const [locale, lines] of saidOf(made, game))
      for (const line of lines) if (!line.includes("of-another")) expect([line, flawOf(line.slice(line.indexOf(": ") + 2), locale)]).toEqual([line, null]);
  });
});
