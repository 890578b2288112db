/**
 * The powers with corps and their capitals (NYW-2.2.1, NYW-2.2.2). `form` and `restore` are the most corps that a power may form and restore per turn: 1
 * (NYW-12.3.4.2) and 2 (NYW-12.3.5.2), except for France. `corps` counts all corps of the power, `pool` those that start in the Force Pool.
 */
import type { PowerRow } from "../vocabulary/edition-types.js";

// biome-ignore format: a row a line
export const POWERS: readonly PowerRow[] = [
  { id: "france",           name: "France",           side: "bourbon",  capital: "paris",               form: 2, restore: 4, corps: 38, pool: 3, source: "seed" },
  // NYW-7.2.6.1, NYW-7.2.6.2: the fifth Jacobite corps starts in no pool.
  { id: "jacobites",        name: "Jacobites",        side: "bourbon",  capital: "london",              form: 1, restore: 2, corps: 5,  pool: 0, source: "seed" },
  { id: "catalonia",        name: "Catalan Region",   side: "bourbon",  capital: "paris",               form: 1, restore: 2, corps: 2,  pool: 2, source: "seed" },
  { id: "britain",          name: "Britain",          side: "alliance", capital: "london",              form: 1, restore: 2, corps: 8,  pool: 1, source: "seed" },
  { id: "united-provinces", name: "United Provinces", side: "alliance", capital: "amsterdam",           form: 1, restore: 2, corps: 9,  pool: 1, source: "reference" },
  { id: "spain",            name: "Spain",            side: "alliance", capital: "madrid",              form: 1, restore: 2, corps: 11, pool: 2, source: "seed" },
  { id: "austria",          name: "Austria",          side: "alliance", capital: "vienna",              form: 1, restore: 2, corps: 9,  pool: 3, source: "reference" },
  // NYW-2.4.1, NYW-7.2.4: the Empire is a power from the start, with the Empire/Subsidy Home Space as its capital.
  { id: "empire",           name: "Empire",           side: "alliance", capital: "empire-subsidy-home", form: 1, restore: 2, corps: 8,  pool: 1, source: "seed" },
  // NYW-7.2.5: the Subsidies share that capital, which is their only home space.
  { id: "subsidies",        name: "Subsidies",        side: "alliance", capital: "empire-subsidy-home", form: 1, restore: 2, corps: 8,  pool: 1, source: "seed" },
  { id: "savoy",            name: "Savoy",            side: "alliance", capital: "turin",               form: 1, restore: 2, corps: 4,  pool: 1, source: "seed" },
];
