#!/usr/bin/env node
/** The program `tyche`. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { parentPort } from "node:worker_threads";
import { GAMES } from "./games/games.js";
import { lendAHand, manyHands } from "./hands.js";
import { TERMINAL } from "./terminal.js";
import { tyche } from "./tyche.js";

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

// This file lies two folders deep in the package, built or not.
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };

// The same program is the worker thread of a match.
if (parentPort !== null) lendAHand(parentPort, GAMES);
else process.exitCode = await tyche(process.argv.slice(2), GAMES, TERMINAL, version, manyHands(new URL(import.meta.url)));
