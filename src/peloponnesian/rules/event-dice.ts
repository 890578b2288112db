/** Targets of the dice of events, and the order of the Plague. */
import { isLeading } from "./cards.js";
import { CLOCK, type PeloponnesianState, read, seasonOf } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { ATHENS, SPARTA } from "../vocabulary/types.js";

/** Diplomacy and the Argive Alliance win a neutral on this or more (PEL-3.5.13, PEL-3.5.23). */
export const ALLIANCE_FROM = 4;
/** Macedonian Intrigue removes the enemy's Macedonians on this or more (PEL-3.5.17). */
export const INTRIGUE_FROM = 4;
/** The Plague takes Pericles on a die up to this (PEL-3.5.19). */
export const PERICLES_UP_TO = 3;

/** The lowest die with which a city changes sides in a civil war: 3, 4 or 5 by its value (PEL-3.5.14). */
export function civilWarFrom(t: Tables, city: number): number {
  return t.cityValue[city]! + 2;
}

/** The nth block for the Plague: those of Athens in block order, then those of Sparta. */
export function plagueOrder(t: Tables, n: number): number {
  const athenians = lastOf(t, ATHENS) - firstOf(t, ATHENS) + 1;
  return n < athenians ? firstOf(t, ATHENS) + n : n - athenians;
}

/** The inverse of `plagueOrder`. */
export function plagueRank(t: Tables, block: number): number {
  return t.side[block] === ATHENS ? block - firstOf(t, ATHENS) : lastOf(t, ATHENS) - firstOf(t, ATHENS) + 1 + block;
}

/** The highest die that costs a block a CV in the Plague (PEL-3.5.19). */
export function plagueUpTo(t: Tables, block: number): number {
  return t.side[block] === ATHENS ? 3 : 1;
}

/** The highest die that raises a storm in this season (PEL-5.2.2.2). */
export function stormUpTo(s: PeloponnesianState, t: Tables): number {
  return t.numbers.stormUpTo.values[seasonOf(s)]!;
}

/** The highest die that makes peace (PEL-3.5.21). */
export function peaceTarget(s: PeloponnesianState, t: Tables): number {
  const { brasidas, cleon, nicias } = t.leaders;
  return (
    read(s, CLOCK.peace) - (isLeading(s, t, SPARTA, brasidas) ? 1 : 0) - (isLeading(s, t, ATHENS, cleon) ? 1 : 0) + (isLeading(s, t, ATHENS, nicias) ? 1 : 0)
  );
}
