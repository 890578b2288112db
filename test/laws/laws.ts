/**
 * The laws of every ruleset as one shared suite, with what this package knows of its own: clauses, stored games, what is paid and what is shown once.
 *
 *   laws("unrest", { ruleset: UNREST, options: [{}, { turns: 4 }], games: 40, texts: [en, ru] })
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Subject } from "../../src/laws/suite.js";
import { laws as register } from "../../src/laws/vitest.js";
import { knownOf } from "./known.js";
import { NODE_WATCH } from "./watch.js";

/** How long a law begins new games here, in milliseconds: `npm run fuzz` plays longer. */
const MILLISECONDS = 300;

/** Registers the laws of one ruleset as tests, and those of its games in test/records/<name>. The games are the same in every run: `npm run fuzz` plays others. */
export function laws(name: string, subject: Subject): void {
  const records = storedGames(name);
  test(`at least one game of ${name} is stored`, () => expect(Object.keys(records).length).toBeGreaterThan(0));
  register(name, { known: knownOf(subject.ruleset), watch: NODE_WATCH, records, seed: "tests", milliseconds: MILLISECONDS, ...subject });
}

function storedGames(name: string): Readonly<Record<string, unknown>> {
  const folder = new URL(`../records/${name}/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  return Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), "utf8"))]));
}
