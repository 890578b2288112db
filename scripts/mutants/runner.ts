/** Runs each test once for every mutant that it is to be held against (or once, to note which mutants it reaches), in the process in which it is loaded. */
import { appendFileSync, readFileSync } from "node:fs";
import process from "node:process";
import type { Task, Test } from "@vitest/runner";
import { VitestTestRunner } from "vitest/runners";
import type { Plan, Reached, Tried } from "./plan.js";

/** More often no mutant is reached in a test that ends: it loops. */
const MOST_REACHED = 20_000_000;
const MOST_MILLISECONDS = 30_000;

const plan: Plan = JSON.parse(readFileSync(process.env["MUTANTS_PLAN"]!, "utf8"));
const dead = new Set<number>();
let active = plan.kind === "alone" ? plan.id : -1;
let reached: Set<number> | null = null;
let count = 0;
let began = 0;

const alone = plan.kind === "alone" ? new Set(plan.tests) : null;
let isDone = false;

// While a file is loaded it belongs to no test.
const loading = new Set<number>();

(globalThis as unknown as { __mutant(id: number): boolean }).__mutant = (id) => {
  if (plan.kind === "reach") (reached ?? loading).add(id);
  if (id !== active) return false;
  if (++count > MOST_REACHED || (count % 1024 === 0 && Date.now() - began > MOST_MILLISECONDS)) throw new Error("the mutant does not end");
  return true;
};

function tell(line: Reached | Tried | { readonly begun: number }): void {
  appendFileSync(process.env["MUTANTS_RESULTS"]!, `${JSON.stringify(line)}\n`);
}

/** How a test is named: its file, and its titles. */
function nameOf(task: Task): { file: string; title: string } {
  const titles: string[] = [];
  for (let part: Task | undefined = task; part !== undefined && part.type !== undefined && part !== part.file; part = part.suite) titles.unshift(part.name);
  return { file: task.file.filepath, title: titles.join(" > ") };
}

export default class MutantsRunner extends VitestTestRunner {
  private began = 0;
  private mutants: readonly number[] = [];

  override async onBeforeRunTask(task: Task): Promise<void> {
    await super.onBeforeRunTask(task);
    const { file, title } = nameOf(task);
    if (alone !== null) {
      if (isDone || !alone.has(`${file}\n${title}`)) task.mode = "skip";
      else tell({ begun: plan.kind === "alone" ? plan.id : -1 });
      count = 0;
      began = Date.now();
      return;
    }
    this.mutants = plan.kind !== "kill" ? [] : (plan.tests[`${file}\n${title}`] ?? []).filter((id) => !dead.has(id));
    if (plan.kind === "kill" && this.mutants.length === 0) task.mode = "skip";
    (task as Test).repeats = Math.max(0, this.mutants.length - 1);
    (task as Test).retry = 0;
    this.began = performance.now();
    reached = plan.kind === "reach" ? new Set() : null;
  }

  override onBeforeTryTask(task: Task, tried?: { repeats: number }): void {
    super.onBeforeTryTask(task);
    if (alone !== null) return;
    this.settle(task, (tried?.repeats ?? 0) - 1);
    active = this.mutants[tried?.repeats ?? 0] ?? -1;
    if (active >= 0) tell({ begun: active });
    count = 0;
    began = Date.now();
  }

  override onAfterRunTask(task: Task): void {
    const { file, title } = nameOf(task);
    if (plan.kind === "alone") {
      if (!isDone && task.mode === "run" && task.result?.state === "fail") tell({ id: plan.id, file, title, isKilled: (isDone = true), isReached: true });
      return super.onAfterRunTask(task);
    }
    active = -1;
    if (plan.kind === "reach" && task.result?.state !== "skip" && task.mode === "run") {
      tell({ file, title, milliseconds: performance.now() - this.began, reached: [...reached!], loading: [...loading], failed: task.result?.state === "fail" });
      reached = null;
    }
    if (plan.kind === "kill") this.settle(task, this.mutants.length - 1);
    super.onAfterRunTask(task);
  }

  // Whether the mutant of a try that is over has been found.
  private settle(task: Task, nth: number): void {
    const id = this.mutants[nth];
    if (plan.kind !== "kill" || id === undefined || task.result === undefined) return;
    const isKilled = task.result.state === "fail";
    if (isKilled) dead.add(id);
    tell({ id, ...nameOf(task), isKilled, isReached: count > 0 });
    task.result.state = "run";
    task.result.errors = [];
  }
}
