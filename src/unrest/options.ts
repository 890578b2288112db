/** What `setup` takes besides the seed, as data. */
import type { OptionRows } from "../core/options.js";
import type { UnrestOptions } from "./types.js";

/** The options, with the ranges and defaults of the standard scenario; another edition has its own. */
export const OPTIONS: OptionRows<UnrestOptions> = {
  turns: { kind: "integer", least: 1, most: 5, default: 5, clause: "CAR-S.6" },
  level: { kind: "integer", least: 0, most: 10, default: 0, clause: "CAR-S.4" },
  ports: { kind: "integer", least: 0, most: 4, default: 2, clause: "CAR-S.4" },
  victoryPoints: { kind: "integer", least: 0, most: 12, default: 6, clause: "CAR-S.4" },
  edition: { kind: "edition", clause: null },
};
