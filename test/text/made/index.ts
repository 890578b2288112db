/** The examples of all rulesets. */
import type { GameTypes } from "../../../src/core/ruleset/contract.js";
import { DIADOCHI_MADE } from "./diadochi.js";
import type { Made } from "./made.js";
import { NINE_YEARS_MADE } from "./nine-years.js";
import { PELOPONNESIAN_MADE } from "./peloponnesian.js";
import { UNREST_MADE } from "./unrest.js";

/** By ruleset. */
export function madeById(): ReadonlyMap<string, Made<GameTypes>> {
  return new Map<string, Made<GameTypes>>([
    ["diadochi", DIADOCHI_MADE],
    ["nine-years", NINE_YEARS_MADE],
    ["peloponnesian", PELOPONNESIAN_MADE],
    ["unrest", UNREST_MADE],
  ] as never);
}
