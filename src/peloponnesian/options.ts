/** What `setup` takes besides the seed, as data. */
import type { OptionRows } from "../core/options.js";
import { type PeloponnesianOptions, SCENARIO_NAMES } from "./types.js";

/** Most that one side may lead by at the start. */
const MOST_PRESTIGE = 40;

/** The options. Prestige at the start is positive for Athens. */
export const OPTIONS: OptionRows<PeloponnesianOptions> = {
  scenario: { kind: "choice", choices: SCENARIO_NAMES, default: "431", clause: "PEL-15.0.1" },
  bid: { kind: "flag", default: false, clause: "PEL-14.1.4.1" },
  startingPrestige: { kind: "integer", least: -MOST_PRESTIGE, most: MOST_PRESTIGE, default: 0, clause: "PEL-14.1.0.1" },
  edition: { kind: "edition", clause: null },
};
