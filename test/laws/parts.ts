/** What lies behind the contract of a ruleset and is looked into by laws that its functions alone cannot show: move table, procedures, invariants, kinds of victory. */
import type { AnyRuleset } from "../../src/core/contract.js";
import { partsOf as partsMade, type RulesetParts } from "../../src/core/ruleset.js";
import { VICTORIES as DIADOCHI_VICTORIES } from "../../src/diadochi/frames.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { NINE_YEARS, VICTORIES as NINE_YEARS_VICTORIES } from "../../src/nine-years/index.js";
import { PELOPONNESIAN, VICTORIES as PELOPONNESIAN_VICTORIES } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { ENDINGS } from "../../src/unrest/types.js";
import { TINY } from "../tiny/index.js";

// biome-ignore lint/suspicious/noExplicitAny: the parts of any ruleset, see AnyRuleset
export type AnyParts = RulesetParts<any, any, any, any, any, any>;

const RULESETS: readonly AnyRuleset[] = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST, TINY];

const VICTORIES: Readonly<Record<string, readonly string[]>> = {
  diadochi: DIADOCHI_VICTORIES,
  "nine-years": NINE_YEARS_VICTORIES,
  peloponnesian: PELOPONNESIAN_VICTORIES,
  unrest: ENDINGS.filter((ending) => ending !== "none"),
  tiny: ["breakthrough", "last-round", "concession"],
};

/** The parts of a ruleset; of a changed copy of one, those of the ruleset with its id. */
export function partsOf(ruleset: AnyRuleset): AnyParts {
  const parts = partsMade(ruleset) ?? partsMade(RULESETS.find(({ id }) => id === ruleset.id) ?? {});
  if (parts === undefined) throw new Error(`the parts of ${ruleset.id} are not known`);
  return parts as AnyParts;
}

/** The kinds of victory there are. */
export function victoriesOf(ruleset: AnyRuleset): readonly string[] {
  return VICTORIES[ruleset.id] ?? [];
}
