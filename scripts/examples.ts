/**
 * Writes `src/examples/<ruleset>.ts`: an example of each clause that can be tested, from the tests of the four rulesets.
 *
 *   npm run examples                       runs the tests and writes the files
 *   npm run examples -- --keep FOLDER      also keeps there what the tests have played
 *   npm run examples -- --from FOLDER      takes it from there instead of running the tests
 *   npm run examples -- --list             also lists the clauses without an example, those that theirs should name and does not, and why trials are left out
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readLedgers } from "../docs/rules/build-clauses.mjs";
import { SeededDice } from "../src/core/dice/seeded.js";
import type { EventBase } from "../src/core/events/events.js";
import type { GameState } from "../src/core/state/state.js";
import { type Candidate, candidateOf, GoingOnDice } from "../src/examples/candidates.js";
import { bestOf } from "../src/examples/choose.js";
import type { TitledTrial } from "../src/examples/index.js";
import { NotingDice } from "../src/examples/noting-dice.js";
import { dataText } from "./examples/data.js";
import { clausesCarriedBy } from "./examples/carried.js";
import { EXAMPLE_GAMES, type ExampleGame } from "./examples/games.js";
import { ledTo, ledToCount } from "./examples/lead-ins.js";
import { minedFrom } from "./examples/mined.js";
import { refusedFrom } from "./examples/refused.js";
import { withSoundStack } from "./examples/sound-stack.js";

interface Written extends TitledTrial {
  readonly file: string;
  /** The position that procedures have reached by themselves, as JSON; absent where lines were played. */
  readonly reached?: string;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({ options: { keep: { type: "string" }, from: { type: "string" }, list: { type: "boolean" } } });

/** Clauses of victory points, legitimacy, prestige, Champions, royals, the body and fleets. */
const COUNTED = /^DIA-(?:VIC|LEG|PRE|CHA|ROY|ALX|FLT|TAB)\./;
/** Tests that spoil a position or read tables: the position that they begin with shows nothing of the clause, and is taken only where there is no other. */
const SPOILT = /\/(invariants|tables|data)\/|soundness\.test/;

const clauses = readLedgers().clauses.filter(({ testable }) => testable);
const written = values.from === undefined ? fromTests() : readFolder(values.from);
for (const game of EXAMPLE_GAMES) await writeExamples(game);

function fromTests(): Written[] {
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), "tyche-examples-"));
  mkdirSync(folder, { recursive: true });
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
  const silent = bestOf(titles, candidates).filter(({ clause, isNamed }) => carried.has(clause) && !isNamed);
  candidates.push(
    ...refusedFrom(
      game,
      candidates,
      silent.map(({ clause }) => clause),
    ),
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
    if (trial.reached !== undefined) {
      const candidate = ledCandidate(game, trial);
      if (candidate !== null) candidates.push(candidate);
      continue;
    }
    const text = JSON.stringify([trial.clauses, trial.position, trial.steps]);
    if (seen.has(text)) continue;
    seen.add(text);
    if (trial.steps.length === 0 && trial.clauses.some((clause) => COUNTED.test(clause))) {
      const counted = countedCandidate(game, trial);
      if (counted !== null) candidates.push(counted);
    }
    const candidate = soundCandidate(game, trial);
    if (typeof candidate !== "string") candidates.push(candidate);
    else reasons.set(candidate, [...(reasons.get(candidate) ?? []), trial.clauses[0]!]);
  }
  const sorted = [...reasons].sort(([, a], [, b]) => b.length - a.length);
  if (values.list === true) for (const [reason, ids] of sorted) console.log(`${ids.length} × ${reason} (${ids[0]})`);
  return candidates;
}

// What procedures have done by themselves, after a line that leads to them, and what was played then; null where no line does.
function ledCandidate(game: ExampleGame, run: Written): Candidate | null {
  const { ruleset } = game;
  const isNext = (trial: Written): boolean => trial.reached === undefined && trial.title === run.title && JSON.stringify(trial.position) === run.reached;
  const after = written.find((trial) => trial.file === run.file && isNext(trial))?.steps ?? [];
  const [ran] = run.steps;
  for (const { position, line, dice } of ledTo(ruleset.id, game.frames, run.position)) {
    for (const choice of soundOnes(game, position)) {
      try {
        const sound = ruleset.restore(choice() as never);
        const led = new GoingOnDice({ ...ran!, dice: `${dice} ${ran!.dice}`.trim() });
        const noting = new NotingDice(led);
        const { events } = ruleset.apply(sound, ruleset.parse(line), noting);
        if (!isWithin(ran!.events, events)) continue;
        const first = { line, ...noting.noted(), events };
        for (const steps of after.length === 0 ? [[]] : [after, []]) {
          try {
            return candidateOf(ruleset, { ...run, position: sound, steps: [first, ...steps] });
          } catch {}
        }
      } catch {}
    }
  }
  if (values.list === true) console.log(`no line leads to ${run.clauses.join()} ${run.title}`);
  return null;
}

// The points of a position that a test only looks at, counted by the next line; null where no line does.
function countedCandidate(game: ExampleGame, trial: Written): Candidate | null {
  const { ruleset } = game;
  for (const { position, line } of ledToCount(ruleset.id, trial.position)) {
    for (const choice of soundOnes(game, position)) {
      try {
        const sound = ruleset.restore(choice() as never);
        const noting = new NotingDice(new SeededDice("examples"));
        const { events } = ruleset.apply(sound, ruleset.parse(line), noting);
        if (!events.some(({ type }) => type === "points-changed")) continue;
        return candidateOf(ruleset, { ...trial, position: sound, steps: [{ line, ...noting.noted(), events }] });
      } catch {}
    }
  }
  return null;
}

// True if all these events happen, in this order; points are counted again whenever something has changed, and after the end of a turn another may begin than in the test.
function isWithin(told: readonly EventBase[], events: readonly EventBase[]): boolean {
  const end = told.findIndex(({ type }) => type === "turn-ended");
  const wanted = told.slice(0, end < 0 ? told.length : end + 1).filter(({ type }) => type !== "points-changed");
  let next = 0;
  for (const event of events) if (next < wanted.length && JSON.stringify(event) === JSON.stringify(wanted[next])) next++;
  return next === wanted.length;
}

// A position as the test has laid it, or with procedures beneath those that it has begun, or completed; why there is none of these.
function soundCandidate(game: ExampleGame, trial: Written): Candidate | string {
  const reasons: string[] = [];
  for (const choice of soundOnes(game, trial.position)) {
    try {
      const position = choice();
      if (position !== null) return candidateOf(game.ruleset, { ...trial, position });
    } catch (error) {
      reasons.push(error instanceof Error ? error.message.slice(0, 160) : String(error));
    }
  }
  return reasons.join(" // ");
}

function soundOnes({ frames, given, idle, complete }: ExampleGame, laid: GameState): (() => GameState | null)[] {
  const stacked = (choice: "first" | "last") => withSoundStack(laid, frames, given, idle, choice);
  const completed = (position: GameState | null, counted = true): GameState | null => {
    if (position === null) return null;
    const copy = structuredClone(position);
    complete(copy as never, counted);
    return copy;
  };
  return [
    () => laid,
    () => stacked("last"),
    () => stacked("first"),
    () => completed(laid),
    () => completed(stacked("last")),
    () => completed(stacked("first")),
    () => completed(stacked("last"), false),
  ];
}
