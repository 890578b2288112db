/** Events that bring CUs: mercenaries, elephants, veterans, royal troops, the Silver Shields. */
import { nextBit } from "../../../core/basics/bits.js";
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import type { PartOf, UnitPlaces } from "../../tables/card-events.js";
import { fromPools, placeMinorIfNeeded, placeMinorOn, placeUnitsOn } from "../../effects/placement.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { isInProvinces } from "../../rules/cards/targets.js";
import { legitimacyOf } from "../../rules/points.js";
import type { Reason } from "../../rules/refusals.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { isPort, kindOfSpace, type SpaceIndex, type Tables, TRANSIT } from "../../tables/index.js";
import { addUnits, NO_UNITS, SILVER_SHIELDS, type Units, unitsOfType } from "../../vocabulary/units.js";
import type { EffectProcedure, WhyNot } from "../card-part.js";

/** Places CUs in one space that the card allows (DIA-AMB.156), with a minor general if the card says so. */
export const placeUnitsByCard: EffectProcedure<"place-units"> = {
  run(s, { t, seat, part }) {
    if (F.event.top(s).step === F.event.step.finished) return "done";
    if (unitsOfCard(s, t, seat, part) === NO_UNITS) return "nothing";
    for (let space = 0; space < t.spaceCount; space++) if (whyNotPlaced(s, t, seat, space, part) === null) return "ask";
    return "nothing";
  },
  moves(s, { t, seat, part }, out) {
    for (let space = 0; space < t.spaceCount; space++) if (whyNotPlaced(s, t, seat, space, part) === null) out.push(code(V["target-space"], space));
  },
  play(s, { t, seat, part }, c, _dice, log) {
    const space = argA(c);
    F.event.top(s).step = F.event.step.finished;
    placeUnitsOn(s, { seat, space, units: unitsOfCard(s, t, seat, part) }, "DIA-TYC.10", log);
    if (part.minorGeneral === "if-needed") placeMinorIfNeeded(s, seat, space, "DIA-TYC.10", log);
    if (part.minorGeneral === "always") placeMinorOn(s, seat, space, "DIA-TYC.10", log);
  },
};

export const whyNotPlaceUnitsByCard: WhyNot<"place-units"> = (s, { t, seat, part }, c) =>
  verbOf(c) === V["target-space"] ? whyNotPlaced(s, t, seat, argA(c), part) : null;

// The CUs of the card that the pools can supply.
function unitsOfCard(s: DiadochiState, t: Tables, seat: number, part: PartOf<"place-units">): Units {
  const wanted = part.bonusIfMostLegitimacy !== NO_UNITS && isAloneMostLegitimate(s, t, seat) ? addUnits(part.units, part.bonusIfMostLegitimacy) : part.units;
  const given = fromPools(s, t, seat, wanted);
  return given === NO_UNITS && part.otherwise !== NO_UNITS ? fromPools(s, t, seat, part.otherwise) : given;
}

function isAloneMostLegitimate(s: DiadochiState, t: Tables, seat: number): boolean {
  const lp = legitimacyOf(s, t, seat);
  for (let other = 0; other < s.seats; other++) if (other !== seat && legitimacyOf(s, t, other) >= lp) return false;
  return true;
}

const FAILED: Readonly<Record<UnitPlaces, Reason>> = {
  "own-marker": "card/no-own-marker",
  "own-army": "card/no-army",
  "own-army-or-city": "card/no-army-or-city",
  "major-general-or-city": "card/no-major-general-or-city",
  "with-own-male-royal": "card/no-male-royal",
  "marked-spaces": "card/not-marked-now",
};

function whyNotPlaced(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, { where }: PartOf<"place-units">): Reason | null {
  const owner = S.ownerOfSeat(seat);
  if (S.hasEnemyUnits(s, owner, space)) return "card/enemies";
  if (where.port && !isPort(t, space)) return "card/no-port";
  if (where.provinces !== 0 && !isInProvinces(t, where.provinces, space)) return "card/wrong-province";
  return isPlace(s, t, owner, space, where.places) ? null : FAILED[where.places];
}

function isPlace(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, places: UnitPlaces): boolean {
  switch (places) {
    case "own-marker":
      return S.markerOf(s, space) === owner;
    case "own-army":
      return S.fieldOwner(s, space) === owner; // DIA-CRD.14: with or without a general
    case "own-army-or-city":
      return S.fieldOwner(s, space) === owner || isOwnMajorCity(s, t, owner, space);
    case "major-general-or-city":
      return hasMajorGeneral(s, t, owner, space) || isOwnMajorCity(s, t, owner, space);
    case "with-own-male-royal": // DIA-AMB.166: with the owner's CUs in the field, or his marker on any space except a transit point
      return hasMaleRoyal(s, t, owner, space) && (S.fieldOwner(s, space) === owner || (S.markerOf(s, space) === owner && kindOfSpace(t, space) !== TRANSIT));
    case "marked-spaces":
      return F.event.top(s).marked.has(space);
  }
}

function isOwnMajorCity(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  return S.isMajorCity(t, space) && S.markerOf(s, space) === owner;
}

function hasMajorGeneral(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  const generals = S.generalsAt(s, owner, space);
  for (let general = nextBit(generals, 0); general >= 0; general = nextBit(generals, general + 1)) if (S.isMajor(t, general)) return true;
  return false;
}

function hasMaleRoyal(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  for (let r = 0; r < t.royalCount; r++) if (S.isMale(t, r) && S.controllerOf(s, r) === owner && S.placeOfRoyal(s, r) === space) return true;
  return false;
}

function whyNoShields(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex): Reason | null {
  if (!hasMajorGeneral(s, t, S.ownerOfSeat(seat), space)) return "card/no-major-general-there";
  return S.hasEnemyUnits(s, S.ownerOfSeat(seat), space) ? "card/enemies (Silver Shields)" : null;
}

/** Silver Shields, first play: they arrive with a major general of the player, or as a reinforcement if none can take them (DIA-SS.5, DIA-SS.11). */
export const silverShieldsArrive: EffectProcedure<"silver-shields"> = {
  run(s, { t, seat }) {
    if (s.silver !== S.SILVER_AWAITED) return "done";
    for (let space = 0; space < t.spaceCount; space++) if (whyNoShields(s, t, seat, space) === null) return "ask";
    s.silver = S.SILVER_IN_PLAY;
    const next = F["place-units"].push(s);
    next.seat = seat;
    next.units = allShields(t);
    return "again";
  },
  moves(s, { t, seat }, out) {
    for (let space = 0; space < t.spaceCount; space++) if (whyNoShields(s, t, seat, space) === null) out.push(code(V["target-space"], space));
  },
  play(s, { t, seat }, c, _dice, log) {
    s.silver = S.SILVER_IN_PLAY; // DIA-SS.6: from now on, the card takes them from their owner
    placeUnitsOn(s, { seat, space: argA(c), units: allShields(t) }, "DIA-SS.11", log);
  },
};

export const whyNotSilverShieldsArrive: WhyNot<"silver-shields"> = (s, { t, seat }, c) =>
  verbOf(c) === V["target-space"] ? whyNoShields(s, t, seat, argA(c)) : null;

function allShields(t: Tables): Units {
  return unitsOfType(SILVER_SHIELDS, t.rules.pools["silver-shields"]);
}
