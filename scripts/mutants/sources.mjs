/** Gives Node the sources with mutants in them (`sources` of the plan) in place of those on disk; `--import` it before what compiles TypeScript. */
import { readFileSync } from "node:fs";
import { register } from "node:module";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

const { sources } = JSON.parse(readFileSync(process.env.MUTANTS_PLAN, "utf8"));

if (isMainThread) register(import.meta.url);

/** A hook of Node: what a module holds. */
export async function load(url, context, next) {
  const own = url.startsWith("file:") ? sources[fileURLToPath(url.split("?")[0])] : undefined;
  return own === undefined ? next(url, context) : { format: "module", source: own, shortCircuit: true };
}
