/** The options of `setup` except the seed. The type of the options is derived from these rows. */
import type { EditionParts, OptionsOf } from "../../core/state/options.js";
import type { EditionData } from "./edition-types.js";

/** Ranges and defaults of the standard scenario; another edition has its own. */
export const OPTIONS = {
  /** The length of the game in turns, 1 to the scenario's number (5). */
  turns: { kind: "integer", least: 1, most: 5, default: 5, clause: "CAR-S.6" },
  /** The level of the unrest at the start, 0 to 10. */
  level: { kind: "integer", least: 0, most: 10, default: 0, clause: "CAR-S.4" },
  /** The Sicilian ports that Carthage controls at the start, 0 to 4. */
  ports: { kind: "integer", least: 0, most: 4, default: 2, clause: "CAR-S.4" },
  /** Carthage's victory points at the start, 0 to 12. */
  victoryPoints: { kind: "integer", least: 0, most: 12, default: 6, clause: "CAR-S.4" },
  /** Other leaders, cards, tables or numbers; missing parts are taken from the standard edition. */
  edition: { kind: "edition", clause: null },
} as const;

/** The options of `setup` except the seed; numbers replace the numbers of the scenario. */
export interface UnrestOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}
