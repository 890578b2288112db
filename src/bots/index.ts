/**
 * Players made of code, for any ruleset: by chance, greedy, by flat Monte Carlo, by tree search. Each ruleset exports `evaluate`, by which they judge positions.
 * @module tyche/bots
 */
export type { Limits } from "./budget.js";
export { FlatMonteCarlo, type FlatMonteCarloOptions } from "./flat.js";
export { Greedy, type GreedyOptions } from "./greedy.js";
export { Ismcts, type IsmctsOptions, type Judged } from "./ismcts.js";
export type { Evaluate, Player, PlayerOptions } from "./player.js";
export { Random } from "./random.js";
