/** What the laws know of the rulesets of this package. */
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { partsOf } from "../../src/core/ruleset/parts.js";
import type { Known } from "../../src/laws/walk.js";
import * as diadochi from "../../src/drawing/diadochi/index.js";
import * as nineYears from "../../src/drawing/nine-years/index.js";
import * as peloponnesian from "../../src/drawing/peloponnesian/index.js";
import * as unrest from "../../src/drawing/unrest/index.js";
import * as tiny from "../tiny/drawing.js";
import type { Observation } from "../../src/core/ruleset/observation.js";
import type { GameState } from "../../src/core/state/state.js";
import { observation as diadochiObserved } from "../../src/diadochi/knowledge/observation.js";
import { observation as nineYearsObserved } from "../../src/nine-years/knowledge/observation.js";
import { observation as peloponnesianObserved } from "../../src/peloponnesian/knowledge/observation.js";
import { observation as unrestObserved } from "../../src/unrest/knowledge/observation.js";
import { isKnownClause } from "./clauses.js";

const OBSERVED: Readonly<Record<string, object>> = {
  diadochi: diadochiObserved,
  "nine-years": nineYearsObserved,
  peloponnesian: peloponnesianObserved,
  unrest: unrestObserved,
};
const DRAWINGS: Readonly<Record<string, Known["drawing"]>> = { diadochi, "nine-years": nineYears, peloponnesian, unrest, tiny };

/** What is known of a ruleset of this package besides what it says of itself. */
export function knownOf(ruleset: AnyRuleset): Known {
  const drawing = DRAWINGS[ruleset.id];
  const observed = OBSERVED[ruleset.id];
  return {
    isClause: isKnownClause,
    ...partsOf(ruleset)?.lawFacts,
    ...(drawing === undefined ? {} : { drawing }),
    ...(observed === undefined ? {} : { observation: observed as Observation<GameState> }),
  };
}
