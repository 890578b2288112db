/** What `setup` takes besides the seed, as data. */
import type { OptionRows } from "../core/options.js";
import type { NineYearsOptions } from "./types.js";

/** The options. */
export const OPTIONS: OptionRows<NineYearsOptions> = {
  peaceThreshold: { kind: "choice", choices: [10, 6], default: 10, clause: "NYW-6.4.15" },
  lastYear: { kind: "choice", choices: [1699, 1697], default: 1699, clause: "NYW-20.1.2" },
  startVp: { kind: "integer", least: 1, most: 34, default: 25, clause: "NYW-20.2.2" },
  edition: { kind: "edition", clause: null },
};
