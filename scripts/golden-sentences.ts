/** Writes what each language says in some games: `npx tsx scripts/golden-sentences.ts`. See test/text/said.ts. */
import { writeFileSync } from "node:fs";
import { gamesById, saidIn } from "../test/text/said.js";

for (const [id, games] of await gamesById())
  for (const [locale, lines] of saidIn(games)) {
    writeFileSync(new URL(`../test/text/golden/${id}.${locale}.txt`, import.meta.url), `${lines.join("\n")}\n`);
    console.log(`test/text/golden/${id}.${locale}.txt: ${lines.length} sentences`);
  }
