/** Writes what the laws look at: `npx tsx scripts/golden-laws.ts`. See test/laws/looked-at.ts. */
import { writeFileSync } from "node:fs";
import { LOOKED_AT } from "../test/laws/looked-at.js";
import { SPOILT, spoiltAnswers } from "../test/laws/spoilt.js";

const rows = [...LOOKED_AT].map(([name, made]) => `  ${JSON.stringify(name)}: ${JSON.stringify(made())}`);
writeFileSync(new URL("../test/laws/looked-at.json", import.meta.url), `{\n${rows.join(",\n")}\n}\n`);
console.log(`test/laws/looked-at.json: ${rows.length} rows`);

const said = Object.fromEntries(SPOILT.map((law) => [law.number, spoiltAnswers(law)]));
writeFileSync(new URL("../test/laws/spoilt.json", import.meta.url), `${JSON.stringify(said, null, 1)}\n`);
console.log(`test/laws/spoilt.json: ${Object.values(said).flat().length} answers`);
