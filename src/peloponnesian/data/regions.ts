/** The regions of the Athenian Empire (PEL-1.5.1 to PEL-1.5.9) and whether they pay tribute. */
import type { RegionRow } from "../types.js"

export const REGIONS: readonly RegionRow[] = [
  { id: "euboea", name: "Euboea", subject: true, source: "seed" },
  { id: "chalcidice", name: "Chalcidice", subject: true, source: "seed" },
  { id: "thrace", name: "Thrace", subject: true, source: "seed" },
  { id: "propontis", name: "Propontis", subject: true, source: "seed" },
  { id: "ionia", name: "Ionia", subject: true, source: "seed" },
  { id: "sporades", name: "Sporades", subject: true, source: "seed" },
  { id: "cyclades", name: "Cyclades", subject: true, source: "seed" },
  { id: "western-islands", name: "Western Islands", subject: true, source: "seed" },
  { id: "aeolian-isles", name: "Aeolian Isles", subject: false, source: "seed" },
]
