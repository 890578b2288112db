/**
 * The consequences of a completed action: garrisons leave the walls, lone generals are dispersed, sieges are lifted, royal family members change
 * hands, the tracks move, an instant victory ends the game (DIA-VIC.15), or a city falls. Procedures call it at every idle moment; it does nothing
 * unless an accessor of the state has set a flag.
 */
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { seatId, spaceId } from "../state/names.js";
import { instantWinner, largestFleetOwner, legitimacyOf, victoryPointsWith } from "../rules/points.js";
import { rightfulController } from "../rules/royals.js";
import { isSiegeComplete } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { addUnits, NO_UNITS } from "../vocabulary/units.js";
import { endGame } from "./end-game.js";
import { disperseGeneral } from "./generals.js";
import { controlRoyal, deactivateRoyal } from "./royals.js";

/** Returns true if the caller must return to the engine, because the game is over or a city falls (its frame was pushed). */
export function completeAction(s: DiadochiState, log: Log<DiadochiEvent>): boolean {
  if (s.unsettled === 0) return false;
  const t = tablesOf(s);
  if ((s.unsettled & S.UNSETTLED_PIECES) !== 0) {
    leaveWalls(s, t, log);
    scatterLoneGenerals(s, t, log);
    liftSieges(s, t, log);
    settleRoyals(s, t, log);
  }
  const points = (s.unsettled & S.UNSETTLED_POINTS) !== 0;
  s.unsettled = 0;
  if (points && trackAndCheck(s, t, log)) return true;
  return S.siegeCount(s) > 0 && pushFallingCity(s, t);
}

// DIA-MAP.16: without enemies in the field, pieces inside return to the field.
function leaveWalls(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let i = 0; i < t.cities.length; i++) if (S.insideOfCity(s, i) !== NO_UNITS) openGates(s, t, t.cities[i]!, log);
  for (let g = 0; g < t.generalCount; g++) if (S.placeOfGeneral(s, g) >= S.INSIDE) openGates(s, t, S.placeOfGeneral(s, g) - S.INSIDE, log);
  for (let r = 0; r <= t.royalCount; r++) if (S.placeOfRoyal(s, r) >= S.INSIDE) openGates(s, t, S.placeOfRoyal(s, r) - S.INSIDE, log);
}

function openGates(s: DiadochiState, t: Tables, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  const owner = S.markerOf(s, space);
  if (S.hasEnemyUnits(s, owner, space)) return;
  const units = S.insideUnits(s, t, space);
  S.setInside(s, t, space, NO_UNITS);
  if (units !== NO_UNITS) S.setField(s, space, owner, addUnits(unitsInField(s, owner, space), units));
  for (let g = 0; g < t.generalCount; g++) if (S.placeOfGeneral(s, g) === S.INSIDE + space) S.setGeneralPlace(s, g, space);
  for (let r = 0; r <= t.royalCount; r++) if (S.placeOfRoyal(s, r) === S.INSIDE + space) S.setRoyalPlace(s, r, space);
  const seat = S.seatOfOwner(owner);
  if (seat !== NONE) log?.push({ type: "left-the-walls", clause: "DIA-MAP.16", seat: seatId(seat), space: spaceId(t, space) });
}

function unitsInField(s: DiadochiState, owner: number, space: SpaceIndex): number {
  return S.fieldOwner(s, space) === owner ? S.fieldUnits(s, space) : NO_UNITS;
}

// DIA-MAP.19: a general among enemies without his own CUs is dispersed.
function scatterLoneGenerals(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let g = 0; g < t.generalCount; g++) {
    const place = S.placeOfGeneral(s, g);
    if (place < 0 || place >= S.INSIDE) continue;
    const owner = S.ownerOfGeneral(s, g);
    if (S.hasEnemyUnits(s, owner, place) && S.unitsOf(s, owner, place) === NO_UNITS) disperseGeneral(s, t, g, "DIA-MAP.19", log);
  }
}

// DIA-SIE.17, DIA-SIE.29: without a besieger in the field, siege points are lost.
function liftSieges(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let i = S.siegeCount(s) - 1; i >= 0; i--) {
    const space = S.siegeSpace(s, i);
    if (S.unitsOf(s, S.ownerOfSeat(S.besiegerOf(s, space)), space) !== NO_UNITS) continue;
    S.setSiege(s, space, 0, 0);
    log?.push({ type: "siege-lifted", clause: S.isMajorCity(t, space) ? "DIA-SIE.17" : "DIA-SIE.29", space: spaceId(t, space) });
  }
}

function settleRoyals(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let r = 0; r <= t.royalCount; r++) {
    const place = S.placeOfRoyal(s, r);
    if (place < 0) continue;
    if (r === S.bodyOf(t) || S.isMale(t, r)) controlRoyal(s, r, rightfulController(s, t, r), r === S.bodyOf(t) ? "DIA-ALX.3" : "DIA-ROY.4", log);
    else if (S.controllerOf(s, r) !== S.NOBODY && isUndefended(s, t, S.controllerOf(s, r), place)) deactivateRoyal(s, r, "DIA-ROY.16", log);
  }
}

// DIA-ROY.16: another player has CUs in the space, and the controller has none with her.
function isUndefended(s: DiadochiState, t: Tables, owner: number, place: number): boolean {
  const space = place >= S.INSIDE ? place - S.INSIDE : place;
  const own = place >= S.INSIDE ? S.insideUnits(s, t, space) : S.unitsOf(s, owner, space);
  return own === NO_UNITS && hasOtherPlayersUnits(s, owner, space);
}

function hasOtherPlayersUnits(s: DiadochiState, owner: number, space: SpaceIndex): boolean {
  const field = S.fieldOwner(s, space);
  if (field !== S.NOBODY && field !== S.INDEPENDENTS && field !== owner) return true;
  const force = S.forceOwner(s);
  return S.forceSpace(s) === space && S.forceUnits(s) !== NO_UNITS && force !== S.INDEPENDENTS && force !== owner;
}

// DIA-VIC.5, DIA-VIC.15: points change at once, and can win after a completed action.
function trackAndCheck(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  const largest = largestFleetOwner(s, t);
  for (let seat = 0; seat < s.seats; seat++) {
    const vp = victoryPointsWith(s, t, seat, largest);
    const lp = legitimacyOf(s, t, seat);
    if (vp === S.trackedVp(s, seat) && lp === S.trackedLp(s, seat)) continue;
    S.trackPoints(s, seat, vp, lp);
    log?.push({ type: "points-changed", clause: "DIA-VIC.5", seat: seatId(seat), victoryPoints: vp, legitimacy: lp });
  }
  if (s.turn < t.setup.instantVictoryFromTurn || isFirstPhaseUnderWay(s)) return false;
  const winner = instantWinner(s);
  if (winner === NONE) return false;
  const byLegitimacy = S.trackedLp(s, winner) >= s.lpToWin;
  endGame(s, winner, byLegitimacy ? "legitimacy" : "victory-points", log);
  return true;
}

const PHASE_ONE_OVER = F["game-turn"].step.usurper;

// DIA-VIC.15: points that the set-up gives cannot win before the end of the first phase.
function isFirstPhaseUnderWay(s: DiadochiState): boolean {
  return s.turn === 1 && (F["game-turn"].find(s)?.step ?? PHASE_ONE_OVER) < PHASE_ONE_OVER;
}

// DIA-SIE.18: points gained earlier may suffice once the number of CUs inside has changed.
function pushFallingCity(s: DiadochiState, t: Tables): boolean {
  for (let i = 0; i < S.siegeCount(s); i++) {
    const space = S.siegeSpace(s, i);
    if (!isSiegeComplete(s, t, space)) continue;
    const next = F.assault.push(s);
    next.commander = NONE;
    next.place = space;
    next.space = space;
    next.compare = true;
    return true;
  }
  return false;
}
