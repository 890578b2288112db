/** The options of `setup` besides the seed: one row per option. Their type is derived from these rows. */
import type { EditionParts, OptionsOf } from "../../core/state/options.js";
import type { EditionData } from "./edition-types.js";

/** The options, with the ranges and defaults of the standard scenario; another edition has its own. */
export const OPTIONS = {
  /** Length of the game in turns, 1 to the scenario's number (5). */
  turns: { kind: "integer", least: 1, most: 5, default: 5, clause: "CAR-S.6" },
  /** Level of the unrest at the start, 0 to 10. */
  level: { kind: "integer", least: 0, most: 10, default: 0, clause: "CAR-S.4" },
  /** Sicilian ports Carthage controls at the start, 0 to 4. */
  ports: { kind: "integer", least: 0, most: 4, default: 2, clause: "CAR-S.4" },
  /** Carthage's victory points at the start, 0 to 12. */
  victoryPoints: { kind: "integer", least: 0, most: 12, default: 6, clause: "CAR-S.4" },
  /** Other leaders, cards, tables or numbers; parts left out are those of the standard edition. */
  edition: { kind: "edition", clause: null },
} as const;

/** Options of `setup`; numbers replace those of the scenario at the start. */
export interface UnrestOptions extends OptionsOf<typeof OPTIONS, EditionParts<EditionData>> {}
