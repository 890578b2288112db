/** Writes what each language says in some games: `npx tsx scripts/golden-sentences.ts`. See test/text/said.ts and test/text/made. */
import { writeFileSync } from "node:fs";
import { madeById } from "../test/text/made/index.js";
import { saidOf } from "../test/text/made/made.js";
import { gamesById, saidIn } from "../test/text/said.js";

function store(name: string, lines: readonly string[]): void {
  writeFileSync(new URL(`../test/text/golden/${name}.txt`, import.meta.url), `${lines.join("\n")}\n`);
  console.log(`test/text/golden/${name}.txt: ${lines.length} sentences`);
}

for (const [id, games] of await gamesById()) {
  for (const [locale, lines] of saidIn(games)) store(`${id}.${locale}`, lines);
  for (const [locale, lines] of saidOf(madeById().get(id)!, games[0]!)) store(`${id}.made.${locale}`, lines);
}
