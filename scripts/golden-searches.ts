/** Writes what bots make of some positions: `npx tsx scripts/golden-searches.ts`. See test/bots/searches.ts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { PLAYED } from "../test/bots/games.js";
import { searchesOf } from "../test/bots/searches.js";

const folder = new URL("../test/bots/golden/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const game of PLAYED) {
  const lines = [...searchesOf(game)].flatMap(([name, made]) => [name, ...made().map((line) => `  ${line}`)]);
  writeFileSync(new URL(`${game.name.replaceAll(" ", "-")}.txt`, folder), `${lines.join("\n")}\n`);
  console.log(`test/bots/golden/${game.name.replaceAll(" ", "-")}.txt: ${lines.length} lines`);
}
