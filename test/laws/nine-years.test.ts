import { NINE_YEARS } from "../../src/nine-years/index.js";
import { nineYears as en } from "../../src/text/en/nine-years/index.js";
import { nineYears as ru } from "../../src/text/ru/nine-years/index.js";
import { laws } from "./laws.js";

laws("nine-years", {
  ruleset: NINE_YEARS,
  // With few points at the start a war is soon over: `npm run fuzz` plays longer ones.
  options: [{}, { lastYear: 1697, startVp: 3 }, { peaceThreshold: 6, startVp: 4 }, { startVp: 5 }],
  games: 40,
  texts: [en, ru],
});
