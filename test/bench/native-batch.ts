/** How fast random games are stepped in this process: node scripts/run.mjs test/bench/native-batch.ts RULESET GAMES lists|sparse. For comparison with other languages. */
import process from "node:process";
import { SeededDice } from "../../src/index.js";
import { Batch, observerOf } from "../../src/learn/index.js";
import { GAMES } from "../../src/cli/games/games.js";

const SECONDS = 3;
const [id = "unrest", games = "256", form = "lists"] = process.argv.slice(2);
const { ruleset, observation } = await GAMES.load(id);
const shown = form === "sparse" ? { observer: observerOf(ruleset, { observation }), sparse: true } : {};
const batch = new Batch(ruleset, { games: Number(games), seed: "bench", ...shown });
const picks = new SeededDice("bench");
const chosen = new Int32Array(batch.games);
const begun = performance.now();
let steps = 0;
while (performance.now() - begun < 1000 * SECONDS) {
  for (let place = 0; place < batch.games; place++) {
    const from = batch.offsets[place]!;
    chosen[place] = batch.actions[from + picks.draw(batch.offsets[place + 1]! - from)]!;
  }
  batch.step(chosen);
  steps += batch.games;
}
console.log(Math.round((1000 * steps) / (performance.now() - begun)));
