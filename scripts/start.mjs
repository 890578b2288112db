// `npm start`: plays a seeded four-player game of Diadochi to its end, prints its turning points, leaves its record, verifies it and prints its hash.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Game, hashState, SeededDice } from "tyche";
import { DIADOCHI } from "tyche/diadochi";
import { diadochi as texts } from "tyche/text/en";

const TYCHE = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const RECORD = "diadochi-game.json";
const TURNING_POINTS = new Set(["battle-won", "overrun", "city-fell", "general-killed", "royal-killed", "heir-came-of-age", "body-buried", "body-removed"]);
const MOST_LINES = 50; // what does not fit is in the record

const [seed = "alexander"] = process.argv.slice(2);
const game = new Game(DIADOCHI, { players: 4, seed });
const choices = new SeededDice(`${seed} choices`);
let lines = 0;
let left = 0;

function tell(event) {
  if (event.type === "turn-began") print(`${texts.event(event)} Victory and legitimacy points: ${standing()}`);
  else if (TURNING_POINTS.has(event.type) && lines < MOST_LINES) print(texts.event(event));
  else if (TURNING_POINTS.has(event.type)) left++;
}

function print(sentence) {
  console.log(`${String(game.ply).padStart(4)}  ${sentence}`);
  lines++;
}

function standing() {
  const points = Object.entries(DIADOCHI.standing(game.state));
  return points.map(([seat, { victoryPoints, legitimacy }]) => `${texts.name(seat)} ${victoryPoints} + ${legitimacy}`).join(", ");
}

console.log(`Diadochi, four players who choose by chance, seed ${seed}; by number of the decision:`);
for (const event of game.lastEvents("arbiter")) tell(event);
while (game.outcome === null) for (const event of game.play(DIADOCHI.randomMove(game.state, choices))) tell(event);
if (left > 0) console.log(`      … and ${left} more`);

writeFileSync(RECORD, `${JSON.stringify(game.record())}\n`);
console.log(`\n${texts.outcome(game.outcome)} (${game.outcome.clause})\n${game.ply} decisions, hash ${hashState(game.state)}`);
console.log(`record: ${RECORD}; npx tyche replay ${RECORD} shows the whole game`);
const { status } = spawnSync(process.execPath, [TYCHE, "verify", RECORD], { stdio: "inherit" });
process.exitCode = status ?? 1;
