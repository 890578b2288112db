/** What lies behind the contract of a ruleset and is looked into by laws that its functions alone cannot show: move table, procedures, invariants, kinds of victory. */
import type { AnyRuleset } from "../../src/core/contract.js";
import { type AnyParts, partsOf as partsMade } from "../../src/core/ruleset.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { TINY } from "../tiny/index.js";

export type { AnyParts } from "../../src/core/ruleset.js";

const RULESETS: readonly AnyRuleset[] = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST, TINY];

/** The parts of a ruleset; of a changed copy of one, those of the ruleset with its id. */
export function partsOf(ruleset: AnyRuleset): AnyParts {
  const original = RULESETS.find(({ id }) => id === ruleset.id);
  const parts = partsMade(ruleset) ?? (original === undefined ? undefined : partsMade(original));
  if (parts === undefined) throw new Error(`the parts of ${ruleset.id} are not known`);
  return parts;
}

/** The kinds of victory there are. */
export function victoriesOf(ruleset: AnyRuleset): readonly string[] {
  return partsOf(ruleset).victories;
}
