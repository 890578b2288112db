/** Nine Years on the command line: sentences, options, the board, and the odds of battles and sieges. */
import { evaluate, NINE_YEARS } from "../../nine-years/index.js";
import { type GameAdapter, integerOption, wordOption } from "./game-adapter.js";
import { nineYearsOdds } from "./nine-years-odds.js";

const THRESHOLDS = ["10", "6"] as const;
const LAST_YEARS = ["1699", "1697"] as const;

export const adapter: GameAdapter = {
  ruleset: NINE_YEARS,
  evaluate,
  title: "Nine Years: the War of the Grand Alliance, 1688 to the peace, 2 players",
  rules: async () => (await import("../../rules/nine-years.js")).RULES,
  texts: async (locale) => (await (locale === "ru" ? import("../../text/ru/nine-years.js") : import("../../text/en/nine-years.js"))).nineYears,
  options: [
    { name: "peace-threshold", value: "N", help: "a Peace roll of this or more ends the war, 10 or 6 (default 10)" },
    { name: "last-year", value: "N", help: "the last year that is played, 1699 or 1697 (default 1699)" },
    { name: "start-vp", value: "N", help: "victory points at the start, 1 to 34 (default 22)" },
  ],
  setupOptions: (values) => ({
    peaceThreshold: Number(wordOption(values, "peace-threshold", THRESHOLDS, "10")),
    lastYear: Number(wordOption(values, "last-year", LAST_YEARS, "1699")),
    startVp: integerOption(values, "start-vp", 1, 34, 22),
  }),
  drawing: () => import("../../drawing/nine-years/index.js"),
  sampleOptions: [{}, { lastYear: 1697, peaceThreshold: 6 }, { startVp: 15 }],
  odds: nineYearsOdds,
};
