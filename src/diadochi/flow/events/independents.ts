/** Events that raise and activate independent armies (DIA-IND.1). */
import type { Log } from "../../../core/flow/flow.js";
import type { PartOf } from "../../tables/card-events.js";
import { placeIndependentMarker } from "../../effects/markers.js";
import type { DiadochiEvent } from "../../vocabulary/events.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { isInProvinces, isWithoutUnits } from "../../rules/cards/targets.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import type { Reason } from "../../rules/refusals.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { FORTRESS, kindOfSpace, MINOR_CITY, NONE, provinceOfSpace, type SpaceIndex, type Tables } from "../../tables/index.js";
import { MERCENARY, unitsOfType } from "../../vocabulary/units.js";
import type { CardInPlay, EffectProcedure, OptionalEffect, Progress } from "../card-part.js";
import { oneTarget, type OneTargetEffect } from "./one-target.js";

const STEP = F.event.step;

/** Raises or reinforces a named army, turns markers, then activates the army. The slot `space` is the army's space, NONE if the army is gone. */
export const independentArmy: EffectProcedure<"independent-army"> = {
  run(s, card, _dice, log) {
    const { t, part } = card;
    switch (F.event.top(s).step) {
      case STEP.ask:
        if (part.convertProvinceToIndependent !== NONE) revolt(s, t, part.convertProvinceToIndependent, log);
        return raise(s, part);
      case STEP.chosen:
        F.event.top(s).space = F["place-independent"].answered(s);
        F.event.top(s).step = STEP.stands;
        return "again";
      case STEP.stands:
        return activate(s, card, log);
      default:
        return "done";
    }
  },
};

function raise(s: DiadochiState, part: PartOf<"independent-army">): "again" {
  const stands = S.spaceOfArmy(s, part.army);
  if (stands !== NONE) {
    reinforce(s, stands, part);
    F.event.top(s).space = stands;
    F.event.top(s).step = STEP.stands;
    return "again";
  }
  const space = part.createElse !== NONE && isHeld(s, part.createAt) ? part.createElse : part.createAt;
  F.event.top(s).step = STEP.chosen;
  const next = F["place-independent"].push(s);
  next.space = space;
  next.units = part.setUnitsAtLeast;
  next.army = part.army;
  return "again";
}

// Brings an army on the map up to the number on the card, or adds CUs up to the card's limit.
function reinforce(s: DiadochiState, space: SpaceIndex, part: PartOf<"independent-army">): void {
  const present = S.independentUnits(s, space);
  const wanted = part.addUnits > 0 ? Math.min(present + part.addUnits, part.maxUnits) : part.setUnitsAtLeast;
  if (wanted > present) S.addToField(s, space, S.INDEPENDENTS, unitsOfType(MERCENARY, wanted - present));
}

// True if a player has a marker on the space or CUs in its field.
function isHeld(s: DiadochiState, space: SpaceIndex): boolean {
  return S.seatOfOwner(S.markerOf(s, space)) !== NONE || S.seatOfOwner(S.fieldOwner(s, space)) !== NONE;
}

function activate(s: DiadochiState, { t, seat, part }: CardInPlay<"independent-army">, log: Log<DiadochiEvent>): Progress {
  markUncontrolled(s, t, part.independentMarkersIn, log);
  F.event.top(s).step = STEP.finished;
  const stands = F.event.top(s).space;
  if (stands === NONE || part.activateMp === 0) return "done";
  const next = F["independent-march"].push(s);
  next.seat = seat;
  next.mp = part.activateMp;
  next.provinces = part.mustEnter;
  next.toward = part.moveTowards;
  next.from = stands;
  return "again";
}

// Players' markers on minor cities without CUs become independent.
function revolt(s: DiadochiState, t: Tables, province: number, log: Log<DiadochiEvent>): void {
  for (let space = 0; space < t.spaceCount; space++) {
    if (provinceOfSpace(t, space) !== province || S.seatOfOwner(S.markerOf(s, space)) === NONE) continue;
    if (isLikeMinorCity(s, t, space) && isWithoutUnits(s, space)) placeIndependentMarker(s, space, "DIA-IND.1", log);
  }
}

function markUncontrolled(s: DiadochiState, t: Tables, provinces: number, log: Log<DiadochiEvent>): void {
  if (provinces === 0) return;
  for (let space = 0; space < t.spaceCount; space++) {
    if (!isInProvinces(t, provinces, space) || kindOfSpace(t, space) !== MINOR_CITY) continue;
    if (S.markerOf(s, space) === S.NOBODY && isWithoutUnits(s, space)) placeIndependentMarker(s, space, "DIA-IND.1", log);
  }
}

export const activateArmy: OptionalEffect<"activate-army"> = {
  isPossible: hasIndependents,
  run(s, { seat, part }) {
    if (F.event.top(s).step === STEP.finished) return "done";
    if (!hasIndependents(s)) return "nothing";
    F.event.top(s).step = STEP.finished;
    const next = F["activate-independent"].push(s);
    next.seat = seat;
    next.mp = part.mp;
    return "again";
  },
};

function hasIndependents(s: DiadochiState): boolean {
  return S.hasField(s, S.INDEPENDENTS);
}

function whyNoTribe(s: DiadochiState, t: Tables, space: SpaceIndex): Reason | null {
  if (kindOfSpace(t, space) !== FORTRESS) return "card/no-fortress";
  if (S.markerOf(s, space) !== S.INDEPENDENTS) return "card/subdued-fortress";
  return isWithoutUnits(s, space) ? null : "card/units-there";
}

/** Tribal Uprising: a new army in an independent fortress that has its marker but no CUs. It is not activated now. */
export const newArmy: OneTargetEffect<"new-army"> = oneTarget({
  verb: V["target-space"],
  count: (t) => t.spaceCount,
  whyNot: (s, { t }, space) => whyNoTribe(s, t, space),
  hit(s, { part }, space) {
    const next = F["place-independent"].push(s);
    next.space = space;
    next.units = part.setUnitsAtLeast;
  },
});
