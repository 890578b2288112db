/**
 * Changes the code that clauses decide, and looks which tests find it.
 *
 *   npm run mutants -- --clause CAR-20.3.19          every mutant of a clause, and the test that kills it
 *   npm run mutants -- --ruleset unrest --sample 400 --seed 1
 *   npm run mutants -- --folder src/core --sample 100 --seed 1
 *   npm run mutants -- --ruleset unrest --again FILE   those of an earlier run that no test of their clause killed
 *
 * Prints killed by a test with the clause's id, killed by another, survived; `--json FILE` writes them. Mutants that change nothing are listed by key,
 * with the reason, in test/mutants/<ruleset or folder>.json. Ends with exit code 1 when one survives that is not listed there.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { SeededDice } from "../src/index.js";
import { type Mutant, mutantsOf, sourcesOf } from "./mutants/mutants.js";
import type { Plan, Reached, Sources, Tried } from "./mutants/plan.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    clause: { type: "string" },
    ruleset: { type: "string" },
    folder: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", multiple: true },
    json: { type: "string" },
    again: { type: "string" },
  },
});
const RULESETS: Readonly<Record<string, string>> = { CAR: "unrest", DIA: "diadochi", NYW: "nine-years", PEL: "peloponnesian" };
/** Whose tests are run for a folder of `src`, other than those of its own name. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  core: ["core", "tiny", "unrest", "perft", "learn", "ui", "laws"],
  svg: ["drawing"],
};
/** Tests slower than this are asked after all others. */
const SLOW_MILLISECONDS = 300;
/** A mutant with a process of its own is held against all tests that are not slower than this: once each, and so much longer than above. */
const ALONE_MILLISECONDS = 5_000;
const STALLED_MILLISECONDS = 90_000;
/** How long the tests may take to load: on a busy machine some minutes, but a mutant of its own process may keep it from loading at all. */
const LOADING_MILLISECONDS = { kill: 600_000, alone: 60_000 };

/** How a mutant came out. */
interface Outcome {
  readonly mutant: Mutant;
  readonly fate: "killed by a test of the clause" | "killed by another test" | "survived" | "not reached" | "equivalent";
  readonly by: string | null;
}

const EQUIVALENT: Readonly<Record<string, string>> = readEquivalent();
const work = mkdtempSync(join(tmpdir(), "tyche-mutants-"));
try {
  process.exitCode = await main();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function main(): Promise<number> {
  const ruleset = values.ruleset ?? (values.clause === undefined ? undefined : RULESETS[values.clause.split("-")[0]!]);
  const folder = values.folder ?? (ruleset === undefined ? undefined : `src/${ruleset}`);
  if (folder === undefined) throw new Error("expected --ruleset, --clause or --folder");
  const all = mutantsOf(ROOT, folder, values.folder === undefined);
  const asked = all.filter(isAsked());
  const mutants = values.sample === undefined ? asked : sampled(asked, Number(values.sample), values.seed);
  if (mutants.length === 0) throw new Error(`no code in ${folder} cites ${values.clause ?? "a clause"}`);
  console.log(`${mutants.length} of ${asked.length} mutants of ${folder}${values.sample === undefined ? "" : `, seed ${values.seed}`}`);
  const outcomes = await judge(mutants, values.tests ?? testsOf(folder).map((part) => `test/${part}/**/*.test.ts`));
  report(outcomes);
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      JSON.stringify(
        outcomes.map(({ mutant, fate, by }) => ({ ...mutant, fate, by })),
        null,
        2,
      ),
    );
  return outcomes.some(({ fate }) => fate === "survived" || fate === "not reached") ? 1 : 0;
}

// Whether a mutant is of the clause asked for, and still open after the run to go on from.
function isAsked(): (mutant: Mutant) => boolean {
  const { clause, again } = values;
  const earlier = again === undefined ? undefined : (JSON.parse(readFileSync(again, "utf8")) as (Mutant & Outcome)[]);
  const open = earlier && new Set(earlier.flatMap(({ key, fate }) => (fate === "killed by a test of the clause" || fate === "equivalent" ? [] : [key])));
  return ({ clauses, key }) => (clause === undefined || clauses.includes(clause)) && (open === undefined || open.has(key));
}

function testsOf(folder: string): readonly string[] {
  const name = folder.replace(/^src\//, "");
  return TESTS[name] ?? (Object.values(RULESETS).includes(name) ? [name, "perft"] : [name]);
}

function sampled<T>(items: readonly T[], count: number, seed: string): T[] {
  const left = [...items];
  const dice = new SeededDice(`mutants ${seed}`);
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(dice.draw(left.length), 1)[0]!);
}

async function judge(mutants: readonly Mutant[], tests: readonly string[]): Promise<Outcome[]> {
  const sources = sourcesOf(ROOT, mutants);
  const reached = (await run({ kind: "reach", sources }, tests)).filter((line): line is Reached => "reached" in line);
  for (const { file, title } of reached.filter(({ failed }) => failed)) console.error(`fails without any mutant: ${relative(ROOT, file)}: ${title}`);
  const killers = new Map<number, Tried>();
  const came = new Set<number>();
  const passes: ((mutant: Mutant, test: Reached) => boolean)[] = [
    (mutant, { title }) => isOf(mutant, title),
    (mutant, { title, milliseconds }) => !isOf(mutant, title) && milliseconds <= SLOW_MILLISECONDS,
    (mutant, { title, milliseconds }) => !isOf(mutant, title) && milliseconds > SLOW_MILLISECONDS,
  ];
  for (const [nth, wanted] of passes.entries()) {
    const plan = planOf(
      mutants.filter(({ id }) => !killers.has(id)),
      reached,
      sources,
      wanted,
    );
    console.error(`pass ${nth + 1}: ${Object.values(plan.tests).reduce((sum, ids) => sum + ids.length, 0)} tries`);
    for (const tried of await killed(plan)) {
      if (tried.isKilled) killers.set(tried.id, tried);
      if (tried.isReached) came.add(tried.id);
    }
  }
  const loaded = new Set(reached.flatMap(({ loading }) => loading));
  const seen = new Set([...loaded, ...reached.flatMap((test) => test.reached)]);
  const isOpen = (mutant: Mutant): boolean => !isOf(mutant, killers.get(mutant.id)?.title ?? "") && EQUIVALENT[mutant.key] === undefined;
  // What is worked out only once: while files are loaded, or by the first test for all that follow.
  const once = mutants.filter((mutant) => isOpen(mutant) && (loaded.has(mutant.id) || (seen.has(mutant.id) && !came.has(mutant.id))));
  await alone(once, isOf);
  await alone(
    once.filter(({ id }) => !killers.has(id)),
    (mutant, title) => !isOf(mutant, title),
  );
  return mutants.map((mutant) => outcomeOf(mutant, killers.get(mutant.id), seen.has(mutant.id)));

  // Each of these mutants has a process of its own, two at a time.
  async function alone(some: readonly Mutant[], wanted: (mutant: Mutant, title: string) => boolean): Promise<void> {
    console.error(`alone: ${some.length} mutants`);
    const queue = [...some];
    const work = async (place: string): Promise<void> => {
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
        const one = mutant;
        const own = reached.filter(({ failed, title, milliseconds }) => !failed && milliseconds <= ALONE_MILLISECONDS && wanted(one, title));
        if (own.length === 0) continue;
        const plan: Plan = { kind: "alone", sources, id: one.id, tests: own.map(({ file, title }) => `${file}\n${title}`) };
        const files = [...new Set(own.map(({ file }) => relative(ROOT, file)))];
        const found = (await run(plan, files, place)).find((line): line is Tried => "isKilled" in line);
        if (found !== undefined) killers.set(one.id, found);
      }
    };
    await Promise.all([work("a"), work("b")]);
  }
}

function isOf({ clauses }: Mutant, title: string): boolean {
  return clauses.some((clause) => title.includes(`[${clause}]`));
}

function planOf(
  mutants: readonly Mutant[],
  reached: readonly Reached[],
  sources: Sources,
  wanted: (mutant: Mutant, test: Reached) => boolean,
): Plan & { kind: "kill" } {
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const tests: Record<string, number[]> = {};
  for (const test of reached) {
    if (test.failed) continue;
    const ids = test.reached.filter((id) => byId.has(id) && wanted(byId.get(id)!, test));
    if (ids.length > 0) tests[`${test.file}\n${test.title}`] = ids;
  }
  return { kind: "kill", sources, tests };
}

// A mutant with which the tests come to a standstill is found too. What a run that broke off has left is tried in another.
async function killed(plan: Plan & { kind: "kill" }): Promise<Tried[]> {
  const tried: Tried[] = [];
  const found = new Set<number>();
  const done = new Set<string>();
  for (;;) {
    const left = Object.fromEntries(
      Object.entries(plan.tests).flatMap(([test, ids]) => {
        const open = ids.filter((id) => !found.has(id) && !done.has(`${test}\n${id}`));
        return open.length === 0 ? [] : [[test, open]];
      }),
    );
    if (Object.keys(left).length === 0) return tried;
    const files = [...new Set(Object.keys(left).map((test) => relative(ROOT, test.split("\n")[0]!)))];
    const before = done.size + found.size;
    for (const line of await run({ ...plan, tests: left }, files)) {
      if ("stalled" in line) {
        for (const id of line.stalled) {
          found.add(id);
          tried.push({ id, file: "", title: "the tests come to a standstill", isKilled: true, isReached: true });
        }
      } else if ("isKilled" in line) {
        tried.push(line);
        done.add(`${line.file}\n${line.title}\n${line.id}`);
        if (line.isKilled) found.add(line.id);
      }
    }
    if (done.size + found.size === before) throw new Error(`the tests of ${files.join(", ")} do not run`);
  }
}

type Line = Reached | Tried | { readonly begun: number } | { readonly stalled: readonly number[] };

// Runs the tests by a plan, and kills them when nothing happens any more.
async function run(plan: Plan, tests: readonly string[], place = ""): Promise<Line[]> {
  const [planFile, results] = [join(work, `plan${place}.json`), join(work, `results${place}.jsonl`)];
  writeFileSync(planFile, JSON.stringify(plan));
  writeFileSync(results, "");
  const env = { ...process.env, MUTANTS_PLAN: planFile, MUTANTS_RESULTS: results, MUTANTS_TESTS: JSON.stringify(tests) };
  const child = spawn(join(ROOT, "node_modules/.bin/vitest"), ["run", "--config", "vitest.mutants.config.ts"], {
    cwd: ROOT,
    env,
    stdio: "ignore",
    detached: true,
  });
  let isStalled = false;
  const began = Date.now();
  const watch = setInterval(() => {
    if (plan.kind === "reach") return;
    const { size, mtimeMs } = statSync(results);
    const last = size === 0 ? began + LOADING_MILLISECONDS[plan.kind] : mtimeMs;
    if (Date.now() - last > STALLED_MILLISECONDS) {
      isStalled = true;
      // With its workers, one of which would go round for ever.
      process.kill(-child.pid!, "SIGKILL");
    }
  }, 1000);
  const code = await new Promise((resolve) => child.on("exit", resolve));
  clearInterval(watch);
  const lines = readFileSync(results, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
  // With a mutant of its own a process may fail while it loads.
  if (plan.kind === "alone" && (isStalled || (lines.length === 0 && code !== 0)))
    return [{ id: plan.id, file: "", title: isStalled ? "the tests come to a standstill" : "the sources do not load", isKilled: true, isReached: true }];
  if (!isStalled) return lines;
  const done = new Set(lines.flatMap((line) => ("isKilled" in line ? [line.id] : [])));
  const open = lines.flatMap((line) => ("begun" in line && !done.has(line.begun) ? [line.begun] : []));
  return [...lines, { stalled: open.slice(-2) }];
}

function outcomeOf(mutant: Mutant, killer: Tried | undefined, isReached: boolean): Outcome {
  if (killer !== undefined) {
    const fate = isOf(mutant, killer.title) ? "killed by a test of the clause" : "killed by another test";
    return { mutant, fate, by: `${relative(ROOT, killer.file)}: ${killer.title}` };
  }
  const reason = EQUIVALENT[mutant.key];
  if (reason !== undefined) return { mutant, fate: "equivalent", by: reason };
  return { mutant, fate: isReached ? "survived" : "not reached", by: null };
}

function report(outcomes: readonly Outcome[]): void {
  for (const { mutant, fate, by } of outcomes) {
    if (values.clause === undefined && values.again === undefined && fate.startsWith("killed")) continue;
    console.log(`${mutant.file}:${mutant.line} ${mutant.clauses.join(" ")} ${mutant.operator}: ${mutant.from} → ${mutant.to}`);
    console.log(`    ${fate}${by === null ? "" : `: ${by}`}   [${mutant.key}]`);
  }
  const count = (fate: Outcome["fate"]): number => outcomes.filter((outcome) => outcome.fate === fate).length;
  const counted = outcomes.length - count("equivalent");
  const share = (part: number): string => `${part} of ${counted}, ${((100 * part) / counted).toFixed(1)} %`;
  const byClause = count("killed by a test of the clause");
  console.log(`killed: ${share(byClause + count("killed by another test"))}; by a test of the clause: ${share(byClause)}; equivalent: ${count("equivalent")}`);
}

function readEquivalent(): Record<string, string> {
  const folder = join(ROOT, "test/mutants");
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as object)) as Record<string, string>;
}
