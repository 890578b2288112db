/** Pictures are drawn as they were: after a change that is meant, and looked at, `npx tsx scripts/golden-pictures.ts` writes their fingerprints again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawn } from "./drawn.js";
import { GAMES } from "./games.js";
import { VARIANTS } from "./variants.js";

const stored = JSON.parse(readFileSync(new URL("golden.json", import.meta.url), "utf8")) as Readonly<Record<string, { board: string; table: string }>>;

test.each(GAMES)("the pictures of $id are those that are stored", (game) => {
  const own = Object.fromEntries(Object.entries(stored).filter(([name]) => name.startsWith(`${game.id} `)));
  expect(Object.fromEntries(drawn(game).map(({ name, board, table }) => [name, { board, table }]))).toEqual(own);
});

test.each(VARIANTS)("a picture of the small board is that which is stored: $name", ({ name, draw }) => {
  const { board, table } = draw();
  expect({ board, table }).toEqual(stored[name]);
});
