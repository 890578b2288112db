/** The set-up of 1688 (NYW-20.2), the forces of the Glorious Revolution and the schedule of arrivals (NYW-20.3). */
import type { FleetRow, PlacementRow, RevolutionRow, ScheduleRow } from "../vocabulary/edition-types.js";

// biome-ignore format: a row a line
export const PLACEMENTS: readonly PlacementRow[] = [
  { space: "lille", corps: [{power: "france", count: 4}], source: "reconstruction" },
  { space: "dunkirk", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "tournai", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "dinant", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "luxembourg", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "metz", corps: [{power: "france", count: 2}], source: "reconstruction" },
  { space: "strasbourg", corps: [{power: "france", count: 5}], source: "reconstruction" },
  { space: "landau", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "paris", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "perpignan", corps: [{power: "france", count: 2}], source: "reconstruction" },
  { space: "pinerolo", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "casale", corps: [{power: "france", count: 1}], source: "reconstruction" },
  { space: "london", corps: [{power: "jacobites", count: 2}], source: "reference" },
  { space: "edinburgh", corps: [{power: "jacobites", count: 1}], source: "reference" },
  { space: "dublin", corps: [{power: "jacobites", count: 1}], source: "reference" },
  { space: "amsterdam", corps: [{power: "united-provinces", count: 4}], source: "reference" },
  { space: "nijmegen", corps: [{power: "united-provinces", count: 1}], source: "reconstruction" },
  { space: "breda", corps: [{power: "united-provinces", count: 1}], source: "reconstruction" },
  { space: "maastricht", corps: [{power: "united-provinces", count: 1}], source: "reconstruction" },
  { space: "brussels", corps: [{power: "spain", count: 1}], source: "reconstruction" },
  { space: "antwerp", corps: [{power: "spain", count: 1}], source: "reconstruction" },
  { space: "mons", corps: [{power: "spain", count: 1}], source: "reconstruction" },
  { space: "namur", corps: [{power: "spain", count: 1}], source: "reference" },
  { space: "barcelona", corps: [{power: "spain", count: 2}], source: "reconstruction" },
  { space: "girona", corps: [{power: "spain", count: 1}], source: "reconstruction" },
  { space: "madrid", corps: [{power: "spain", count: 1}], source: "reconstruction" },
  { space: "milan", corps: [{power: "spain", count: 1}], source: "reconstruction" },
  { space: "vienna", corps: [{power: "austria", count: 1}], source: "reference" },
  { space: "innsbruck", corps: [{power: "austria", count: 1}], source: "reference" },
  { space: "empire-subsidy-home", corps: [{power: "empire", count: 2},{power: "subsidies", count: 2}], source: "reference" },
  { space: "munich", corps: [{power: "empire", count: 2}], source: "reference" },
  { space: "philippsburg", corps: [{power: "empire", count: 1}], source: "reconstruction" },
  { space: "cologne", corps: [{power: "empire", count: 1}], source: "reconstruction" },
];

/** The four fleets (NYW-12.3.6.3) with their home ports (NYW-12.3.6.5). `start` is the strength in port, or the control box. */
// biome-ignore format: a row a line
export const FLEETS: readonly FleetRow[] = [
  // NYW-20.2.4.3: this fleet starts prepared at Brest.
  { id: "brest-fleet",                  name: "Brest fleet",                  side: "bourbon",  zone: "atlantic",      port: "brest",     locTo: "paris",     start: 1,     source: "seed" },
  // NYW-20.2.4.1: this fleet starts in control of the Mediterranean.
  { id: "toulon-fleet",                 name: "Toulon fleet",                 side: "bourbon",  zone: "mediterranean", port: "toulon",    locTo: "paris",     start: "box", source: "seed" },
  // NYW-20.2.4.4: this fleet starts prepared at Amsterdam.
  { id: "alliance-atlantic-fleet",      name: "Alliance Atlantic fleet",      side: "alliance", zone: "atlantic",      port: "amsterdam", locTo: "amsterdam", start: 1,     source: "seed" },
  // NYW-20.2.4.2: this fleet starts prepared at Barcelona.
  { id: "alliance-mediterranean-fleet", name: "Alliance Mediterranean fleet", side: "alliance", zone: "mediterranean", port: "barcelona", locTo: "madrid",    start: 1,     source: "seed" },
];

/** The changes that the Glorious Revolution makes on the board (NYW-20.2.5.2.a, NYW-20.2.5.2.c). */
// biome-ignore format: a row a line
export const GLORIOUS_REVOLUTION: RevolutionRow = {
  toAlliance: ["london","york","bristol","londonderry"],
  toBourbon: ["edinburgh","highlands","dublin","athlone","limerick","cork"],
  forces: [
    { space: "london", count: 2, reduced: false },
    { space: "londonderry", count: 1, reduced: true },
  ],
  source: "reconstruction",
};

/** The corps that arrive, by year and power (NYW-20.3.2). Arrivals, promotions and retirements of leaders are in leaders.ts. */
// biome-ignore format: a row a line
export const SCHEDULE: readonly ScheduleRow[] = [
  { year: 1689, power: "france", count: 3, source: "reconstruction" },
  { year: 1689, power: "united-provinces", count: 1, source: "reconstruction" },
  { year: 1689, power: "austria", count: 1, source: "reconstruction" },
  { year: 1689, power: "empire", count: 1, source: "reconstruction" },
  { year: 1689, power: "subsidies", count: 2, source: "reconstruction" },
  // NYW-20.3.1: Catinat and Luxembourg are promoted in the same year.
  { year: 1690, power: "france", count: 2, source: "seed" },
  // NYW-20.3.3: Victor Amadeus arrives with these corps.
  { year: 1690, power: "savoy", count: 3, source: "reconstruction" },
  { year: 1690, power: "austria", count: 1, source: "reconstruction" },
  { year: 1690, power: "subsidies", count: 1, source: "reconstruction" },
  { year: 1690, power: "britain", count: 1, source: "reconstruction" },
  { year: 1691, power: "france", count: 3, source: "reconstruction" },
  { year: 1691, power: "austria", count: 1, source: "reconstruction" },
  { year: 1691, power: "britain", count: 1, source: "reconstruction" },
  { year: 1692, power: "france", count: 3, source: "reconstruction" },
  { year: 1692, power: "subsidies", count: 1, source: "reconstruction" },
  { year: 1692, power: "britain", count: 1, source: "reconstruction" },
  { year: 1693, power: "france", count: 2, source: "reconstruction" },
  { year: 1693, power: "austria", count: 1, source: "reconstruction" },
  { year: 1694, power: "subsidies", count: 1, source: "reconstruction" },
  { year: 1695, power: "france", count: 1, source: "reconstruction" },
  { year: 1695, power: "britain", count: 1, source: "reconstruction" },
];
