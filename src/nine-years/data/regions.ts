/** The regions with their stacking limits in corps per side (NYW-4.1.1). */
import type { RegionRow } from "../vocabulary/edition-types.js";

export const REGIONS: readonly RegionRow[] = [
  { id: "britain", stackingLimit: 8, source: "reconstruction" },
  { id: "ireland", stackingLimit: 6, source: "reconstruction" },
  { id: "low-countries", stackingLimit: 12, source: "reconstruction" },
  { id: "france", stackingLimit: 12, source: "reconstruction" },
  { id: "rhine", stackingLimit: 12, source: "reconstruction" },
  { id: "danube", stackingLimit: 12, source: "reconstruction" },
  { id: "italy", stackingLimit: 8, source: "reconstruction" },
  { id: "spain", stackingLimit: 6, source: "reconstruction" },
  { id: "portugal", stackingLimit: 6, source: "reconstruction" },
];
