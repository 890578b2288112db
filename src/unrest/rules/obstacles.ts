/**
 * Why something is not allowed. The same questions decide what is listed and why a move is refused; they answer with one of these, or null for "allowed".
 */
import type { Refusal } from "../../core/flow.js";

/** A reason against a choice and the clause that gives it. */
export interface Obstacle {
  readonly code: string;
  readonly clause: string;
}

/** Every reason there is. */
export const OBSTACLES = {
  notInHand: { code: "card/not-in-hand", clause: "CAR-R7.1a" },
  notHeldToDiscard: { code: "card/not-in-hand", clause: "CAR-R6.2a" },
  notHeldToRespond: { code: "card/not-in-hand", clause: "CAR-S.22" },
  notYourCard: { code: "card/other-deck", clause: "CAR-S.5" },
  noEvent: { code: "card/no-event", clause: "CAR-R7.1a" },
  responseOnly: { code: "card/response-only", clause: "CAR-R7.1b" },
  cardPlayUsed: { code: "active/card-play-used", clause: "CAR-S.11" },
  rearranged: { code: "active/rearranged", clause: "CAR-S.10" },
  nothingToRearrange: { code: "active/nothing-to-rearrange", clause: "CAR-R8.3" },
  valueTooLow: { code: "reinforce/value-too-low", clause: "CAR-R7.1a" },
  nobodyToActivate: { code: "activate/nobody", clause: "CAR-19.0.8" },
  initiativeTooHigh: { code: "activate/initiative", clause: "CAR-19.0.8" },
  otherSidesLeader: { code: "leader/other-side", clause: "CAR-S.12" },
  leaderOffMap: { code: "leader/off-map", clause: "CAR-G.7" },
  nothingToWaive: { code: "activate/nothing-to-waive", clause: "CAR-S.30" },
  sameLeader: { code: "activate/same-leader", clause: "CAR-S.39" },
  notInSicily: { code: "blockade/not-in-sicily", clause: "CAR-S.29" },
  besiegerElsewhere: { code: "blockade/leader-elsewhere", clause: "CAR-S.29" },
  tooFewForBlockade: { code: "blockade/too-few-cu", clause: "CAR-S.29" },
  ownersDeck: { code: "raise/owners-deck", clause: "CAR-20.0.2" },
  noNeutralPower: { code: "raise/no-neutral-power", clause: "CAR-20.0.1" },
  markerOnRound: { code: "raise/marker-on-round", clause: "CAR-20.0.4" },
  atCap: { code: "raise/at-cap", clause: "CAR-20.1.12" },
  noMovementPoints: { code: "step/no-movement-points", clause: "CAR-S.13" },
  alreadyMarched: { code: "step/already-marched", clause: "CAR-S.17" },
  noLandWay: { code: "step/no-way", clause: "CAR-S.1" },
  levelZero: { code: "attack/level-zero", clause: "CAR-20.3.24" },
  noBattleHere: { code: "attack/no-battle-here", clause: "CAR-S.16" },
  noEnemy: { code: "attack/no-enemy", clause: "CAR-S.18" },
  noFreshCu: { code: "attack/no-cu", clause: "CAR-20.3.33" },
  allFought: { code: "attack/all-fought", clause: "CAR-S.38" },
  tooMany: { code: "count/too-many", clause: "CAR-20.3.27" },
  tooManyInSicily: { code: "count/too-many", clause: "CAR-S.18" },
  tooFew: { code: "count/too-few", clause: "CAR-20.3.2" },
  tooFewInSicily: { code: "count/too-few", clause: "CAR-S.18" },
  notSoManyInBox: { code: "count/not-so-many", clause: "CAR-20.3.2" },
  notSoManyInSicily: { code: "count/not-so-many", clause: "CAR-S.18" },
  notSoManyToTake: { code: "count/not-so-many", clause: "CAR-S.14" },
  someFought: { code: "count/some-fought", clause: "CAR-S.38" },
  overCapacity: { code: "move/over-capacity", clause: "CAR-19.0.7" },
  overMost: { code: "move/over-most", clause: "CAR-R9.1" },
  destinationNow: { code: "move/destination-now", clause: "CAR-S.14" },
  destinationGiven: { code: "move/destination-given", clause: "CAR-S.17" },
  destinationChosen: { code: "move/destination-chosen", clause: "CAR-S.14" },
  cuNow: { code: "move/cu-now", clause: "CAR-S.14" },
  cuChosen: { code: "move/cu-chosen", clause: "CAR-S.14" },
  sameLocation: { code: "move/same-location", clause: "CAR-S.1" },
  closedLocation: { code: "location/closed", clause: "CAR-S.1" },
  ownersBox: { code: "location/owners-box", clause: "CAR-19.0.4" },
  otherSidesSubordinate: { code: "leader/other-side", clause: "CAR-S.14" },
  otherSidesDefender: { code: "leader/other-side", clause: "CAR-S.18" },
  otherSidesBesieger: { code: "leader/other-side", clause: "CAR-S.29" },
  otherSidesToPlace: { code: "leader/other-side", clause: "CAR-R8.3" },
  otherSidesToReturn: { code: "leader/other-side", clause: "CAR-S.35" },
  isTheMover: { code: "leader/is-the-mover", clause: "CAR-S.14" },
  notWithHim: { code: "leader/not-there", clause: "CAR-S.14" },
  notInBattle: { code: "leader/not-there", clause: "CAR-S.18" },
  namedUnderMinor: { code: "leader/named-under-minor", clause: "CAR-R8.2.1b" },
  leaderFought: { code: "leader/fought", clause: "CAR-20.3.28" },
  notFitting: { code: "response/not-fitting", clause: "CAR-S.22" },
  alreadyInForce: { code: "response/already-in-force", clause: "CAR-S.23" },
  capReached: { code: "support/cap-reached", clause: "CAR-20.1.2" },
  levelAtZero: { code: "support/level-zero", clause: "CAR-20.1.11" },
  tooFewPoints: { code: "support/too-few-points", clause: "CAR-S.24" },
  noPortLeft: { code: "support/no-port-left", clause: "CAR-S.3" },
  noPortForCu: { code: "place/no-port", clause: "CAR-S.34" },
  notDisplaced: { code: "place/not-displaced", clause: "CAR-R8.4d" },
  noCuThere: { code: "place/no-cu-there", clause: "CAR-R8.3" },
  noCuToReturnTo: { code: "place/no-cu-there", clause: "CAR-R8.4d" },
  namedStays: { code: "place/named-stays", clause: "CAR-R8.3" },
  resting: { code: "place/resting", clause: "CAR-R8.4c" },
  placedAlready: { code: "place/placed-already", clause: "CAR-R8.3" },
  staysThere: { code: "place/stays-there", clause: "CAR-R8.3" },
  otherLeaderFirst: { code: "leader/other-first", clause: "CAR-R8.3" },
  otherReturnsFirst: { code: "leader/other-first", clause: "CAR-S.35" },
  otherSubordinateFirst: { code: "leader/other-first", clause: "CAR-S.14" },
} as const;

/** A refusal for an obstacle, with the data of its sentence; null for none. */
export function refusalFor(obstacle: Obstacle | null, data: Refusal["data"] = {}): Refusal | null {
  return obstacle === null ? null : { code: obstacle.code, clause: obstacle.clause, data };
}
