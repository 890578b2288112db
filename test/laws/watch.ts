/** A watch that knows what Node knows: time of the processor, since the machine may have other things to do, and memory; what does not come back is interrupted. */
import process from "node:process";
import { getHeapStatistics } from "node:v8";
import vm from "node:vm";
import type { Watch } from "../../src/laws/watch.js";

let interruptible: () => void = () => {};
const INTERRUPTIBLE = new vm.Script("interruptible()");
Object.defineProperty(globalThis, "interruptible", { value: () => interruptible() });

/** Least milliseconds of the clock before a call is interrupted: on a busy machine most of them are others'. */
const PATIENCE = 10_000;

export const NODE_WATCH: Watch = {
  time(what, interruptAfter, run) {
    const patience = Math.max(interruptAfter, PATIENCE);
    const before = memoryUsed();
    const began = process.cpuUsage();
    interruptible = run;
    try {
      INTERRUPTIBLE.runInThisContext({ timeout: patience });
    } catch (error) {
      if ((error as { code?: string }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      throw new Error(`${what} did not come back in ${patience} ms`);
    }
    const { user, system } = process.cpuUsage(began);
    return { milliseconds: (user + system) / 1000, megabytes: (memoryUsed() - before) / 2 ** 20 };
  },
};

function memoryUsed(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}
