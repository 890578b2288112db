// `npm start`: plays a seeded four-player game of Diadochi to its end, leaves its record, verifies it and prints its hash.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const TYCHE = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const RECORD = "diadochi-game.json";

function tyche(...args) {
  const { status } = spawnSync(process.execPath, [TYCHE, ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

tyche("play", "diadochi", "--players", "4", "--seed", process.argv[2] ?? "alexander", "--record", RECORD);
tyche("verify", RECORD);
