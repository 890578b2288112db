/** Writes what each language says of things and of made events, moves and questions: `npx tsx scripts/golden-sentences.ts`. See test/text/said.ts and test/text/made. */
import { writeFileSync } from "node:fs";
import { madeById } from "../test/text/made/index.js";
import { saidOf } from "../test/text/made/made.js";
import { gamesById, thingsOf } from "../test/text/said.js";

function store(name: string, lines: readonly string[]): void {
  writeFileSync(new URL(`../test/text/golden/${name}.txt`, import.meta.url), `${lines.join("\n")}\n`);
  console.log(`test/text/golden/${name}.txt: ${lines.length} lines`);
}

for (const [id, game] of await gamesById()) {
  for (const [locale, lines] of thingsOf(game)) store(`${id}.things.${locale}`, lines);
  for (const [locale, lines] of saidOf(madeById().get(id)!, game)) store(`${id}.made.${locale}`, lines);
}
