/** The regions of the Athenian Empire (PEL-1.5.1 to PEL-1.5.9) and whether they are Subject regions (PEL-1.5.10). */
import type { RegionRow } from "../vocabulary/edition-types.js";

export const REGIONS: readonly RegionRow[] = [
  { id: "euboea", name: "Euboea", subject: true, source: "seed" },
  { id: "chalcidice", name: "Chalcidice", subject: true, source: "seed" }, // PEL-1.5.2: three cities.
  { id: "thrace", name: "Thrace", subject: true, source: "seed" }, // PEL-1.5.3: three cities.
  { id: "propontis", name: "Propontis", subject: true, source: "seed" }, // PEL-1.5.4: four cities.
  { id: "ionia", name: "Ionia", subject: true, source: "seed" }, // PEL-1.5.5: five cities.
  { id: "sporades", name: "Sporades", subject: true, source: "seed" }, // PEL-1.5.6: two cities.
  { id: "cyclades", name: "Cyclades", subject: true, source: "seed" }, // PEL-1.5.7: two cities.
  { id: "western-islands", name: "Western Islands", subject: true, source: "seed" }, // PEL-1.5.8: two cities.
  { id: "aeolian-isles", name: "Aeolian Isles", subject: false, source: "seed" }, // PEL-1.5.9, PEL-1.5.11: not a Subject region, but its cities may revolt.
];
