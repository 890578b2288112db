/** Events that remove, replace or place control markers. "Without CUs" means without CUs of any player and without an independent army. */
import { argA, type Code, code, verbOf } from "../../../core/codes.js";
import type { Log } from "../../../core/flow.js";
import { setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import type { PartOf } from "../../card-events.js";
import { placeMarker, removeMarker } from "../../effects/markers.js";
import type { DiadochiEvent } from "../../events.js";
import { Event } from "../../frames.js";
import { DONE, TARGET_ARMY, TARGET_PROVINCE, TARGET_SPACE } from "../../moves.js";
import { isWithinMarch, isWithinMarchOf } from "../../rules/land-range.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import { victoryPointsOf } from "../../rules/points.js";
import { highestSeats, seniorSeat } from "../../rules/seniority.js";
import { type DiadochiState, fieldOwner, hasBit, hasEnemyUnits, INDEPENDENTS, markerOf, NOBODY, ownerOfSeat, seatInTurnOrder } from "../../state.js";
import { at, isPort, kindOfSpace, NONE, provinceOfSpace, type SpaceIndex, type Tables, TRANSIT } from "../../tables.js";
import { ASK, DONE_PART, type EffectProcedure, NOTHING } from "../card-part.js";

// Slot b of EVENT: spaces marked by this card, space + 1 in 9 bits each, the latest lowest. The last part of Peucestas reads them.
const MARKED = Event.b;
const MARK_BITS = 9;
const MARK_MASK = 511;

const CHOSEN = 1;
const FINISHED = 9;

/** Whether no CU of any player and no independent army is in the field of a space. */
export function isWithoutUnits(s: DiadochiState, space: SpaceIndex): boolean {
  return !hasEnemyUnits(s, NOBODY, space);
}

/** The spaces marked by the card under way, packed. */
export function markedSpaces(s: DiadochiState): number {
  return slot(s, MARKED);
}

/** Whether a packed list of marked spaces has a space. */
export function isMarked(marked: number, space: SpaceIndex): boolean {
  for (let rest = marked; rest !== 0; rest >>>= MARK_BITS) if ((rest & MARK_MASK) === space + 1) return true;
  return false;
}

function remember(s: DiadochiState, space: SpaceIndex): void {
  setSlot(s, MARKED, (slot(s, MARKED) << MARK_BITS) | (space + 1));
}

function countMarked(marked: number): number {
  let count = 0;
  for (let rest = marked; rest !== 0; rest >>>= MARK_BITS) count++;
  return count;
}

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

// ---------------------------------------------------------------- Unrest

function canRiot(s: DiadochiState, t: Tables, victim: number, space: SpaceIndex): boolean {
  return markerOf(s, space) === victim && isLikeMinorCity(s, t, space) && fieldOwner(s, space) !== victim;
}

function countRiots(s: DiadochiState, t: Tables, victim: number, province: number): number {
  let count = 0;
  for (let space = 0; space < t.spaceCount; space++) if (inProvince(t, space, province) && canRiot(s, t, victim, space)) count++;
  return count;
}

function inProvince(t: Tables, space: SpaceIndex, province: number): boolean {
  return province === NONE || provinceOfSpace(t, space) === province;
}

// A province with at least two markers of the victim, one of which can be removed.
function isRestless(s: DiadochiState, t: Tables, victim: number, province: number): boolean {
  let markers = 0;
  for (let space = 0; space < t.spaceCount; space++) if (provinceOfSpace(t, space) === province && markerOf(s, space) === victim) markers++;
  return markers >= 2 && countRiots(s, t, victim, province) > 0;
}

/**
 * Unrest: two markers of the player with the most VP in one province. Unrest Spreads: one marker of every player in turn order.
 * Slot c: the province, or how many players have had theirs; slot d: the victim's owner number, then how many markers are still to go.
 */
export const unrest: EffectProcedure<"unrest"> = {
  run: (s, t, _seat, part) => (part.eachPlayer ? runSpreadingUnrest(s, t, part) : runUnrest(s, t, part)),
  moves(s, t, _seat, part, out) {
    const victim = victimOf(s, t, part);
    if (!part.eachPlayer && stepOf(s) !== CHOSEN) {
      for (let province = 0; province < t.provinceCount; province++) if (isRestless(s, t, victim, province)) out.push(code(TARGET_PROVINCE, province));
      return;
    }
    const province = part.eachPlayer ? NONE : slot(s, Event.c);
    for (let space = 0; space < t.spaceCount; space++) if (inProvince(t, space, province) && canRiot(s, t, victim, space)) out.push(code(TARGET_SPACE, space));
  },
  play(s, t, _seat, part, c, _dice, log) {
    if (verbOf(c) === TARGET_PROVINCE) {
      const victim = victimOf(s, t, part);
      setSlot(s, Event.c, argA(c));
      setSlot(s, Event.d, Math.min(part.count, countRiots(s, t, victim, argA(c))));
      setSlot(s, MARKED, victim);
      setStep(s, CHOSEN);
      return;
    }
    removeMarker(s, t, argA(c), "DIA-TYC.11", log);
    if (part.eachPlayer) setSlot(s, Event.c, slot(s, Event.c) + 1);
    else setSlot(s, Event.d, slot(s, Event.d) - 1);
  },
};

// The victim stays the same while his markers and points go.
function victimOf(s: DiadochiState, t: Tables, part: PartOf<"unrest">): number {
  if (part.eachPlayer) return ownerOfSeat(seatInTurnOrder(s, slot(s, Event.c)));
  if (stepOf(s) === CHOSEN) return slot(s, MARKED);
  return ownerOfSeat(
    seniorSeat(
      s,
      t,
      highestSeats(s, (seat) => victoryPointsOf(s, t, seat)),
    ),
  );
}

function runUnrest(s: DiadochiState, t: Tables, part: PartOf<"unrest">): number {
  if (stepOf(s) === CHOSEN) return slot(s, Event.d) > 0 ? ASK : DONE_PART;
  const victim = victimOf(s, t, part);
  for (let province = 0; province < t.provinceCount; province++) if (isRestless(s, t, victim, province)) return ASK;
  return NOTHING;
}

function runSpreadingUnrest(s: DiadochiState, t: Tables, part: PartOf<"unrest">): number {
  while (slot(s, Event.c) < s.seats && countRiots(s, t, victimOf(s, t, part), NONE) === 0) setSlot(s, Event.c, slot(s, Event.c) + 1);
  return slot(s, Event.c) < s.seats ? ASK : DONE_PART;
}

// ---------------------------------------------------------------- Freedom of the Greeks

/** Removes every player's marker from minor cities without CUs of some provinces. */
export const clearMarkers: EffectProcedure<"clear-markers"> = {
  run(s, t, _seat, part, _dice, log) {
    for (let space = 0; space < t.spaceCount; space++) {
      const marker = markerOf(s, space);
      if (marker === NOBODY || marker === INDEPENDENTS || !isIn(t, part.provinces, space)) continue;
      if (isLikeMinorCity(s, t, space) && isWithoutUnits(s, space)) removeMarker(s, t, space, "DIA-TYC.10", log);
    }
    return DONE_PART;
  },
};

function isIn(t: Tables, provinces: number, space: SpaceIndex): boolean {
  const province = provinceOfSpace(t, space);
  return province !== NONE && hasBit(provinces, province);
}

// ---------------------------------------------------------------- placing markers

/** Places markers of the player on spaces of some provinces, of a province with one of his, or on islands and coasts within reach of his ports. Slot c: the province. */
export const placeMarkers: EffectProcedure<"place-markers"> = {
  run(s, t, seat, part) {
    if (stepOf(s) === FINISHED) return DONE_PART;
    if (part.chooseProvince && stepOf(s) !== CHOSEN) {
      for (let province = 0; province < t.provinceCount; province++) if (isOpenProvince(s, t, seat, province, part)) return ASK;
      return NOTHING;
    }
    const placed = countMarked(markedSpaces(s));
    if (placed < part.count && hasMarkerTarget(s, t, seat, part)) return ASK;
    return placed > 0 ? DONE_PART : NOTHING;
  },
  // Provinces; or spaces in order, then done where the card says "up to".
  moves(s, t, seat, part, out) {
    if (part.chooseProvince && stepOf(s) !== CHOSEN) {
      for (let province = 0; province < t.provinceCount; province++) if (isOpenProvince(s, t, seat, province, part)) out.push(code(TARGET_PROVINCE, province));
      return;
    }
    listMarkerTargets(s, t, seat, part, out);
    if (!part.must) out.push(code(DONE));
  },
  play(s, t, seat, part, c, _dice, log) {
    playPlaceMarkers(s, t, seat, part, c, log);
  },
};

function playPlaceMarkers(s: DiadochiState, t: Tables, seat: number, part: PartOf<"place-markers">, c: Code, log: Log<DiadochiEvent>): void {
  switch (verbOf(c)) {
    case TARGET_PROVINCE:
      setSlot(s, Event.c, argA(c));
      setStep(s, CHOSEN);
      return;
    case TARGET_SPACE:
      placeMarker(s, t, argA(c), seat, "DIA-TYC.10", log);
      remember(s, argA(c));
      if (part.must) setStep(s, FINISHED);
      return;
    default:
      setStep(s, FINISHED);
  }
}

function canBeMarked(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, part: PartOf<"place-markers">): boolean {
  const marker = markerOf(s, space);
  if (marker !== NOBODY && !(part.overIndependents && marker === INDEPENDENTS)) return false;
  if (part.minorCities ? !isLikeMinorCity(s, t, space) : kindOfSpace(t, space) === TRANSIT) return false;
  if (hasEnemyUnits(s, part.withoutUnits ? NOBODY : ownerOfSeat(seat), space)) return false;
  if (part.provinces !== 0 && !isIn(t, part.provinces, space)) return false;
  return part.seaRange === 0 || (isPort(t, space) && isNearOwnPort(s, t, ownerOfSeat(seat), space));
}

// Within two sea routes of a port with a marker of the owner that this card has not placed. DIA-AMB.158, interpretation: as in DIA-OPS.10.
function isNearOwnPort(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  for (let i = at(t.seaRangeStart, space); i < at(t.seaRangeStart, space + 1); i++) {
    const port = at(t.seaRangeTo, i);
    if (port !== space && markerOf(s, port) === owner && !isMarked(markedSpaces(s), port)) return true;
  }
  return false;
}

function isOpenProvince(s: DiadochiState, t: Tables, seat: number, province: number, part: PartOf<"place-markers">): boolean {
  let own = false;
  let open = false;
  for (let space = 0; space < t.spaceCount; space++) {
    if (provinceOfSpace(t, space) !== province) continue;
    if (markerOf(s, space) === ownerOfSeat(seat)) own = true;
    else if (canBeMarked(s, t, seat, space, part)) open = true;
  }
  return own && open;
}

function isMarkerTarget(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, part: PartOf<"place-markers">): boolean {
  return canBeMarked(s, t, seat, space, part) && (!part.chooseProvince || provinceOfSpace(t, space) === slot(s, Event.c));
}

function hasMarkerTarget(s: DiadochiState, t: Tables, seat: number, part: PartOf<"place-markers">): boolean {
  for (let space = 0; space < t.spaceCount; space++) if (isMarkerTarget(s, t, seat, space, part)) return true;
  return false;
}

function listMarkerTargets(s: DiadochiState, t: Tables, seat: number, part: PartOf<"place-markers">, out: Code[]): void {
  for (let space = 0; space < t.spaceCount; space++) if (isMarkerTarget(s, t, seat, space, part)) out.push(code(TARGET_SPACE, space));
}
