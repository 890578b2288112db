import { NINE_YEARS } from "../../src/nine-years/index.js";
import { nineYears as en } from "../../src/text/en/nine-years.js";
import { nineYears as ru } from "../../src/text/ru/nine-years.js";
import { laws } from "./laws.js";

laws("nine-years", {
  ruleset: NINE_YEARS,
  options: [{}, { lastYear: 1697 }, { peaceThreshold: 6 }, { startVp: 22 }],
  games: 40,
  texts: [en, ru],
});
