/** The rulesets that every test of `tyche/learn` goes through, and one of somebody else. */
import { TINY } from "../../examples/tiny/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import type { AnyRuleset } from "../../src/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";

export const RULESETS: readonly (readonly [id: string, ruleset: AnyRuleset, options: object])[] = [
  ["diadochi", DIADOCHI, { players: 4 }],
  ["diadochi for two", DIADOCHI, { players: 2 }],
  ["nine-years", NINE_YEARS, {}],
  ["peloponnesian", PELOPONNESIAN, {}],
  ["unrest", UNREST, {}],
  ["tiny", TINY, {}],
];
