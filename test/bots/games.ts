/** The games that bots are tried at: all rulesets, and the tiny one as a game of others. */
import type { Evaluate } from "../../src/bots/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { DIADOCHI, evaluate as diadochi } from "../../src/diadochi/index.js";
import { evaluate as nineYears, NINE_YEARS } from "../../src/nine-years/index.js";
import { evaluate as peloponnesian, PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { evaluate as unrest, UNREST } from "../../src/unrest/index.js";
import { evaluate as tiny } from "../../examples/tiny/standing/evaluate.js";
import { TINY } from "../../examples/tiny/index.js";

export interface PlayedGame {
  readonly name: string;
  readonly ruleset: AnyRuleset;
  readonly options: object;
  // biome-ignore lint/suspicious/noExplicitAny: states of any ruleset
  readonly evaluate: Evaluate<any>;
}

export const PLAYED: readonly PlayedGame[] = [
  { name: "tiny", ruleset: TINY, options: {}, evaluate: tiny },
  { name: "unrest", ruleset: UNREST, options: { turns: 3 }, evaluate: unrest },
  { name: "peloponnesian", ruleset: PELOPONNESIAN, options: {}, evaluate: peloponnesian },
  { name: "nine-years", ruleset: NINE_YEARS, options: { lastYear: 1697 }, evaluate: nineYears },
  { name: "diadochi for two", ruleset: DIADOCHI, options: { players: 2, lastTurn: 1 }, evaluate: diadochi },
  { name: "diadochi for four", ruleset: DIADOCHI, options: { players: 4, lastTurn: 1 }, evaluate: diadochi },
];
