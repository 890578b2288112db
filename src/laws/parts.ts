/** The internal parts of a ruleset, for laws that its public functions cannot check: move table, procedures, invariants, kinds of victory. */
import type { AnyRuleset } from "../core/ruleset/contract.js";
import type { AnyParts } from "../core/ruleset/parts.js";
import { partsOf as partsMade } from "../core/ruleset/parts.js";

export type { AnyParts } from "../core/ruleset/parts.js";

/** The parts of a ruleset, or of a changed copy of one. @throws Error if it was not made by `createRuleset` */
export function partsOf(ruleset: AnyRuleset): AnyParts {
  const parts = partsMade(ruleset);
  if (parts === undefined) throw new Error(`${ruleset.id} was not made by createRuleset, so that its parts are not known`);
  return parts;
}

export function victoriesOf(ruleset: AnyRuleset): readonly string[] {
  return partsOf(ruleset).victories;
}
