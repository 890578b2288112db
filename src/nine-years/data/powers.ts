/** The powers with corps: side, capital, limits of forming and restoring a turn (NYW-12.3.4, NYW-12.3.5), and all the corps there are. */
import type { PowerRow } from "../types.js";

export const POWERS: readonly PowerRow[] = [
  { id: "france",           name: "France",           side: "bourbon",  capital: "paris",               form: 2, restore: 4, corps: 38, pool: 3, source: "seed" },
  { id: "jacobites",        name: "Jacobites",        side: "bourbon",  capital: "london",              form: 1, restore: 2, corps: 5,  pool: 0, source: "seed" },
  { id: "catalonia",        name: "Catalan Region",   side: "bourbon",  capital: "paris",               form: 1, restore: 2, corps: 2,  pool: 2, source: "seed" },
  { id: "britain",          name: "Britain",          side: "alliance", capital: "london",              form: 1, restore: 2, corps: 8,  pool: 1, source: "seed" },
  { id: "united-provinces", name: "United Provinces", side: "alliance", capital: "amsterdam",           form: 1, restore: 2, corps: 9,  pool: 1, source: "reference" },
  { id: "spain",            name: "Spain",            side: "alliance", capital: "madrid",              form: 1, restore: 2, corps: 11, pool: 2, source: "seed" },
  { id: "austria",          name: "Austria",          side: "alliance", capital: "vienna",              form: 1, restore: 2, corps: 9,  pool: 3, source: "reference" },
  { id: "empire",           name: "Empire",           side: "alliance", capital: "empire-subsidy-home", form: 1, restore: 2, corps: 8,  pool: 1, source: "seed" },
  { id: "subsidies",        name: "Subsidies",        side: "alliance", capital: "empire-subsidy-home", form: 1, restore: 2, corps: 8,  pool: 1, source: "seed" },
  { id: "savoy",            name: "Savoy",            side: "alliance", capital: "turin",               form: 1, restore: 2, corps: 4,  pool: 1, source: "seed" },
];
