/**
 * The leaders; `printed.ts` has the names that do not follow from an id. A leader with a `promotion` starts unnamed, with command rating 3 and battle rating
 * 0 (NYW-3.1.4, NYW-3.1.5).
 * Marlborough's counter has a Jacobite side, used before the Glorious Revolution; here he is one leader who changes sides.
 */
import type { PlayedLeader, RatingsRow, StaffRow } from "../vocabulary/edition-types.js";

// biome-ignore format: a row a line
export const LEADERS: readonly PlayedLeader[] = [
  { id: "luxembourg-duke",     power: "france",           command: 6, battle: 4, siege: 0, promotion: 1690, arrival: 1688, start: "paris",               retires: null, monarch: false },
  { id: "catinat",             power: "france",           command: 5, battle: 3, siege: 0, promotion: 1690, arrival: 1688, start: "pinerolo",            retires: null, monarch: false },
  { id: "boufflers",           power: "france",           command: 4, battle: 2, siege: 0, promotion: 1691, arrival: 1688, start: "metz",                retires: null, monarch: false },
  { id: "duras",               power: "france",           command: 5, battle: 1, siege: 0, promotion: null, arrival: 1688, start: "strasbourg",          retires: 1690, monarch: false },
  { id: "humieres",            power: "france",           command: 4, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "lille",               retires: 1690, monarch: false },
  { id: "vauban",              power: "france",           command: 3, battle: 0, siege: 1, promotion: null, arrival: 1688, start: "strasbourg",          retires: null, monarch: false },
  { id: "noailles",            power: "france",           command: 4, battle: 1, siege: 0, promotion: null, arrival: 1688, start: "perpignan",           retires: null, monarch: false },
  { id: "lorge",               power: "france",           command: 4, battle: 1, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: false },
  { id: "villeroi",            power: "france",           command: 5, battle: 0, siege: 0, promotion: 1693, arrival: 1691, start: null,                  retires: null, monarch: false },
  { id: "vendome",             power: "france",           command: 5, battle: 3, siege: 0, promotion: 1695, arrival: 1692, start: null,                  retires: null, monarch: false },
  { id: "france-minor-1",      power: "france",           command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "lille",               retires: null, monarch: false },
  { id: "france-minor-2",      power: "france",           command: 3, battle: 0, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false },
  { id: "james-ii",            power: "jacobites",        command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "london",              retires: null, monarch: true },
  { id: "tyrconnell",          power: "jacobites",        command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "dublin",              retires: null, monarch: false },
  { id: "sarsfield",           power: "jacobites",        command: 3, battle: 2, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false },
  { id: "claverhouse",         power: "jacobites",        command: 3, battle: 3, siege: 0, promotion: null, arrival: null, start: null,                  retires: null, monarch: false },
  { id: "william-iii",         power: "united-provinces", command: 6, battle: 2, siege: 0, promotion: null, arrival: 1688, start: "amsterdam",           retires: null, monarch: true },
  { id: "waldeck",             power: "united-provinces", command: 5, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "nijmegen",            retires: 1693, monarch: false },
  { id: "coehoorn",            power: "united-provinces", command: 3, battle: 0, siege: 1, promotion: null, arrival: 1692, start: null,                  retires: null, monarch: false },
  { id: "dutch-minor-1",       power: "united-provinces", command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "maastricht",          retires: null, monarch: false },
  { id: "marlborough",         power: "britain",          command: 4, battle: 3, siege: 0, promotion: null, arrival: 1688, start: "london",              retires: null, monarch: false },
  { id: "schomberg",           power: "britain",          command: 4, battle: 1, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: false },
  { id: "ginkel",              power: "britain",          command: 4, battle: 1, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false },
  { id: "britain-minor-1",     power: "britain",          command: 3, battle: 0, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: false },
  { id: "gastanaga",           power: "spain",            command: 4, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "brussels",            retires: null, monarch: false },
  { id: "villahermosa",        power: "spain",            command: 4, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "barcelona",           retires: null, monarch: false },
  { id: "leganes",             power: "spain",            command: 3, battle: 0, siege: 0, promotion: null, arrival: 1691, start: null,                  retires: null, monarch: false },
  { id: "spain-minor-1",       power: "spain",            command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "madrid",              retires: null, monarch: false },
  { id: "spain-minor-2",       power: "spain",            command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "milan",               retires: null, monarch: false },
  { id: "eugene",              power: "austria",          command: 4, battle: 3, siege: 0, promotion: 1691, arrival: 1688, start: "vienna",              retires: null, monarch: false },
  { id: "caprara",             power: "austria",          command: 4, battle: 1, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false },
  { id: "louis-of-baden",      power: "empire",           command: 5, battle: 2, siege: 0, promotion: null, arrival: 1693, start: null,                  retires: null, monarch: false },
  { id: "charles-of-lorraine", power: "empire",           command: 5, battle: 2, siege: 0, promotion: null, arrival: 1688, start: "empire-subsidy-home", retires: null, monarch: false },
  { id: "max-emanuel",         power: "empire",           command: 5, battle: 1, siege: 0, promotion: null, arrival: 1688, start: "munich",              retires: null, monarch: true },
  { id: "brandenburg",         power: "subsidies",        command: 4, battle: 0, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: true },
  { id: "subsidies-minor-1",   power: "subsidies",        command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "empire-subsidy-home", retires: null, monarch: false },
  { id: "victor-amadeus",      power: "savoy",            command: 4, battle: 0, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: true },
];

/** The Jacobite side of Marlborough's counter (NYW-A-27). */
export const JACOBITE_MARLBOROUGH: RatingsRow = { command: 4, battle: 1, source: "reconstruction" };

/** Staff officers of each side: command rating 2, battle rating 0 (NYW-16.3.2.4). */
export const STAFF_OFFICERS: StaffRow = { count: 2, command: 2, battle: 0, source: "reconstruction" };
