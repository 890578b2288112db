/**
 * Writes down what the tests of clauses play, when `npm run examples` runs them: a line of JSON per position that a test lays, into the folder that EXAMPLES names.
 */
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { ExampleRecorder, type Recordable, type Trial } from "../../src/examples/index.js";
import { NotingDice } from "../../src/examples/noting-dice.js";
import type { Dice, GameTypes } from "../../src/index.js";

const OUT = process.env["EXAMPLES"];
const recorders = new Map<unknown, ExampleRecorder<GameTypes, Recordable<GameTypes>>>();

const tables: (() => void)[] = [];
/** What procedures have done by themselves: a step whose line is empty, and the position that is reached, as JSON. */
const runs: (Trial & { readonly reached: string })[] = [];

/** The ruleset, or one that writes down what is played by it; `state` is the position on the table at the end of the test, null where nothing was begun. */
export function recorded<T extends GameTypes, R extends Recordable<T>>(ruleset: R, state: () => T["state"] | null): R {
  if (OUT === undefined) return ruleset;
  let recorder = recorders.get(ruleset) as ExampleRecorder<T, R> | undefined;
  if (recorder === undefined) {
    recorder = new ExampleRecorder<T, R>(ruleset);
    recorders.set(ruleset, recorder as unknown as ExampleRecorder<GameTypes, Recordable<GameTypes>>);
  }
  const { ruleset: watched } = recorder;
  tables.push(() => {
    const reached = state();
    if (reached !== null) look(() => watched.decision(reached));
  });
  return watched;
}

/** Runs procedures from a position, and writes down where they began, what happened and what was reached: an example begins with a line that leads to them. */
export function recordedRun<T extends GameTypes>(
  ruleset: object,
  state: T["state"],
  events: readonly T["event"][],
  dice: Dice,
  run: (dice: Dice) => unknown,
): void {
  if (![...recorders.values()].some((one) => one.ruleset === ruleset)) return void run(dice);
  const position = JSON.stringify(state);
  const noting = new NotingDice(dice);
  run(noting);
  if (events.length > 0)
    runs.push({ position: JSON.parse(position), steps: [{ line: "", ...noting.noted(), events: [...events] }], reached: JSON.stringify(state) });
}

/** Writes what a test has played, if its title names a clause. */
export function writeTrials(title: string, file: string): void {
  const clauses = [...(/^(?:\[[^\]]+\][ ,]*)+/.exec(title)?.[0] ?? "").matchAll(/\[([^\]]+)\]/g)].map(([, id]) => id!);
  for (const seen of tables.splice(0)) seen();
  const trials = [...[...recorders.values()].flatMap((recorder) => recorder.take()), ...runs.splice(0)];
  if (clauses.length === 0) return;
  const from = { clauses, title: title.replace(/^(?:\[[^\]]+\][ ,]*)+/, ""), file: relative(process.cwd(), file) };
  for (const trial of trials) appendFileSync(`${OUT}/${process.pid}.jsonl`, `${JSON.stringify({ ...from, ...trial })}\n`);
}

// A position that a test has spoilt on purpose has no decision to look at.
function look(ask: () => unknown): void {
  try {
    ask();
  } catch {
    return;
  }
}
