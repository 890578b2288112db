/** Events that turn or remove control markers: Diplomacy, the raids, Freedom of the Greeks. */
import { argA, code, verbOf } from "../../../core/codes.js";
import { setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import type { PartOf } from "../../card-events.js";
import { placeMarker, removeMarker } from "../../effects/markers.js";
import { Event } from "../../frames.js";
import { DONE, TARGET_ARMY, TARGET_SPACE } from "../../moves.js";
import { isInProvinces, isWithoutUnits } from "../../rules/card-targets.js";
import { isWithinMarch, isWithinMarchOf } from "../../rules/land-range.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import { type DiadochiState, fieldOwner, INDEPENDENTS, markerOf, NOBODY, ownerOfSeat } from "../../state.js";
import type { SpaceIndex, Tables } from "../../tables.js";
import { ASK, DONE_PART, type EffectProcedure, NOTHING } from "../card-part.js";

const CHOSEN = 1;
const FINISHED = 9;

// ---------------------------------------------------------------- Diplomacy

function canConvert(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  const marker = markerOf(s, space);
  return marker !== NOBODY && marker !== owner && isLikeMinorCity(s, t, space) && isWithoutUnits(s, space);
}

/** Diplomacy: an independent or enemy marker on a minor city without CUs becomes the player's. */
export const convertMarker: EffectProcedure<"convert-marker"> = {
  run(s, t, seat) {
    if (stepOf(s) === FINISHED) return DONE_PART;
    for (let space = 0; space < t.spaceCount; space++) if (canConvert(s, t, ownerOfSeat(seat), space)) return ASK;
    return NOTHING;
  },
  moves(s, t, seat, _part, out) {
    for (let space = 0; space < t.spaceCount; space++) if (canConvert(s, t, ownerOfSeat(seat), space)) out.push(code(TARGET_SPACE, space));
  },
  play(s, t, seat, _part, c, _dice, log) {
    setStep(s, FINISHED);
    placeMarker(s, t, argA(c), seat, "DIA-TYC.10", log);
  },
};

// ---------------------------------------------------------------- Raids

function canRaid(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  return canConvert(s, t, owner, space);
}

function hasRaidTarget(s: DiadochiState, t: Tables, owner: number, from: SpaceIndex, mp: number): boolean {
  for (let space = 0; space < t.spaceCount; space++) if (canRaid(s, t, owner, space) && isWithinMarch(t, from, space, mp)) return true;
  return false;
}

/** Minor Raid and Major Raid: markers within a few MP by land of an own army are removed; several only within reach of the same army (DIA-AMB.157). */
export const raid: EffectProcedure<"raid"> = {
  run(s, t, seat, part) {
    const owner = ownerOfSeat(seat);
    if (stepOf(s) === FINISHED) return DONE_PART;
    if (part.count === 1 || stepOf(s) === CHOSEN)
      return slot(s, Event.d) < part.count && isRaidOpen(s, t, owner, part) ? ASK : slot(s, Event.d) > 0 ? DONE_PART : NOTHING;
    for (let from = 0; from < t.spaceCount; from++) if (fieldOwner(s, from) === owner && hasRaidTarget(s, t, owner, from, part.mp)) return ASK;
    return NOTHING;
  },
  // Armies in order of spaces; or targets in order of spaces, then done where there may be several.
  moves(s, t, seat, part, out) {
    const owner = ownerOfSeat(seat);
    if (part.count > 1 && stepOf(s) !== CHOSEN) {
      for (let from = 0; from < t.spaceCount; from++)
        if (fieldOwner(s, from) === owner && hasRaidTarget(s, t, owner, from, part.mp)) out.push(code(TARGET_ARMY, from));
      return;
    }
    for (let space = 0; space < t.spaceCount; space++)
      if (canRaid(s, t, owner, space) && isReached(s, t, owner, space, part)) out.push(code(TARGET_SPACE, space));
    if (part.count > 1) out.push(code(DONE));
  },
  play(s, t, _seat, part, c, _dice, log) {
    switch (verbOf(c)) {
      case TARGET_ARMY:
        setSlot(s, Event.c, argA(c));
        setStep(s, CHOSEN);
        return;
      case TARGET_SPACE:
        removeMarker(s, t, argA(c), "DIA-TYC.11", log);
        setSlot(s, Event.d, slot(s, Event.d) + 1);
        if (part.count === 1) setStep(s, FINISHED);
        return;
      default:
        setStep(s, FINISHED);
    }
  },
};

function isReached(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, part: PartOf<"raid">): boolean {
  if (part.count > 1) return isWithinMarch(t, slot(s, Event.c), space, part.mp);
  return isWithinMarchOf(s, t, owner, space, part.mp);
}

function isRaidOpen(s: DiadochiState, t: Tables, owner: number, part: PartOf<"raid">): boolean {
  for (let space = 0; space < t.spaceCount; space++) if (canRaid(s, t, owner, space) && isReached(s, t, owner, space, part)) return true;
  return false;
}

// ---------------------------------------------------------------- Freedom of the Greeks

/** Removes every player's marker from minor cities without CUs of some provinces. */
export const clearMarkers: EffectProcedure<"clear-markers"> = {
  run(s, t, _seat, part, _dice, log) {
    for (let space = 0; space < t.spaceCount; space++) {
      const marker = markerOf(s, space);
      if (marker === NOBODY || marker === INDEPENDENTS || !isInProvinces(t, part.provinces, space)) continue;
      if (isLikeMinorCity(s, t, space) && isWithoutUnits(s, space)) removeMarker(s, t, space, "DIA-TYC.10", log);
    }
    return DONE_PART;
  },
};
