/** The options of `setup` except the seed. The type is derived from these rows. */
import type { EditionParts, OptionsOf } from "../../core/state/options.js";
import type { EditionData } from "./edition-types.js";

export const OPTIONS = {
  /** The total that a Peace roll needs to end the war; 10 by default (NYW-6.4.15). */
  peaceThreshold: { kind: "choice", choices: [10, 6], default: 10, clause: "NYW-6.4.15" },
  /** The last year that is played; 1699 by default (NYW-20.1.2). */
  lastYear: { kind: "choice", choices: [1699, 1697], default: 1699, clause: "NYW-20.1.2" },
  /** Victory points at the start, 1..34; 25 by default (NYW-20.2.2). */
  startVp: { kind: "integer", least: 1, most: 34, default: 25, clause: "NYW-20.2.2" },
  /** Another board, forces or cards; parts that are left out are as printed. */
  edition: { kind: "edition", clause: null },
} as const;

/** The options of `setup` except the seed. */
export interface NineYearsOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}
