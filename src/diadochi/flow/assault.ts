/**
 * One assault on a major city, or one subjugation attempt elsewhere (DIA-SIE.3, DIA-SIE.4). The frame holds the commander (NONE until chosen), the
 * place of the army (FORCE or its field), the space, a flag for a free attempt of the Surrender Segment, a flag for comparing existing points again
 * (DIA-SIE.18), the points that a card gives instead of a roll, and the points gained.
 */
import { countBits } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { removeMarker } from "../effects/markers.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, IN, LOSS } from "../vocabulary/frames/index.js";
import { seatId, spaceId, unitCounts } from "../state/names.js";
import { seniorGeneral } from "../rules/command.js";
import { rollFor } from "../rules/rolls.js";
import { attemptModifier, attemptUnits, besiegerTotal, garrisonTotal, isSiegeComplete, requiredPoints, siegeCost, siegeGain } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { addUnits, countUnits, NO_UNITS, onlyType, ROYAL, subtractUnits, type Units } from "../vocabulary/units.js";

const STEP = F.assault.step;

export const assault: Procedure<DiadochiState, DiadochiEvent> = automatic(F.assault, "DIA-SIE.3", {
  start: begin,
  chosen(s, _dice, log) {
    const f = F.assault.top(s);
    f.commander = F["attempt-commander"].answered(s);
    f.step = STEP.declare;
    const t = tablesOf(s);
    log?.push({
      type: "attempt-led",
      clause: "DIA-GEN.23",
      seat: seatId(seatOfAssault(s)),
      general: S.generalId(s, t, f.commander),
      space: spaceId(t, f.space),
    });
  },
  declare(s) {
    const f = F.assault.top(s);
    f.step = STEP.declared;
    if (f.given === 0) openWindow(s, IN["assault-declared"], IN["assault-declared"]);
  },
  declared(s, dice, log) {
    const f = F.assault.top(s);
    if (f.given === 0) return roll(s, dice, log);
    f.gained = f.given;
    f.step = STEP.gain;
  },
  gain,
  garrisonBeaten: fall,
  captured: (s) => F.assault.pop(s),
});

function seatOfAssault(s: DiadochiState): number {
  const { compare, place, space } = F.assault.top(s);
  if (compare) return S.besiegerOf(s, space);
  return S.seatOfOwner(place === S.FORCE ? S.forceOwner(s) : S.fieldOwner(s, space));
}

function begin(s: DiadochiState): void {
  const f = F.assault.top(s);
  if (f.compare) return beatGarrison(s);
  f.step = STEP.declare;
  if (f.commander !== NONE) return;
  const seat = seatOfAssault(s);
  const generals = S.fieldGenerals(s, S.ownerOfSeat(seat), f.space);
  if (countBits(generals) <= 1) {
    f.commander = seniorGeneral(tablesOf(s), generals);
    return;
  }
  f.step = STEP.chosen;
  const next = F["attempt-commander"].push(s);
  next.seat = seat;
  next.space = f.space;
}

// DIA-SIE.7, DIA-SIE.8, DIA-SIE.27: one die on the siege table gives the points gained and the CUs lost.
function roll(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F.assault.top(s);
  const { space, place, commander } = f;
  const seat = seatOfAssault(s);
  const siege = S.isMajorCity(t, space);
  if (siege) commitHostileAct(s, seat, S.seatOfOwner(S.markerOf(s, space)), "DIA-SIE.26", log);
  const units = attemptUnits(s, seat, commander, S.unitsAt(s, t, place), space);
  const purpose = siege ? "assault" : "subjugation";
  const die = rollFor(dice, log, purpose, seatId(seat), {}) + attemptModifier(s, t, commander, space);
  const points = siegeGain(t, die);
  const losses = Math.min(siegeCost(t, die), countUnits(units));
  log?.push({ type: "attempt-made", clause: siege ? "DIA-SIE.8" : "DIA-SIE.27", seat: seatId(seat), space: spaceId(t, space), siege, points, losses });
  f.gained = points;
  f.step = STEP.gain;
  if (losses > 0) loseInAttempt(s, seat, place, units, losses);
}

// DIA-SIE.20: the besieger chooses the CUs he loses.
function loseInAttempt(s: DiadochiState, seat: number, place: number, units: Units, losses: number): void {
  const next = F["unit-loss"].push(s);
  next.seat = seat;
  next.place = place;
  next.units = units;
  next.count = losses;
  next.purpose = LOSS.assault;
}

function gain(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const { space, place, gained } = F.assault.top(s);
  const owner = place === S.FORCE ? S.forceOwner(s) : S.fieldOwner(s, space);
  const seat = S.seatOfOwner(owner);
  // DIA-SIE.21, DIA-SIE.29: without a besieging CU the points are lost (when the action is settled), and the place does not fall.
  if (seat === NONE || S.unitsOf(s, owner, space) === NO_UNITS || gained === 0) return F.assault.pop(s);
  const points = S.siegePoints(s, space) + gained;
  S.setSiege(s, space, seat, points); // DIA-SIE.19: points belong to the besieger and add up
  log?.push({ type: "siege-points", clause: "DIA-SIE.9", seat: seatId(seat), space: spaceId(t, space), points, needed: requiredPoints(s, t, space) });
  royalsGoOver(s, t, seat, log);
  if (!isSiegeComplete(s, t, space)) return F.assault.pop(s);
  beatGarrison(s);
}

// DIA-RT.8, DIA-RT.14, DIA-RT.18: at each gain of points, royal troops inside join a besieger with more legitimacy.
function royalsGoOver(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  const { space, place, commander } = F.assault.top(s);
  const owner = S.markerOf(s, space);
  const royals = onlyType(S.insideUnits(s, t, space), ROYAL);
  if (royals === NO_UNITS || owner === S.INDEPENDENTS) return;
  const leader = commander === NONE ? seniorGeneral(t, S.forceGenerals(s)) : commander;
  if (besiegerTotal(s, seat, leader, space) <= garrisonTotal(s, t, owner, space)) return;
  S.setInside(s, t, space, subtractUnits(S.insideUnits(s, t, space), royals));
  if (place === S.FORCE) S.setForceUnits(s, addUnits(S.forceUnits(s), royals));
  else S.addToField(s, space, S.ownerOfSeat(seat), royals);
  log?.push({
    type: "units-changed-sides",
    clause: "DIA-RT.8",
    from: seatId(S.seatOfOwner(owner)),
    to: seatId(seat),
    space: spaceId(t, space),
    units: unitCounts(royals),
  });
}

// DIA-SIE.14: the garrison suffers army defeat.
function beatGarrison(s: DiadochiState): void {
  const t = tablesOf(s);
  const f = F.assault.top(s);
  const { space } = f;
  const owner = S.markerOf(s, space);
  const inside = S.INSIDE + space;
  f.step = STEP.garrisonBeaten;
  if (!S.isMajorCity(t, space) || owner === S.INDEPENDENTS) return;
  if (S.insideUnits(s, t, space) === NO_UNITS && S.generalsAt(s, owner, inside) === 0 && S.royalsAt(s, owner, inside) === 0) return;
  const winner = S.ownerOfSeat(seatOfAssault(s));
  const next = F["army-defeat"].push(s);
  next.loser = owner;
  next.winner = winner;
  next.place = inside;
}

// DIA-SIE.13, DIA-SIE.15, DIA-SIE.27, DIA-SIE.30: the enemy marker is removed; in the Surrender Segment the captor may place his own.
function fall(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F.assault.top(s);
  const { space } = f;
  const seat = seatOfAssault(s);
  const siege = S.isMajorCity(t, space);
  log?.push({ type: siege ? "city-fell" : "subjugated", clause: siege ? "DIA-SIE.13" : "DIA-SIE.27", seat: seatId(seat), space: spaceId(t, space) });
  removeMarker(s, space, siege ? "DIA-SIE.13" : "DIA-SIE.27", log);
  f.step = STEP.captured;
  if (!f.free) return;
  const next = F["marker-after-capture"].push(s);
  next.seat = seat;
  next.space = space;
}
