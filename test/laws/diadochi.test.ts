/** Diadochi and the laws: two, three and four players with every optional rule. */
import fc from "fast-check";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { diadochi as en } from "../../src/text/en/diadochi.js";
import { diadochi as ru } from "../../src/text/ru/diadochi.js";
import { laws } from "./laws.js";

const options = fc.record(
  {
    players: fc.constantFrom(2, 3, 4),
    eliteRoyals: fc.boolean(),
    draftGenerals: fc.boolean(),
    hostileConversion: fc.boolean(),
    pursuit: fc.boolean(),
    twoGenerals: fc.boolean(),
    lastTurn: fc.constantFrom(1, 3, 5),
    autoVp: fc.constantFrom(10, 23),
    lpToWin: fc.constantFrom(11, 18),
  },
  { requiredKeys: [] },
);

laws("diadochi", { ruleset: DIADOCHI, options: options.map((set) => (set.players === 3 ? set : { ...set, twoGenerals: false })), games: 40, texts: [en, ru] });
