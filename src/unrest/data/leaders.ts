/** The leaders: ratings and starting locations. The unrest has no counter; its tactical rating is in tables.ts. */
import type { LeaderRow } from "../vocabulary/edition-types.js";
import type { LeaderId } from "../vocabulary/types.js";

export const LEADERS: Readonly<Record<LeaderId, LeaderRow>> = {
  hanno: { side: "carthage", kind: "named", initiative: 1, tactics: 2, start: "garrison-box", source: "seed" },
  hasdrubal: { side: "carthage", kind: "named", initiative: 2, tactics: 2, start: "sicily", source: "seed" },
  bomilcar: { side: "carthage", kind: "named", initiative: 3, tactics: 3, start: "carthago", source: "seed" },
  "minor-a": { side: "carthage", kind: "minor", initiative: 2, tactics: 1, start: "garrison-box", source: "seed" },
  "minor-b": { side: "carthage", kind: "minor", initiative: 2, tactics: 1, start: "sicily", source: "reconstruction" },
  "coalition-strategos": { side: "coalition", kind: "named", initiative: 2, tactics: 3, start: "sicily", source: "reconstruction" },
  "coalition-lieutenant": { side: "coalition", kind: "minor", initiative: 1, tactics: 1, start: "syracusae", source: "reconstruction" },
};
