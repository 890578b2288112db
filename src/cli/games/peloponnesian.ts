/** Peloponnesian on the command line: sentences, scenarios, the board, and the odds of battles and storms. */
import { evaluate, PELOPONNESIAN, SCENARIO_NAMES } from "../../peloponnesian/index.js";
import { type GameAdapter, integerOption, switchOption, wordOption } from "./game-adapter.js";
import { peloponnesianOdds } from "./peloponnesian-odds.js";

export const adapter: GameAdapter = {
  ruleset: PELOPONNESIAN,
  evaluate,
  title: "Peloponnesian: Athens against Sparta with hidden blocks, 2 players",
  rules: async () => (await import("../../rules/peloponnesian.js")).RULES,
  texts: async (locale) => (await (locale === "ru" ? import("../../text/ru/peloponnesian.js") : import("../../text/en/peloponnesian.js"))).peloponnesian,
  options: [
    { name: "scenario", value: "NAME", help: `${SCENARIO_NAMES.join(", ")} (default 431)` },
    { name: "starting-prestige", value: "N", help: "prestige at the start, -40 to 40, positive for Athens (default: the scenario's)" },
    { name: "bid", value: null, help: "bid prestige for the choice of side first" },
  ],
  setupOptions: (values) => ({
    scenario: wordOption(values, "scenario", SCENARIO_NAMES, "431"),
    bid: switchOption(values, "bid"),
    ...(values["starting-prestige"] === undefined ? {} : { startingPrestige: integerOption(values, "starting-prestige", -40, 40, 0) }),
  }),
  drawing: () => import("../../drawing/peloponnesian/index.js"),
  sampleOptions: [{}, { scenario: "sicily" }, { scenario: "413" }, { scenario: "415", bid: true }, { scenario: "long-war" }],
  odds: peloponnesianOdds,
};
