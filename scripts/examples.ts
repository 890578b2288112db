/**
 * Writes `src/examples/<ruleset>.ts`: an example of each clause that can be tested, from the tests of the four rulesets.
 *
 *   npm run examples                       runs the tests and writes the files
 *   npm run examples -- --keep FOLDER      also keeps there what the tests have played
 *   npm run examples -- --from FOLDER      takes it from there instead of running the tests
 *   npm run examples -- --list             also lists the clauses without an example, those that theirs should name and does not, and why trials are left out
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readLedgers } from "../docs/rules/build-clauses.mjs";
import type { GameState } from "../src/core/state/state.js";
import { type Candidate, candidateOf } from "../src/examples/candidates.js";
import { bestOf } from "../src/examples/choose.js";
import type { TitledTrial } from "../src/examples/index.js";
import { dataText } from "./examples/data.js";
import { clausesCarriedBy } from "./examples/carried.js";
import { EXAMPLE_GAMES, type ExampleGame } from "./examples/games.js";
import { minedFrom } from "./examples/mined.js";
import { withSoundStack } from "./examples/sound-stack.js";

interface Written extends TitledTrial {
  readonly file: string;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({ options: { keep: { type: "string" }, from: { type: "string" }, list: { type: "boolean" } } });

/** Tests that spoil a position or read tables: the position that they begin with shows nothing of the clause, and is taken only where there is no other. */
const SPOILT = /\/(invariants|tables|data)\//;

const clauses = readLedgers().clauses.filter(({ testable }) => testable);
const written = values.from === undefined ? fromTests() : readFolder(values.from);
for (const game of EXAMPLE_GAMES) await writeExamples(game);

function fromTests(): Written[] {
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), "tyche-examples-"));
  const tests = EXAMPLE_GAMES.map(({ ruleset }) => `test/${ruleset.id}/`);
  const { status } = spawnSync("npx", ["vitest", "run", ...tests], { cwd: ROOT, env: { ...process.env, EXAMPLES: folder }, stdio: "inherit" });
  if (status !== 0) throw new Error("a test has failed: its examples are not to be trusted");
  const read = readFolder(folder);
  if (values.keep === undefined) rmSync(folder, { recursive: true });
  return read;
}

// In the order of the test files: which worker has run one means nothing.
function readFolder(folder: string): Written[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  const trials = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Written);
  return trials.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

async function writeExamples(game: ExampleGame): Promise<void> {
  const { id } = game.ruleset;
  const wanted = clauses.filter((clause) => clause.id.startsWith(`${game.prefix}-`));
  const titles = Object.fromEntries(wanted.map((clause) => [clause.id, clause.title]));
  const candidates = candidatesOf(game, (file) => !SPOILT.test(file));
  const named = new Set(candidates.flatMap((candidate) => candidate.named.flatMap((ids) => [...ids])));
  const carried = clausesCarriedBy(id);
  candidates.push(
    ...(await minedFrom(
      game,
      wanted.flatMap((clause) => (carried.has(clause.id) && !named.has(clause.id) ? [clause.id] : [])),
    )),
  );
  const best = new Map(
    bestOf(
      titles,
      candidatesOf(game, (file) => SPOILT.test(file)),
    ).map((one) => [one.clause, one]),
  );
  for (const one of bestOf(titles, candidates)) best.set(one.clause, one);
  const chosen = Object.keys(titles).flatMap((clause) => best.get(clause) ?? []);
  const unnamed = chosen.filter(({ isNamed }) => !isNamed).map(({ clause }) => clause);
  const text = dataText(
    id,
    game.stateType,
    chosen.map(({ isNamed: _, ...example }) => example),
  );
  writeFileSync(join(ROOT, `src/examples/${id}.ts`), text);
  const share = ((100 * chosen.length) / wanted.length).toFixed(1);
  console.log(
    `${id}: ${chosen.length} of ${wanted.length} clauses (${share} %), ${chosen.length - unnamed.length} of them named in play, ${text.length} bytes`,
  );
  if (values.list !== true) return;
  const found = new Set(chosen.map(({ clause }) => clause));
  console.log(`without an example:\n  ${wanted.flatMap((clause) => (found.has(clause.id) ? [] : [clause.id])).join(" ")}`);
  console.log(`carried by a value of the ruleset and not named:\n  ${unnamed.filter((clause) => carried.has(clause)).join(" ")}`);
}

function candidatesOf(game: ExampleGame, isOf: (file: string) => boolean): Candidate[] {
  const candidates: Candidate[] = [];
  const reasons = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const trial of written) {
    if (!trial.file.startsWith(`test/${game.ruleset.id}/`) || !isOf(trial.file)) continue;
    const text = JSON.stringify([trial.clauses, trial.position, trial.steps]);
    if (seen.has(text)) continue;
    seen.add(text);
    const candidate = soundCandidate(game, trial);
    if (typeof candidate !== "string") candidates.push(candidate);
    else reasons.set(candidate, [...(reasons.get(candidate) ?? []), trial.clauses[0]!]);
  }
  const sorted = [...reasons].sort(([, a], [, b]) => b.length - a.length);
  if (values.list === true) for (const [reason, ids] of sorted) console.log(`${ids.length} × ${reason} (${ids[0]})`);
  return candidates;
}

// A position as the test has laid it, or with procedures beneath those that it has begun, or completed; why there is none of these.
function soundCandidate({ ruleset, frames, given, idle, complete }: ExampleGame, trial: Written): Candidate | string {
  const stacked = (choice: "first" | "last") => withSoundStack(trial.position, frames, given, idle, choice);
  const completed = (position: GameState | null, counted = true): GameState | null => {
    if (position === null) return null;
    const copy = structuredClone(position);
    complete(copy as never, counted);
    return copy;
  };
  const reasons: string[] = [];
  for (const choice of [
    () => trial.position,
    () => stacked("last"),
    () => stacked("first"),
    () => completed(trial.position),
    () => completed(stacked("last")),
    () => completed(stacked("first")),
    () => completed(stacked("last"), false),
  ]) {
    try {
      const position = choice();
      if (position !== null) return candidateOf(ruleset, { ...trial, position });
    } catch (error) {
      reasons.push(error instanceof Error ? error.message.slice(0, 160) : String(error));
    }
  }
  return reasons.join(" // ");
}
