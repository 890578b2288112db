/** Writes the perft tables: `npx tsx scripts/perft-tables.ts diadochi unrest` (every ruleset when none is named). */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { playout } from "../src/core/game/playout.js";
import { measured, type PerftRow } from "../test/perft/table.js";
import { ALL_GAMES } from "./all-games.js";

const PARTS = [0, 0.1, 0.25, 0.5, 0.8];
const MOST_LINES = 3000;
const DEEPEST = 6;

const ids = process.argv.slice(2);
for (const id of ids.length > 0 ? ids : ALL_GAMES.ids) {
  const { ruleset, sampleOptions } = await ALL_GAMES.load(id);
  const rows: PerftRow[] = [];
  for (const [i, options] of sampleOptions.entries()) {
    const seed = `perft ${i + 1}`;
    const { plies } = playout(ruleset, ruleset.setup({ ...options, seed }), `${seed} choices`);
    for (const part of PARTS) {
      const ply = Math.floor(part * plies);
      let row = measured(ruleset, { options, seed, ply, depth: 1 });
      for (let depth = 2; depth <= DEEPEST && row.lines * row.moves.length <= MOST_LINES; depth++) row = measured(ruleset, { options, seed, ply, depth });
      rows.push(row);
    }
  }
  writeFileSync(new URL(`../test/perft/${id}.json`, import.meta.url), `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
  console.log(`test/perft/${id}.json: ${rows.length} positions, ${rows.reduce((sum, row) => sum + row.lines, 0)} lines`);
}
