import { printed, SetupError } from "../core/basics/errors.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import type { GameState } from "../core/state/state.js";
import type { Prior } from "../learn/prior.js";

/** @throws SetupError if the policy is not a function */
export function priorOption<S extends GameState>(prior: Prior<S>): Prior<S> {
  if (typeof prior !== "function") throw OPTION_COMPLAINT("options.prior", "a function of a state, a seat, actions and an array to write to", prior);
  return prior;
}

/**
 * The sum of the numbers that a policy wrote for a list.
 * @throws SetupError if they are not numbers from 0
 */
export function sumOfPrior(out: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const value = out[i]!;
    if (!(value >= 0 && value < Number.POSITIVE_INFINITY))
      throw new SetupError("setup/bad-option", `options.prior: expected to write numbers from 0, got ${printed(value)} for the action at ${i} of its list`);
    sum += value;
  }
  return sum;
}
