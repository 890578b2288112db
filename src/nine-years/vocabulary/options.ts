/** The options of `setup` besides the seed: a row per option. Their type is derived from these rows. */
import type { EditionParts, OptionsOf } from "../../core/state/options.js";
import type { EditionData } from "./edition-types.js";

/** The options. */
export const OPTIONS = {
  /** A Peace roll of this or more ends the war; 10 by default (NYW-6.4.15). */
  peaceThreshold: { kind: "choice", choices: [10, 6], default: 10, clause: "NYW-6.4.15" },
  /** The last year that is played; 1699 by default (NYW-20.1.2). */
  lastYear: { kind: "choice", choices: [1699, 1697], default: 1699, clause: "NYW-20.1.2" },
  /** Victory points at the start, 1..34; 25 by default (NYW-20.2.2). */
  startVp: { kind: "integer", least: 1, most: 34, default: 25, clause: "NYW-20.2.2" },
  /** Another board, other forces or cards; parts left out are as printed. */
  edition: { kind: "edition", clause: null },
} as const;

/** Options of `setup` besides the seed. */
export interface NineYearsOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}
