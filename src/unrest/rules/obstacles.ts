/**
 * Why something is not allowed. The same questions decide what is listed and why a move is refused; they answer with one of these, or null for "allowed".
 */
import type { Refusal } from "../../core/flow.js";

/** A reason against a choice and the clause that gives it. */
export interface Obstacle {
  readonly code: string;
  readonly clause: string;
}

const because = (code: string, clause: string): Obstacle => Object.freeze({ code, clause });

/** Every reason there is. */
export const OBSTACLES = {
  notInHand: because("card/not-in-hand", "CAR-R7.1a"),
  notYourCard: because("card/other-deck", "CAR-S.5"),
  noEvent: because("card/no-event", "CAR-R7.1a"),
  responseOnly: because("card/response-only", "CAR-R7.1b"),
  cardPlayUsed: because("active/card-play-used", "CAR-S.11"),
  rearranged: because("active/rearranged", "CAR-S.10"),
  nothingToRearrange: because("active/nothing-to-rearrange", "CAR-R8.3"),
  valueTooLow: because("reinforce/value-too-low", "CAR-R7.1a"),
  nobodyToActivate: because("activate/nobody", "CAR-19.0.8"),
  initiativeTooHigh: because("activate/initiative", "CAR-19.0.8"),
  otherSidesLeader: because("leader/other-side", "CAR-S.12"),
  leaderOffMap: because("leader/off-map", "CAR-G.7"),
  sameLeader: because("activate/same-leader", "CAR-S.39"),
  notInSicily: because("blockade/not-in-sicily", "CAR-S.29"),
  tooFewForBlockade: because("blockade/too-few-cu", "CAR-S.29"),
  ownersDeck: because("raise/owners-deck", "CAR-20.0.2"),
  noNeutralPower: because("raise/no-neutral-power", "CAR-20.0.1"),
  markerOnRound: because("raise/marker-on-round", "CAR-20.0.4"),
  atCap: because("raise/at-cap", "CAR-20.1.12"),
  noMovementPoints: because("step/no-movement-points", "CAR-S.13"),
  alreadyMarched: because("step/already-marched", "CAR-S.17"),
  noLandWay: because("step/no-way", "CAR-S.1"),
  levelZero: because("attack/level-zero", "CAR-20.3.24"),
  noBattleHere: because("attack/no-battle-here", "CAR-S.16"),
  noEnemy: because("attack/no-enemy", "CAR-S.18"),
  noFreshCu: because("attack/no-cu", "CAR-20.3.33"),
  allFought: because("attack/all-fought", "CAR-S.38"),
  tooMany: because("count/too-many", "CAR-20.3.27"),
  tooFew: because("count/too-few", "CAR-20.3.2"),
  overCapacity: because("move/over-capacity", "CAR-19.0.7"),
  sameLocation: because("move/same-location", "CAR-S.1"),
  closedLocation: because("location/closed", "CAR-S.1"),
  ownersBox: because("location/owners-box", "CAR-19.0.4"),
  notWithHim: because("leader/not-there", "CAR-S.14"),
  namedUnderMinor: because("leader/named-under-minor", "CAR-R8.2.1b"),
  leaderFought: because("leader/fought", "CAR-20.3.28"),
  notFitting: because("response/not-fitting", "CAR-S.22"),
  alreadyInForce: because("response/already-in-force", "CAR-S.23"),
  capReached: because("support/cap-reached", "CAR-20.1.2"),
  levelAtZero: because("support/level-zero", "CAR-20.1.11"),
  tooFewPoints: because("support/too-few-points", "CAR-S.24"),
  noPortLeft: because("support/no-port-left", "CAR-S.3"),
  noPortForCu: because("place/no-port", "CAR-S.34"),
  noCuThere: because("place/no-cu-there", "CAR-R8.3"),
} as const;

/** A refusal for an obstacle, with the data of its sentence; null for none. */
export function refusalFor(obstacle: Obstacle | null, data: Refusal["data"] = {}): Refusal | null {
  return obstacle === null ? null : { code: obstacle.code, clause: obstacle.clause, data };
}
