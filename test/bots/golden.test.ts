/** Bots make of positions what is stored: after a change that is meant, `npx tsx scripts/golden-searches.ts` writes it again. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLAYED } from "./games.js";
import { searchesOf } from "./searches.js";

describe.each(PLAYED)("searches of $name", (game) => {
  const stored = readFileSync(new URL(`golden/${game.name.replaceAll(" ", "-")}.txt`, import.meta.url), "utf8");
  const parts = new Map(stored.split(/\n(?=\S)/).map((part) => [part.slice(0, part.indexOf("\n")), part.trimEnd().split("\n  ").slice(1)]));
  test("are all stored", () => expect([...parts.keys()]).toEqual([...searchesOf(game).keys()]));
  test.each([...searchesOf(game)])("%s", (name, made) => expect(made()).toEqual(parts.get(name)));
});
