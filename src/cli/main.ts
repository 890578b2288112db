#!/usr/bin/env node
/** The program `tyche`. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { parentPort } from "node:worker_threads";
import { OK, UNWRITTEN } from "./exit-codes.js";
import { GAMES } from "./games/games.js";
import { lendAHand, manyHands } from "./hands.js";
import { reasonOf, TERMINAL } from "./terminal.js";
import { tyche } from "./tyche.js";

// A reader that has seen enough, such as `head`, is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") process.stderr.write(`tyche: cannot write to standard output: ${reasonOf(error)}\n`);
  process.exit(error.code === "EPIPE" ? OK : UNWRITTEN);
});
// The exit code is all that is left when nothing can be written.
process.stderr.on("error", () => undefined);

// This file lies two folders deep in the package, built or not.
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };

// The same program is the worker thread of a match.
if (parentPort !== null) lendAHand(parentPort, GAMES);
else process.exitCode = await tyche(process.argv.slice(2), GAMES, TERMINAL, version, manyHands(new URL(import.meta.url)));
