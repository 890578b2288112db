/** Single procedures that take ids and dice and return plain values, for use with or without a game. */
import type { Dice } from "../core/dice/dice.js";
import type { RollLog } from "../core/events/events.js";
import { FULL_LOC, friendlyCapitals, hasLoc, LIMITED_LOC, locOfSiege, locToCapital } from "./rules/loc.js";
import { firstByCards, resourcePoints as pointsOf } from "./rules/resources.js";
import { rollFor } from "./rules/rolls.js";
import { type SeaResult, seaResult } from "./rules/sea-movement.js";
import { type SiegeModifiers, siegeResult, siegeTotal } from "./rules/siege.js";
import type { NineYearsState } from "./state/index.js";
import { type Tables, tablesOf } from "./tables/index.js";
import { type RollPurpose, SEATS, type Seat, type SpaceId } from "./vocabulary/types.js";

/** The state of a line of communication. Only sieges distinguish a limited one from a full one (NYW-11.1.4.2). */
export type LineOfCommunication = "none" | "limited" | "full";

/**
 * The LOC of a space for a side: to any friendly capital, or to the given one (then "full" or "none"). A capital that does not supply the side gives "none",
 * such as the captured capital of an enemy power (NYW-11.2.1.1) or Highlands before the Glorious Revolution (NYW-7.2.6.5).
 * Null if this edition lacks the space or the capital.
 */
export function lineOfCommunication(state: NineYearsState, side: Seat, space: SpaceId, capital?: SpaceId): LineOfCommunication | null {
  const t = tablesOf(state);
  const from = t.spaceIds.indexOf(space);
  const to = capital === undefined ? -1 : t.spaceIds.indexOf(capital);
  if (from < 0 || (capital !== undefined && to < 0)) return null;
  const seat = SEATS.indexOf(side);
  if (to >= 0) return isSource(state, t, seat, to) && hasLoc(locToCapital(state, t, seat, to), from) ? "full" : "none";
  const loc = locOfSiege(state, t, seat, from);
  return loc === FULL_LOC ? "full" : loc === LIMITED_LOC ? "limited" : "none";
}

// NYW-11.2.1.1: a LOC leads to the capital of an active friendly power that the enemy does not control.
function isSource(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  return (friendlyCapitals(s, t, side) & t.capitalBit[space]!) !== 0;
}

/** A siege roll: the total, the reduction of the fortress, and the steps that the besieger loses (NYW-17.5.5). */
export interface SiegeRoll {
  readonly total: number;
  readonly fall: number;
  readonly steps: number;
}

/** Rolls for a siege with these modifiers (NYW-17.5.4); those left out are 0. */
export function rollSiege(modifiers: Partial<SiegeModifiers>, dice: Dice, log?: RollLog<RollPurpose>): SiegeRoll {
  const all: SiegeModifiers = { commander: 0, engineer: 0, continued: 0, garrison: 0, sea: 0, loc: 0, train: 0, ...modifiers };
  const total = rollFor(dice, log, "siege", null, { bonus: siegeTotal(0, all) });
  return { total, ...siegeResult(total) };
}

export interface SeaRoll extends SeaResult {
  readonly total: number;
}

/** Rolls on the Sea Movement table with the sum of the modifiers (NYW-14.5.4 to NYW-14.5.8). */
export function rollSeaMovement(modifier: number, dice: Dice, log?: RollLog<RollPurpose>): SeaRoll {
  const total = rollFor(dice, log, "sea-movement", null, { bonus: modifier });
  return { total, ...seaResult(total) };
}

/** Makes a Peace roll with the sum of the modifiers. True if the total is at least `threshold`, so that the war ends (NYW-6.4.4). */
export function rollPeace(modifier: number, threshold: number, dice: Dice, log?: RollLog<RollPurpose>): boolean {
  return rollFor(dice, log, "peace", "bourbon", { bonus: modifier, least: threshold }) >= threshold;
}

/** The side that goes first by the number of Action cards. Null for equal numbers, when each side must show a card (NYW-13.2.1.1, NYW-13.2.1.5). */
export function firstPlayer(allianceCards: number, bourbonCards: number): Seat | null {
  return SEATS[firstByCards(allianceCards, bourbonCards)] ?? null;
}

/** The resource points that a side would have if its step 2.a began now (NYW-12.3.1). */
export function resourcePoints(state: NineYearsState, side: Seat): number {
  return pointsOf(state, tablesOf(state), SEATS.indexOf(side));
}
