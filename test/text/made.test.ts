/** Every sentence of the examples is said as it was, and the examples leave nothing out that can be said. `npx tsx scripts/golden-sentences.ts` writes them again. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { flawOf, toldGames } from "./games.js";
import { madeById } from "./made/index.js";
import { PARTS, saidOf } from "./made/made.js";

const games = await toldGames();

describe.each([...madeById()])("examples of %s", (id, made) => {
  const game = games.find((told) => told.id === id)!;
  test.each(PARTS)("are said as they are stored, in both languages: what it %s", (part) => {
    for (const [locale, lines] of saidOf(made, game, [part])) {
      const stored = readFileSync(new URL(`golden/${id}.made.${locale}.txt`, import.meta.url), "utf8")
        .trimEnd()
        .split("\n");
      expect(lines, locale).toEqual(stored.filter((line) => line.startsWith(`${part} `)));
    }
  });
  test("are whole sentences", () => {
    for (const [locale, lines] of saidOf(made, game))
      for (const line of lines) if (!line.includes("of-another")) expect([line, flawOf(line.slice(line.indexOf(": ") + 2), locale)]).toEqual([line, null]);
  });
});
