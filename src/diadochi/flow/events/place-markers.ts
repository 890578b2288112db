/** Events that place control markers: Peucestas, League of the Islanders, The Satraps Declare, and the last part of Freedom of the Greeks. */
import { argA, type Code, code, verbOf } from "../../../core/codes.js";
import type { Log } from "../../../core/flow.js";
import { setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import type { PartOf } from "../../card-events.js";
import { placeMarker } from "../../effects/markers.js";
import type { DiadochiEvent } from "../../events.js";
import { Event } from "../../frames.js";
import { DONE, TARGET_PROVINCE, TARGET_SPACE } from "../../moves.js";
import { countPackedSpaces, hasPackedSpace } from "../../packed-spaces.js";
import { isInProvinces } from "../../rules/card-targets.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import { type DiadochiState, hasEnemyUnits, INDEPENDENTS, markerOf, NOBODY, ownerOfSeat } from "../../state.js";
import { at, isPort, kindOfSpace, provinceOfSpace, type SpaceIndex, type Tables, TRANSIT } from "../../tables.js";
import { ASK, DONE_PART, type EffectProcedure, NOTHING } from "../card-part.js";
import { markedSpaces, rememberMarked } from "./marked-spaces.js";

const CHOSEN = 1;
const FINISHED = 9;

/** Places markers of the player on spaces of some provinces, of a province with one of his, or on islands and coasts within reach of his ports. Slot c: the province. */
export const placeMarkers: EffectProcedure<"place-markers"> = {
  run(s, t, seat, part) {
    if (stepOf(s) === FINISHED) return DONE_PART;
    if (part.chooseProvince && stepOf(s) !== CHOSEN) {
      for (let province = 0; province < t.provinceCount; province++) if (isOpenProvince(s, t, seat, province, part)) return ASK;
      return NOTHING;
    }
    const placed = countPackedSpaces(markedSpaces(s));
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
      rememberMarked(s, argA(c));
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
  if (part.provinces !== 0 && !isInProvinces(t, part.provinces, space)) return false;
  return part.seaRange === 0 || (isPort(t, space) && isNearOwnPort(s, t, ownerOfSeat(seat), space));
}

// Within two sea routes of a port with a marker of the owner that this card has not placed. DIA-AMB.158, interpretation: as in DIA-OPS.10.
function isNearOwnPort(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  for (let i = at(t.seaRangeStart, space); i < at(t.seaRangeStart, space + 1); i++) {
    const port = at(t.seaRangeTo, i);
    if (port !== space && markerOf(s, port) === owner && !hasPackedSpace(markedSpaces(s), port)) return true;
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
