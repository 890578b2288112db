/** Seats, their order, and the pieces in front of each player: Dispersed Box, training track, Suspicions, points. */
import { type Switch, SWITCHES } from "../vocabulary/options.js";
import { hasBit, withBit, withoutBit } from "../../core/basics/bits.js";
import { NONE } from "../tables/index.js";
import { addUnits, type Units } from "../vocabulary/units.js";
import { INDEPENDENTS, NOBODY } from "./places.js";
import { type DiadochiState, UNSETTLED_POINTS } from "./position.js";

export const PLAYER_STRIDE = 5;

export function ownerOfSeat(seat: number): number {
  return seat + 1;
}

/** The seat of an owner; NONE for NOBODY and INDEPENDENTS. */
export function seatOfOwner(owner: number): number {
  return owner === NOBODY || owner === INDEPENDENTS ? NONE : owner - 1;
}

export function hasOption(s: DiadochiState, option: Switch): boolean {
  return (s.options & SWITCHES.of[option]) !== 0;
}

/** The next seat clockwise, which is turn order (DIA-SEQ.4). */
export function nextSeat(s: DiadochiState, seat: number): number {
  return seat + 1 === s.seats ? 0 : seat + 1;
}

/** The nth seat in turn order, counted from 0. */
export function seatInTurnOrder(s: DiadochiState, n: number): number {
  return (s.first + n) % s.seats;
}

/** The seat n places after the active one, clockwise. */
export function seatAfterActive(s: DiadochiState, n: number): number {
  return (s.active + n) % s.seats;
}

/** True for a Champion of the rightful heir. */
export function isChampion(s: DiadochiState, seat: number): boolean {
  return hasBit(s.champions, seat);
}

/** Makes a seat Champion, or else Successor. */
export function setChampion(s: DiadochiState, seat: number, champion: boolean): void {
  s.champions = champion ? withBit(s.champions, seat) : withoutBit(s.champions, seat);
  s.unsettled |= UNSETTLED_POINTS;
}

export function dispersedUnits(s: DiadochiState, seat: number): Units {
  return s.players[seat * PLAYER_STRIDE]!;
}

export function setDispersedUnits(s: DiadochiState, seat: number, units: Units): void {
  s.players[seat * PLAYER_STRIDE] = units;
}

export function addDispersedUnits(s: DiadochiState, seat: number, units: Units): void {
  s.players[seat * PLAYER_STRIDE] = addUnits(dispersedUnits(s, seat), units);
}

export function trainingOps(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 1]! >> 1;
}

/** The type of the unfinished CU, MERCENARY or MACEDONIAN; meaningless without recorded OPs. */
export function trainingType(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 1]! & 1;
}

/** Records OPs for an unfinished CU; 0 OPs clears the track. */
export function setTraining(s: DiadochiState, seat: number, ops: number, type: number): void {
  s.players[seat * PLAYER_STRIDE + 1] = ops === 0 ? 0 : (ops << 1) | type;
}

export function suspicions(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 2]!;
}

export function setSuspicions(s: DiadochiState, seat: number, count: number): void {
  s.players[seat * PLAYER_STRIDE + 2] = count;
  s.unsettled |= UNSETTLED_POINTS;
}

/** The victory points on a seat's track (DIA-VIC.5). */
export function trackedVp(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 3]!;
}

export function trackedLp(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 4]!;
}

/** Makes the next completed action recount the points, even without a change. */
export function markPoints(s: DiadochiState): void {
  s.unsettled |= UNSETTLED_POINTS;
}

export function trackPoints(s: DiadochiState, seat: number, vp: number, lp: number): void {
  s.players[seat * PLAYER_STRIDE + 3] = vp;
  s.players[seat * PLAYER_STRIDE + 4] = lp;
}
