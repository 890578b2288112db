/**
 * Writes down what the tests of clauses play, when `npm run examples` runs them: a line of JSON per position that a test lays, into the folder that EXAMPLES names.
 */
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { ExampleRecorder, type Recordable } from "../../src/examples/index.js";
import type { GameTypes } from "../../src/index.js";

const OUT = process.env["EXAMPLES"];
const recorders = new Map<unknown, ExampleRecorder<GameTypes, Recordable<GameTypes>>>();

const tables: (() => void)[] = [];

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

/** Writes what a test has played, if its title names a clause. */
export function writeTrials(title: string, file: string): void {
  const clauses = [...(/^(?:\[[^\]]+\][ ,]*)+/.exec(title)?.[0] ?? "").matchAll(/\[([^\]]+)\]/g)].map(([, id]) => id!);
  for (const seen of tables.splice(0)) seen();
  for (const recorder of recorders.values()) {
    for (const trial of recorder.take()) {
      if (clauses.length > 0)
        appendFileSync(
          `${OUT}/${process.pid}.jsonl`,
          `${JSON.stringify({ clauses, title: title.replace(/^(?:\[[^\]]+\][ ,]*)+/, ""), file: relative(process.cwd(), file), ...trial })}\n`,
        );
    }
  }
}

// A position that a test has spoilt on purpose has no decision to look at.
function look(ask: () => unknown): void {
  try {
    ask();
  } catch {
    return;
  }
}
