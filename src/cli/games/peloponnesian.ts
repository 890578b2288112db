import { evaluate, observation, PELOPONNESIAN } from "../../peloponnesian/index.js";
import { nameOf } from "../../text/en/peloponnesian/names.js";
import type { GameAdapter } from "./game-adapter.js";
import { peloponnesianOdds } from "./peloponnesian-odds.js";
import { setupFlags } from "./setup-flags.js";

export const adapter: GameAdapter = {
  ruleset: PELOPONNESIAN,
  evaluate,
  observation,
  title: "Peloponnesian: Athens against Sparta with hidden blocks, 2 players",
  rules: () => import("../../rules/peloponnesian.js"),
  examples: async () => (await import("../../examples/peloponnesian.js")).EXAMPLES,
  texts: async (locale) =>
    (await (locale === "ru" ? import("../../text/ru/peloponnesian/index.js") : import("../../text/en/peloponnesian/index.js"))).peloponnesian,
  ...setupFlags(PELOPONNESIAN.options, 2, nameOf),
  drawing: () => import("../../drawing/peloponnesian/index.js"),
  sampleOptions: [{}, { scenario: "sicily" }, { scenario: "413" }, { scenario: "415", bid: true }, { scenario: "long-war" }],
  odds: peloponnesianOdds,
};
