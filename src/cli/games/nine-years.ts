import { evaluate, NINE_YEARS, observation } from "../../nine-years/index.js";
import { nameOf } from "../../text/en/nine-years/names.js";
import type { GameAdapter } from "./game-adapter.js";
import { nineYearsOdds } from "./nine-years-odds.js";
import { setupFlags } from "./setup-flags.js";

export const adapter: GameAdapter = {
  ruleset: NINE_YEARS,
  evaluate,
  observation,
  title: "Nine Years: the War of the Grand Alliance, 1688 to the peace, 2 players",
  rules: () => import("../../rules/nine-years.js"),
  examples: async () => (await import("../../examples/nine-years.js")).EXAMPLES,
  texts: async (locale) => (await (locale === "ru" ? import("../../text/ru/nine-years/index.js") : import("../../text/en/nine-years/index.js"))).nineYears,
  ...setupFlags(NINE_YEARS.options, 2, nameOf),
  drawing: () => import("../../drawing/nine-years/index.js"),
  sampleOptions: [{}, { lastYear: 1697, peaceThreshold: 6 }, { startVp: 15 }],
  odds: nineYearsOdds,
};
