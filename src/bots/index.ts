/**
 * Bots for any ruleset (random, greedy, flat Monte Carlo, tree search, policy), and the driver that lets them play in a game. Each ruleset exports the
 * `evaluate` that they need.
 * @module tyche/bots
 */
export type { Limits } from "./budget.js";
export { Driver, type DriverOptions, type Patience, type PatientBot, type PlanQuestion, type Thinker, timeFor } from "./driver.js";
export { BOT_NAMES, type BotName, BotPort, type BotsPort, type FromBots, type NodePort, type PagePort, type ProcessPort, type ToBots } from "./port.js";
export { FlatMonteCarlo, type FlatMonteCarloOptions } from "./flat.js";
export { Greedy, type GreedyOptions } from "./greedy.js";
export { Ismcts, type IsmctsOptions, type RatedMove } from "./ismcts.js";
export type { Evaluate, Player, PlayerOptions } from "./player.js";
export { Policy, type PolicyOptions } from "./policy.js";
export { Random } from "./random.js";
export type { Prior } from "../learn/prior.js";
