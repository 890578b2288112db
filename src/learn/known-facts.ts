/**
 * The facts of the rulesets of this package, measured on 26 November 2026 (Diadochi on the 29th) by `measureFacts` in random games with the seed "facts",
 * for Diadochi with 2, 3 and 4 players in turn.
 */
import { frozen } from "../core/basics/frozen.js";
import type { GameFacts } from "./facts.js";

const REWARDS: GameFacts["rewards"] = { least: -1, greatest: 1, sum: 0 };

/** The facts of each ruleset of this package, by its id; for a later version, call `measureFacts`. */
export const FACTS: Readonly<Record<"diadochi" | "nine-years" | "peloponnesian" | "unrest", GameFacts>> = /* @__PURE__ */ frozen({
  diadochi: {
    ruleset: "diadochi",
    version: "3",
    players: [2, 3, 4],
    simultaneous: false,
    hidden: true,
    chance: true,
    rewards: REWARDS,
    measured: { games: 150, decisions: { least: 143, median: 1653, most: 2579 }, list: { mean: 5.9, p99: 21, longest: 66 } },
  },
  "nine-years": {
    ruleset: "nine-years",
    version: "1",
    players: [2],
    simultaneous: true,
    hidden: true,
    chance: true,
    rewards: REWARDS,
    measured: { games: 200, decisions: { least: 911, median: 1257, most: 1448 }, list: { mean: 15.6, p99: 64, longest: 66 } },
  },
  peloponnesian: {
    ruleset: "peloponnesian",
    version: "1",
    players: [2],
    simultaneous: true,
    hidden: true,
    chance: true,
    rewards: REWARDS,
    measured: { games: 200, decisions: { least: 120, median: 443, most: 821 }, list: { mean: 6.3, p99: 30, longest: 115 } },
  },
  unrest: {
    ruleset: "unrest",
    version: "1",
    players: [2],
    simultaneous: false,
    hidden: true,
    chance: true,
    rewards: REWARDS,
    measured: { games: 2000, decisions: { least: 104, median: 293, most: 365 }, list: { mean: 3.5, p99: 11, longest: 16 } },
  },
});
