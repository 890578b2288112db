/** Writes the stored pictures and boards: `npx tsx scripts/golden-pictures.ts`. Look at the files of test/drawing/golden in a browser. See test/drawing/drawn.ts and variants.ts. */
import { writeFileSync } from "node:fs";
import { storedPictures } from "../test/drawing/drawn.js";
import { LAID, partsOf } from "../test/drawing/laid.js";

for (const [name, lines] of storedPictures()) {
  writeFileSync(new URL(`../test/drawing/golden/${name}`, import.meta.url), `${lines.join("\n")}\n`);
  console.log(`test/drawing/golden/${name}: ${lines.length} lines`);
}
const boards = [...LAID].map(([name, made]) => `  ${JSON.stringify(name)}: ${JSON.stringify(partsOf(made()))}`);
writeFileSync(new URL("../test/drawing/boards.json", import.meta.url), `{\n${boards.join(",\n")}\n}\n`);
console.log(`test/drawing/boards.json: ${boards.length} boards`);
