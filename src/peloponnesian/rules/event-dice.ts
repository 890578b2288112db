/** The numbers needed on the dice of events, and the order of the Plague. */
import { isLeading } from "./cards.js";
import { CLOCK, type PeloponnesianState, read, seasonOf } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { ATHENS, SPARTA } from "../vocabulary/types.js";

/** PEL-3.5.13, PEL-3.5.23: the lowest die with which Diplomacy and the Argive Alliance succeed. */
export const ALLIANCE_FROM = 4;
/** PEL-3.5.17: the lowest die with which Macedonian Intrigue removes the enemy's Macedonians. */
export const INTRIGUE_FROM = 4;
/** PEL-3.5.19: the highest die with which the Plague removes Pericles. */
export const PERICLES_UP_TO = 3;

/** PEL-3.5.14: the lowest die with which a city changes sides in a civil war, 3 to 5. */
export function civilWarFrom(t: Tables, city: number): number {
  return t.cityValue[city]! + 2;
}

/** The nth block that the Plague visits, counted from 0: first the blocks of Athens in block order, then those of Sparta. */
export function plagueOrder(t: Tables, n: number): number {
  const athenians = lastOf(t, ATHENS) - firstOf(t, ATHENS) + 1;
  return n < athenians ? firstOf(t, ATHENS) + n : n - athenians;
}

/** The inverse of `plagueOrder`. */
export function plagueRank(t: Tables, block: number): number {
  return t.side[block] === ATHENS ? block - firstOf(t, ATHENS) : lastOf(t, ATHENS) - firstOf(t, ATHENS) + 1 + block;
}

/** PEL-3.5.19: the highest die with which the Plague costs a block 1 CV. */
export function plagueUpTo(t: Tables, block: number): number {
  return t.side[block] === ATHENS ? 3 : 1;
}

/** PEL-5.2.2.2: the highest die with which a storm rises this season. */
export function stormUpTo(s: PeloponnesianState, t: Tables): number {
  return t.numbers.stormUpTo.values[seasonOf(s)]!;
}

/** PEL-3.5.21: the highest die that makes peace. */
export function peaceTarget(s: PeloponnesianState, t: Tables): number {
  const { brasidas, cleon, nicias } = t.leaders;
  return (
    read(s, CLOCK.peace) - (isLeading(s, t, SPARTA, brasidas) ? 1 : 0) - (isLeading(s, t, ATHENS, cleon) ? 1 : 0) + (isLeading(s, t, ATHENS, nicias) ? 1 : 0)
  );
}
