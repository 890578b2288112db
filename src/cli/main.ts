#!/usr/bin/env node
/** The program `tyche` of the package. */
import { readFileSync } from "node:fs";
import { runProgram } from "./program.js";

// This file is two folders deep in the package, built or not.
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };

await runProgram(version, new URL(import.meta.url));
