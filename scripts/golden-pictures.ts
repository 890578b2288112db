/** Writes the fingerprints of pictures: `npx tsx scripts/golden-pictures.ts [FOLDER]`; into a folder the pictures too, to be looked at. See test/drawing/drawn.ts and variants.ts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { drawn } from "../test/drawing/drawn.js";
import { GAMES } from "../test/drawing/games.js";
import { LAID, partsOf } from "../test/drawing/laid.js";
import { VARIANTS } from "../test/drawing/variants.js";

const [folder] = process.argv.slice(2);
const pictures = [...GAMES.flatMap(drawn), ...VARIANTS.map(({ draw }) => draw())];
const rows = pictures.map(({ name, board, table }) => `  ${JSON.stringify(name)}: ${JSON.stringify({ board, table })}`);
writeFileSync(new URL("../test/drawing/golden.json", import.meta.url), `{\n${rows.join(",\n")}\n}\n`);
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const { name, svg } of pictures) writeFileSync(join(folder, `${name.replaceAll(" ", "-")}.svg`), svg);
}
console.log(`test/drawing/golden.json: ${pictures.length} pictures`);

const boards = [...LAID].map(([name, made]) => `  ${JSON.stringify(name)}: ${JSON.stringify(partsOf(made()))}`);
writeFileSync(new URL("../test/drawing/boards.json", import.meta.url), `{\n${boards.join(",\n")}\n}\n`);
console.log(`test/drawing/boards.json: ${boards.length} boards`);
