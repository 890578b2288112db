/**
 * One assault on a major city, or one subjugation attempt elsewhere (DIA-SIE.3, DIA-SIE.4).
 *
 * The frame remembers the commander (NONE: to be chosen), where the army lies (FORCE or its field), the space, whether it is a free attempt of the Surrender
 * Segment, the points that a card gives instead of a roll (NONE: points already there are only compared anew, DIA-SIE.18), and the points gained. Its answer is 1
 * when the marker is taken.
 */
import { unreachable } from "../../core/errors.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollDie } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { removeMarker } from "../effects/markers.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../events.js";
import { ARMY_DEFEAT, ATTEMPT_COMMANDER, Assault, IN_ASSAULT_DECLARED, LOSS_ASSAULT, MARKER_AFTER_CAPTURE, UNIT_LOSS } from "../frames.js";
import { seatId, spaceId, unitCounts } from "../names.js";
import { seniorGeneral } from "../rules/command.js";
import { attemptModifier, attemptUnits, besiegerTotal, garrisonTotal, isSiegeComplete, requiredPoints, siegeCost, siegeGain } from "../rules/siege.js";
import {
  addToField,
  besiegerOf,
  countBits,
  type DiadochiState,
  FORCE,
  fieldGenerals,
  fieldOwner,
  forceGenerals,
  forceOwner,
  forceUnits,
  generalsAt,
  INDEPENDENTS,
  INSIDE,
  insideUnits,
  isMajorCity,
  markerOf,
  ownerOfSeat,
  royalsAt,
  seatOfOwner,
  setForceUnits,
  setInside,
  setSiege,
  siegePoints,
  unitsAt,
  unitsOf,
} from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { addUnits, countUnits, NO_UNITS, onlyType, ROYAL, subtractUnits } from "../units.js";

const CHOSEN = 1;
const DECLARED = 2;
const GAINED = 3;
const GARRISON_BEATEN = 4;
const DONE = 5;

export const assault: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "assault",
  clause: "DIA-SIE.3",
  slots: ["commander", "place", "space", "free", "given", "gained"],

  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        begin(s, t);
        return false;
      case CHOSEN:
        if (slot(s, Assault.commander) === NONE) setSlot(s, Assault.commander, answerOf(s) - 1);
        setStep(s, DECLARED);
        if (slot(s, Assault.given) === 0) openWindow(s, IN_ASSAULT_DECLARED, IN_ASSAULT_DECLARED);
        return false;
      case DECLARED:
        if (slot(s, Assault.given) === 0) roll(s, t, dice, log);
        else takeGiven(s);
        return false;
      case GAINED:
        gain(s, t, log);
        return false;
      case GARRISON_BEATEN:
        fall(s, t, log);
        return false;
      default:
        popFrame(s, 1);
        return false;
    }
  },

  asks: () => unreachable("assault"),
  moves: () => unreachable("assault"),
  play: () => unreachable("assault"),
};

function seatOfAssault(s: DiadochiState): number {
  if (slot(s, Assault.given) === NONE) return besiegerOf(s, slot(s, Assault.space));
  return seatOfOwner(slot(s, Assault.place) === FORCE ? forceOwner(s) : fieldOwner(s, slot(s, Assault.space)));
}

function begin(s: DiadochiState, t: Tables): void {
  const space = slot(s, Assault.space);
  if (slot(s, Assault.given) === NONE) return beatGarrison(s, t);
  setStep(s, CHOSEN);
  if (slot(s, Assault.commander) !== NONE) return;
  const seat = seatOfAssault(s);
  const generals = fieldGenerals(s, ownerOfSeat(seat), space);
  if (countBits(generals) > 1) pushFrame(s, ATTEMPT_COMMANDER, seat, space);
  else setSlot(s, Assault.commander, seniorGeneral(t, generals));
}

// DIA-SIE.7, DIA-SIE.8, DIA-SIE.27
function roll(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const seat = seatOfAssault(s);
  const space = slot(s, Assault.space);
  const place = slot(s, Assault.place);
  const siege = isMajorCity(t, space);
  if (siege) commitHostileAct(s, seat, seatOfOwner(markerOf(s, space)), "DIA-SIE.26", log);
  const units = attemptUnits(s, t, seat, slot(s, Assault.commander), unitsAt(s, t, place), space);
  const purpose = siege ? "assault" : "subjugation";
  const die = rollDie(dice, log, purpose, siege ? "DIA-SIE.7" : "DIA-SIE.27", seatId(seat)) + attemptModifier(s, t, slot(s, Assault.commander));
  const points = siegeGain(t, die);
  const losses = Math.min(siegeCost(t, die), countUnits(units));
  log?.push({ type: "attempt-made", clause: siege ? "DIA-SIE.8" : "DIA-SIE.27", seat: seatId(seat), space: spaceId(t, space), siege, points, losses });
  setSlot(s, Assault.gained, points);
  setStep(s, GAINED);
  if (losses > 0) pushFrame(s, UNIT_LOSS, seat, place, units, losses, LOSS_ASSAULT, NO_UNITS); // DIA-SIE.20
}

function takeGiven(s: DiadochiState): void {
  setSlot(s, Assault.gained, slot(s, Assault.given));
  setStep(s, GAINED);
}

function gain(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = slot(s, Assault.space);
  const place = slot(s, Assault.place);
  const gained = slot(s, Assault.gained);
  const owner = place === FORCE ? forceOwner(s) : fieldOwner(s, space);
  const seat = seatOfOwner(owner);
  // DIA-SIE.21, DIA-SIE.29: without a besieging CU the points go (when the action is settled), and nothing falls.
  if (seat === NONE || unitsOf(s, owner, space) === NO_UNITS) return popFrame(s, 0);
  if (gained === 0) return popFrame(s, 0);
  const points = siegePoints(s, space) + gained;
  setSiege(s, space, seat, points); // DIA-SIE.19
  log?.push({ type: "siege-points", clause: "DIA-SIE.9", seat: seatId(seat), space: spaceId(t, space), points, needed: requiredPoints(s, t, space) });
  royalsGoOver(s, t, seat, log);
  if (!isSiegeComplete(s, t, space)) return popFrame(s, 0);
  beatGarrison(s, t);
}

// DIA-RT.8, DIA-RT.14, DIA-RT.18
function royalsGoOver(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  const space = slot(s, Assault.space);
  const owner = markerOf(s, space);
  const royals = onlyType(insideUnits(s, t, space), ROYAL);
  if (royals === NO_UNITS || owner === INDEPENDENTS) return;
  const commander = slot(s, Assault.commander) === NONE ? seniorGeneral(t, forceGenerals(s)) : slot(s, Assault.commander);
  if (besiegerTotal(s, t, seat, commander, space) <= garrisonTotal(s, t, owner, space)) return;
  setInside(s, t, space, subtractUnits(insideUnits(s, t, space), royals));
  if (slot(s, Assault.place) === FORCE) setForceUnits(s, addUnits(forceUnits(s), royals));
  else addToField(s, space, ownerOfSeat(seat), royals);
  log?.push({
    type: "units-changed-sides",
    clause: "DIA-RT.8",
    from: seatId(seatOfOwner(owner)),
    to: seatId(seat),
    space: spaceId(t, space),
    units: unitCounts(royals),
  });
}

// DIA-SIE.14
function beatGarrison(s: DiadochiState, t: Tables): void {
  const space = slot(s, Assault.space);
  const owner = markerOf(s, space);
  const inside = INSIDE + space;
  setStep(s, GARRISON_BEATEN);
  if (!isMajorCity(t, space) || owner === INDEPENDENTS) return;
  if (insideUnits(s, t, space) === NO_UNITS && generalsAt(s, owner, inside) === 0 && royalsAt(s, owner, inside) === 0) return;
  pushFrame(s, ARMY_DEFEAT, owner, ownerOfSeat(seatOfAssault(s)), inside, 0);
}

// DIA-SIE.13, DIA-SIE.15, DIA-SIE.27, DIA-SIE.30
function fall(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = slot(s, Assault.space);
  const seat = seatOfAssault(s);
  const siege = isMajorCity(t, space);
  log?.push({ type: siege ? "city-fell" : "subjugated", clause: siege ? "DIA-SIE.13" : "DIA-SIE.27", seat: seatId(seat), space: spaceId(t, space) });
  removeMarker(s, t, space, siege ? "DIA-SIE.13" : "DIA-SIE.27", log);
  setStep(s, DONE);
  if (slot(s, Assault.free) === 1) pushFrame(s, MARKER_AFTER_CAPTURE, seat, space);
}
