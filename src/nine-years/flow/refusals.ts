/** Refusals that name what was asked for, one function per kind of move; null if another kind of move is made, which is not part of the decision. */
import { argA, argB, type Code, verbOf } from "../../core/moves/codes.js";
import type { Refusal } from "../../core/basics/errors.js";
import { CORPS_KIND_IDS } from "../vocabulary/corps.js";
import { V } from "../vocabulary/moves.js";
import { type Reason, refuse } from "../rules/refusals.js";
import type { NineYearsState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { EVENT_CARD_IDS, FLEET_IDS } from "../vocabulary/types.js";

/** Names the space of a move of this verb. */
export function refuseSpace(s: NineYearsState, c: Code, verb: number, reason: Reason, clause?: string): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { space: tablesOf(s).spaceIds[argA(c)] ?? null }, clause) : null;
}

/** Names the space that is the second argument of a move of this verb. */
export function refuseSecondSpace(s: NineYearsState, c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { space: tablesOf(s).spaceIds[argB(c)] ?? null }) : null;
}

/** Names the leader of a move of this verb. */
export function refuseLeader(s: NineYearsState, c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { leader: tablesOf(s).leaderIds[argA(c)] ?? null }) : null;
}

/** Names the fleet of a move of this verb. */
export function refuseFleet(c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { fleet: FLEET_IDS[argA(c)] ?? null }) : null;
}

/** Names the card value of a move of this verb. */
export function refuseValue(c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { value: argA(c) }) : null;
}

/** Names the kind of corps of a move of this verb. */
export function refuseCorps(c: Code, verb: number, reason: Reason, clause?: string): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { corps: CORPS_KIND_IDS[argA(c)] ?? null }, clause) : null;
}

/** Names the event card that a move plays or keeps. */
export function refuseCard(c: Code, reason: Reason): Refusal | null {
  const isOfCard = verbOf(c) === V["play-held"] || verbOf(c) === V["keep-held"];
  return isOfCard ? refuse(reason, { card: EVENT_CARD_IDS[argA(c)] ?? null }) : null;
}
