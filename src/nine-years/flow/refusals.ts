/** Refusals that name the argument of the refused move. Each returns null for a move with another verb, which the decision does not offer. */
import { argA, argB, type Code, verbOf } from "../../core/moves/codes.js";
import type { Refusal } from "../../core/basics/errors.js";
import { CORPS_KIND_IDS } from "../vocabulary/corps.js";
import { V } from "../vocabulary/moves.js";
import { type Reason, refuse } from "../rules/refusals.js";
import type { NineYearsState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { EVENT_CARD_IDS, FLEET_IDS } from "../vocabulary/types.js";

export function refuseSpace(s: NineYearsState, c: Code, verb: number, reason: Reason, clause?: string): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { space: tablesOf(s).spaceIds[argA(c)] ?? null }, clause) : null;
}

export function refuseSecondSpace(s: NineYearsState, c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { space: tablesOf(s).spaceIds[argB(c)] ?? null }) : null;
}

export function refuseLeader(s: NineYearsState, c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { leader: tablesOf(s).leaderIds[argA(c)] ?? null }) : null;
}

export function refuseFleet(c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { fleet: FLEET_IDS[argA(c)] ?? null }) : null;
}

export function refuseValue(c: Code, verb: number, reason: Reason): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { value: argA(c) }) : null;
}

export function refuseCorps(c: Code, verb: number, reason: Reason, clause?: string): Refusal | null {
  return verbOf(c) === verb ? refuse(reason, { corps: CORPS_KIND_IDS[argA(c)] ?? null }, clause) : null;
}

export function refuseCard(c: Code, reason: Reason): Refusal | null {
  const isOfCard = verbOf(c) === V["play-held"] || verbOf(c) === V["keep-held"];
  return isOfCard ? refuse(reason, { card: EVENT_CARD_IDS[argA(c)] ?? null }) : null;
}
