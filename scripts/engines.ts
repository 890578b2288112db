/**
 * Plays the stored games of all rulesets on JavaScript engines and compares what comes of it: fingerprints, lists, views, sentences, and what bots choose.
 *
 *   npm run engines                          Node 20, 22, 24, Bun, Deno, Hermes, Chromium and Firefox, beside this Node
 *   npm run engines -- chromium firefox      some of them
 *   npm run engines -- chromium --small      one game of each ruleset
 *
 * Node, Bun, Deno and Hermes (with what it needs of Babel) come from npm; the browsers must be installed (Debian's chromium and firefox-esr, or what CHROMIUM and FIREFOX name). Exit code 1 when one of them
 * differs or does not run.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { ENGINES } from "./engines/engines.js";
import type { StoredGame } from "./engines/probe.js";
import { RULESET_IDS } from "../src/load/index.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const { values, positionals } = parseArgs({ allowPositionals: true, options: { small: { type: "boolean" } } });
const unknown = positionals.find((name) => !Object.hasOwn(ENGINES, name));
if (unknown === undefined) process.exitCode = await compare();
else {
  console.error(`engines: unknown engine ${unknown}, known are ${Object.keys(ENGINES).join(", ")}`);
  process.exitCode = 2;
}

async function compare(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "tyche-engines-"));
  try {
    const games = storedGames(values.small === true);
    const file = join(folder, "program.mjs");
    await writeProgram(games, file);
    const expected = await ENGINES["node"]!(file);
    console.log(`node ${process.version}: ${games.length} games, ${expected.length} digests`);
    let failed = expected.some((line) => line.includes("ends with")) ? 1 : 0;
    const names = positionals.length > 0 ? positionals : Object.keys(ENGINES).filter((name) => name !== "node");
    for (const name of names) failed += (await isSame(name, file, expected)) ? 0 : 1;
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function isSame(name: string, file: string, expected: readonly string[]): Promise<boolean> {
  const began = performance.now();
  try {
    const said = await ENGINES[name]!(file);
    const differing = expected.filter((line, i) => said[i] !== line);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${name}: ${differing.length === 0 && said.length === expected.length ? "the same" : "differs"}, ${seconds} s`);
    for (const line of differing.slice(0, 10)) console.log(`  expected ${line}\n  got      ${said[expected.indexOf(line)]}`);
    return differing.length === 0 && said.length === expected.length;
  } catch (error) {
    console.log(`${name}: does not run: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function storedGames(isSmall: boolean): StoredGame[] {
  return RULESET_IDS.flatMap((id) => {
    const records = join(ROOT, "test/records", id);
    const files = isSmall ? ["standard.json"] : readdirSync(records).filter((file) => file.endsWith(".json"));
    return files.map((file) => ({ name: `${id}/${file}`, record: JSON.parse(readFileSync(join(records, file), "utf8")) }));
  });
}

/** One file with everything in it, the games too. */
async function writeProgram(games: readonly StoredGame[], file: string): Promise<void> {
  await build({
    stdin: {
      contents: `import { probe } from "./scripts/engines/probe.js"; await probe(${JSON.stringify(games)}, (line) => console.log(line));`,
      resolveDir: ROOT,
      loader: "ts",
    },
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    logLevel: "error",
  });
}
