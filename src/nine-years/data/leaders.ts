/**
 * The leaders. A leader with a `promotion` starts unnamed, with command rating 3 and battle rating 0 (NYW-3.1.4, NYW-3.1.5). Marlborough's counter has a Jacobite side too,
 * in use before the Glorious Revolution; here he is one leader who changes sides.
 */
import type { LeaderRow, RatingsRow, StaffRow } from "../edition-types.js";

// biome-ignore format: a row a line
export const LEADERS: readonly LeaderRow[] = [
  { id: "luxembourg-duke",     name: "Luxembourg",               power: "france",           command: 6, battle: 4, siege: 0, promotion: 1690, arrival: 1688, start: "paris",               retires: null, monarch: false, source: "seed" },
  { id: "catinat",             name: "Catinat",                  power: "france",           command: 5, battle: 3, siege: 0, promotion: 1690, arrival: 1688, start: "pinerolo",            retires: null, monarch: false, source: "seed" },
  { id: "boufflers",           name: "Boufflers",                power: "france",           command: 4, battle: 2, siege: 0, promotion: 1691, arrival: 1688, start: "metz",                retires: null, monarch: false, source: "seed" },
  { id: "duras",               name: "Duras",                    power: "france",           command: 5, battle: 1, siege: 0, promotion: null, arrival: 1688, start: "strasbourg",          retires: 1690, monarch: false, source: "reconstruction" },
  { id: "humieres",            name: "Humières",                 power: "france",           command: 4, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "lille",               retires: 1690, monarch: false, source: "reconstruction" },
  { id: "vauban",              name: "Vauban",                   power: "france",           command: 3, battle: 0, siege: 1, promotion: null, arrival: 1688, start: "strasbourg",          retires: null, monarch: false, source: "reference" },
  { id: "noailles",            name: "Noailles",                 power: "france",           command: 4, battle: 1, siege: 0, promotion: null, arrival: 1688, start: "perpignan",           retires: null, monarch: false, source: "reference" },
  { id: "lorge",               name: "Lorge",                    power: "france",           command: 4, battle: 1, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "villeroi",            name: "Villeroi",                 power: "france",           command: 5, battle: 0, siege: 0, promotion: 1693, arrival: 1691, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "vendome",             name: "Vendôme",                  power: "france",           command: 5, battle: 3, siege: 0, promotion: 1695, arrival: 1692, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "france-minor-1",      name: "French minor leader 1",    power: "france",           command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "lille",               retires: null, monarch: false, source: "reconstruction" },
  { id: "france-minor-2",      name: "French minor leader 2",    power: "france",           command: 3, battle: 0, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "james-ii",            name: "James II",                 power: "jacobites",        command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "london",              retires: null, monarch: true,  source: "seed" },
  { id: "tyrconnell",          name: "Tyrconnell",               power: "jacobites",        command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "dublin",              retires: null, monarch: false, source: "reconstruction" },
  { id: "sarsfield",           name: "Sarsfield",                power: "jacobites",        command: 3, battle: 2, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "claverhouse",         name: "Claverhouse",              power: "jacobites",        command: 3, battle: 3, siege: 0, promotion: null, arrival: null, start: null,                  retires: null, monarch: false, source: "seed" },
  { id: "william-iii",         name: "William III",              power: "united-provinces", command: 6, battle: 2, siege: 0, promotion: null, arrival: 1688, start: "amsterdam",           retires: null, monarch: true,  source: "seed" },
  { id: "waldeck",             name: "Waldeck",                  power: "united-provinces", command: 5, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "nijmegen",            retires: 1693, monarch: false, source: "seed" },
  { id: "coehoorn",            name: "Coehoorn",                 power: "united-provinces", command: 3, battle: 0, siege: 1, promotion: null, arrival: 1692, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "dutch-minor-1",       name: "Dutch minor leader",       power: "united-provinces", command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "maastricht",          retires: null, monarch: false, source: "reconstruction" },
  { id: "marlborough",         name: "Marlborough",              power: "britain",          command: 4, battle: 3, siege: 0, promotion: null, arrival: 1688, start: "london",              retires: null, monarch: false, source: "seed" },
  { id: "schomberg",           name: "Schomberg",                power: "britain",          command: 4, battle: 1, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "ginkel",              name: "Ginkel",                   power: "britain",          command: 4, battle: 1, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "britain-minor-1",     name: "British minor leader",     power: "britain",          command: 3, battle: 0, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: false, source: "seed" },
  { id: "gastanaga",           name: "Gastañaga",                power: "spain",            command: 4, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "brussels",            retires: null, monarch: false, source: "reconstruction" },
  { id: "villahermosa",        name: "Villahermosa",             power: "spain",            command: 4, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "barcelona",           retires: null, monarch: false, source: "reconstruction" },
  { id: "leganes",             name: "Leganés",                  power: "spain",            command: 3, battle: 0, siege: 0, promotion: null, arrival: 1691, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "spain-minor-1",       name: "Spanish minor leader 1",   power: "spain",            command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "madrid",              retires: null, monarch: false, source: "reconstruction" },
  { id: "spain-minor-2",       name: "Spanish minor leader 2",   power: "spain",            command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "milan",               retires: null, monarch: false, source: "reconstruction" },
  { id: "eugene",              name: "Eugene of Savoy",          power: "austria",          command: 4, battle: 3, siege: 0, promotion: 1691, arrival: 1688, start: "vienna",              retires: null, monarch: false, source: "seed" },
  { id: "caprara",             name: "Caprara",                  power: "austria",          command: 4, battle: 1, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "louis-of-baden",      name: "Louis of Baden",           power: "empire",           command: 5, battle: 2, siege: 0, promotion: null, arrival: 1693, start: null,                  retires: null, monarch: false, source: "reconstruction" },
  { id: "charles-of-lorraine", name: "Charles of Lorraine",      power: "empire",           command: 5, battle: 2, siege: 0, promotion: null, arrival: 1688, start: "empire-subsidy-home", retires: null, monarch: false, source: "reference" },
  { id: "max-emanuel",         name: "Max Emanuel of Bavaria",   power: "empire",           command: 5, battle: 1, siege: 0, promotion: null, arrival: 1688, start: "munich",              retires: null, monarch: true,  source: "reconstruction" },
  { id: "brandenburg",         name: "Frederick of Brandenburg", power: "subsidies",        command: 4, battle: 0, siege: 0, promotion: null, arrival: 1689, start: null,                  retires: null, monarch: true,  source: "reconstruction" },
  { id: "subsidies-minor-1",   name: "Subsidies minor leader",   power: "subsidies",        command: 3, battle: 0, siege: 0, promotion: null, arrival: 1688, start: "empire-subsidy-home", retires: null, monarch: false, source: "reconstruction" },
  { id: "victor-amadeus",      name: "Victor Amadeus",           power: "savoy",            command: 4, battle: 0, siege: 0, promotion: null, arrival: 1690, start: null,                  retires: null, monarch: true,  source: "seed" },
];

/** The Jacobite side of Marlborough's counter (NYW-A-27). */
export const JACOBITE_MARLBOROUGH: RatingsRow = { command: 4, battle: 1, source: "reconstruction" };

/** Staff officers of each side: command rating 2, battle rating 0 (NYW-16.3.2.4). */
export const STAFF_OFFICERS: StaffRow = { count: 2, command: 2, battle: 0, source: "reconstruction" };
