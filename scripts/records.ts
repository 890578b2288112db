/**
 * Writes the stored games that law 12 verifies: `npx tsx scripts/records.ts diadochi unrest` (every ruleset when none is named).
 * To be run again when a ruleset's version changes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { SeededDice } from "../src/core/dice/seeded.js";
import { Game } from "../src/core/game/game.js";
import { ALL_GAMES } from "./all-games.js";

const ids = process.argv.slice(2);
for (const id of ids.length > 0 ? ids : ALL_GAMES.ids) {
  const { ruleset, sampleOptions } = await ALL_GAMES.load(id);
  const folder = new URL(`../test/records/${id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const options of sampleOptions) {
    const name = nameOf(options);
    const game = new Game(ruleset, { ...options, seed: `${id} ${name}` });
    const choices = new SeededDice(`${id} ${name} choices`);
    while (game.outcome === null) game.play(ruleset.randomMove(game.state, choices));
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(game.record())}\n`);
    console.log(`test/records/${id}/${name}.json: ${game.ply} decisions, ${game.outcome.winners.join(", ") || "nobody"} by ${game.outcome.kind}`);
  }
}

function nameOf(options: object): string {
  const words = Object.entries(options).map(([key, value]) => `${key}-${typeof value === "object" ? "other" : String(value)}`);
  return words.length === 0 ? "standard" : words.join("_").replace(/[^A-Za-z0-9_-]/g, "");
}
