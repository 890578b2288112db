/** The regions of the Athenian Empire (PEL-1.5.1 to PEL-1.5.9) and whether they pay tribute. */
import type { RegionRow } from "../types.js";

export const REGIONS: readonly RegionRow[] = [
  { id: "euboea", name: "Euboea", subject: true, source: "seed" },
  { id: "chalcidice", name: "Chalcidice", subject: true, source: "seed" }, // PEL-1.5.2
  { id: "thrace", name: "Thrace", subject: true, source: "seed" }, // PEL-1.5.3
  { id: "propontis", name: "Propontis", subject: true, source: "seed" }, // PEL-1.5.4
  { id: "ionia", name: "Ionia", subject: true, source: "seed" }, // PEL-1.5.5
  { id: "sporades", name: "Sporades", subject: true, source: "seed" }, // PEL-1.5.6
  { id: "cyclades", name: "Cyclades", subject: true, source: "seed" }, // PEL-1.5.7
  { id: "western-islands", name: "Western Islands", subject: true, source: "seed" }, // PEL-1.5.8
  { id: "aeolian-isles", name: "Aeolian Isles", subject: false, source: "seed" }, // PEL-1.5.9, PEL-1.5.11: no tribute, but revolts
];
