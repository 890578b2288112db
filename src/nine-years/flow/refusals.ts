/** Refusals that name what was asked for, one function per kind of move; null if another kind of move is made, which is not part of the decision. */
import { argA, argB, type Code, verbOf } from "../../core/moves/codes.js";
import type { Refusal } from "../../core/basics/errors.js";
import { CORPS_KIND_IDS } from "../vocabulary/corps.js";
import { V } from "../vocabulary/moves.js";
import { type Reason, refuse } from "../rules/refusals.js";
import type { NineYearsState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { EVENT_CARD_IDS, FLEET_IDS } from "../vocabulary/types.js";

/** Refuses a move of this verb, naming its space; null for another verb. */
export function refuseSpace(s: NineYearsState, c: Code, verb: number, reason: Reason, clause?: string): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { space: tablesOf(s).spaceIds[argA(c)] ?? null }, clause) : null;
}

/** Refuses a move of this verb, naming the space in its second argument; null for another verb. */
export function refuseSecondSpace(s: NineYearsState, c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { space: tablesOf(s).spaceIds[argB(c)] ?? null }) : null;
}

/** Refuses a move of this verb, naming its leader; null for another verb. */
export function refuseLeader(s: NineYearsState, c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { leader: tablesOf(s).leaderIds[argA(c)] ?? null }) : null;
}

/** Refuses a move of this verb, naming its fleet; null for another verb. */
export function refuseFleet(c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { fleet: FLEET_IDS[argA(c)] ?? null }) : null;
}

/** Refuses a move of this verb, naming its card value; null for another verb. */
export function refuseValue(c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { value: argA(c) }) : null;
}

/** Refuses a move of this verb, naming its kind of corps; null for another verb. */
export function refuseCorps(c: Code, verb: number, reason: Reason, clause?: string): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { corps: CORPS_KIND_IDS[argA(c)] ?? null }, clause) : null;
}

/** Refuses a move that plays or keeps a held event, naming the card; null for another move. */
export function refuseCard(c: Code, reason: Reason): Refusal | null {
  const isOfCard = verbOf(c) === V["play-held"] || verbOf(c) === V["keep-held"];
  return isOfCard ? refuse(reason, { card: EVENT_CARD_IDS[argA(c)] ?? null }) : null;
}
