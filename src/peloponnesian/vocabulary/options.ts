/** The options of `setup` except the seed. The type is derived from these rows. */
import type { EditionParts, OptionsOf } from "../../core/state/options.js";
import type { EditionData } from "./edition-types.js";
import { SCENARIO_NAMES } from "./types.js";

export const OPTIONS = {
  /** One of `SCENARIO_NAMES`; "431" by default. */
  scenario: { kind: "choice", choices: SCENARIO_NAMES as typeof SCENARIO_NAMES, default: "431", clause: "PEL-15.0.1" },
  /** True if the players bid prestige for the choice of side (PEL-14.1.4.1); false by default. */
  bid: { kind: "flag", default: false, clause: "PEL-14.1.4.1" },
  /** Prestige at the start, -40 to 40, positive for Athens; by default that of the scenario (PEL-14.1.0.1). */
  startingPrestige: {
    kind: "integer",
    least: -40,
    most: 40,
    default: { by: "scenario", values: { "431": -7, sicily: -6, "413": -3, "415": -5, "long-war": -7 } },
    clause: "PEL-14.1.0.1",
  },
  /** Another edition of the printed data; parts that are left out are as printed. */
  edition: { kind: "edition", clause: null },
} as const;

/** The options of `setup` except the seed. */
export interface PeloponnesianOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}
