import * as S from "../../state/index.js";
import type { SpaceIndex, Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { countOfType, countUnits, NO_UNITS, UNIT_TYPES, type Units } from "../../vocabulary/units.js";
import type { Desk } from "./desk.js";
import { FIGHT, WEIGHTS } from "./weights.js";

/** The seat of an owner; -1 for independents and NOBODY. */
export function seatOf(s: S.DiadochiState, owner: number): number {
  return owner >= S.ownerOfSeat(0) && owner <= S.ownerOfSeat(s.seats - 1) ? S.seatOfOwner(owner) : -1;
}

/** The space of a place in the field or inside walls. */
export function spaceOf(place: number): SpaceIndex {
  return place >= S.INSIDE ? place - S.INSIDE : place;
}

/** Finds the armies in the field and the spaces within their reach. The moving army counts in its current space. */
export function findArmies(s: S.DiadochiState, t: Tables, desk: Desk): void {
  const { armies, leads, threats } = desk;
  armies.count = 0;
  leads.fill(0);
  threats.fill(0);
  for (let general = 0; general < t.generalCount; general++) {
    const seat = seatOf(s, S.ownerOfGeneral(s, general));
    const place = S.placeOfGeneral(s, general);
    if (seat >= 0 && place >= 0 && place < S.INSIDE) leads[place * SEATS.length + seat] = 1;
  }
  const moving = seatOf(s, S.forceOwner(s)) >= 0 ? S.forceSpace(s) : -1;
  if (moving >= 0) leads[moving * SEATS.length + seatOf(s, S.forceOwner(s))] = 1;
  for (let space = 0; space < s.board.length; space++) {
    const under = space === moving ? S.forceUnits(s) : NO_UNITS;
    const standing = S.fieldUnits(s, space);
    if (standing === NO_UNITS && under === NO_UNITS) continue;
    if (under !== NO_UNITS && S.forceOwner(s) === S.fieldOwner(s, space)) addArmy(desk, space, seatOf(s, S.forceOwner(s)), standing, under);
    else {
      addArmy(desk, space, seatOf(s, S.fieldOwner(s, space)), standing, NO_UNITS);
      addArmy(desk, space, seatOf(s, S.forceOwner(s)), under, NO_UNITS);
    }
  }
}

function addArmy({ armies, leads, threats, ways }: Desk, space: number, seat: number, units: Units, more: Units): void {
  const count = countUnits(units) + countUnits(more);
  if (seat < 0 || count === 0) return;
  const i = armies.count++;
  const fight = fightOf(units) + fightOf(more);
  const led = leads[space * SEATS.length + seat]!;
  armies.space[i] = space;
  armies.seat[i] = seat;
  armies.units[i] = count;
  armies.fight[i] = fight;
  armies.led[i] = led;
  if (led === 0 || count < WEIGHTS.reaching) return;
  for (const other of ways[space]!.near) {
    const k = other * SEATS.length + seat;
    if (fight > threats[k]!) threats[k] = fight;
  }
}

function fightOf(units: Units): number {
  let fight = 0;
  for (let type = 0; type < UNIT_TYPES; type++) fight += FIGHT[type]! * countOfType(units, type);
  return fight;
}

/** Adds the value of each seat's pieces (control markers apart), of the first place in the turn order, and of the round-turns left in this round. */
export function addPieces(s: S.DiadochiState, t: Tables, desk: Desk): void {
  const { armies, pieces } = desk;
  for (let seat = 0; seat < s.seats; seat++) pieces[seat]! += WEIGHTS.best * bestOf(desk, seat);
  for (let i = 0; i < armies.count; i++) {
    const fight = armies.fight[i]!;
    pieces[armies.seat[i]!]! +=
      WEIGHTS.unit * armies.units[i]! + (WEIGHTS.fight + (armies.led[i] === 1 ? WEIGHTS.led : 0) - WEIGHTS.danger * dangerOf(s, desk, i)) * fight;
  }
  for (let city = 0; city < s.inside.length; city++) {
    const units = S.insideOfCity(s, city);
    const seat = units === NO_UNITS ? -1 : seatOf(s, S.markerOf(s, t.cities[city]!));
    if (seat >= 0) pieces[seat]! += WEIGHTS.inside * countUnits(units);
  }
  for (let general = 0; general < t.majorCount; general++) {
    const seat = S.placeOfGeneral(s, general) >= 0 ? seatOf(s, S.ownerOfGeneral(s, general)) : -1;
    if (seat >= 0) pieces[seat]! += WEIGHTS.general;
  }
  for (let fleet = 0; fleet < t.fleetCount; fleet++) {
    const seat = t.fleetCounts[fleet] === true ? seatOf(s, S.fleetOwner(s, t, fleet)) : -1;
    if (seat >= 0) pieces[seat]! += WEIGHTS.fleet * S.fleetStrength(s, t, fleet);
  }
  pieces[s.first]! += WEIGHTS.first;
  for (let seat = 0; seat < s.seats; seat++) pieces[seat]! += WEIGHTS.moves * roundTurnLeft(s, seat);
}

function bestOf({ armies }: Desk, seat: number): number {
  let best = 0;
  for (let i = 0; i < armies.count; i++) if (armies.seat[i] === seat && armies.led[i] === 1 && armies.fight[i]! > best) best = armies.fight[i]!;
  return best;
}

// The danger to an army from the strongest enemy army in reach, 0 to 1.
function dangerOf(s: S.DiadochiState, { armies, threats }: Desk, i: number): number {
  let worst = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const threat = threats[armies.space[i]! * SEATS.length + seat]!;
    if (seat !== armies.seat[i] && threat > worst) worst = threat;
  }
  return worst <= armies.fight[i]! ? 0 : Math.min(1, (worst - armies.fight[i]!) / WEIGHTS.better);
}

// The part of a seat's round-turn that is left in this round: 1 before its turn, 0 after it or outside of rounds.
function roundTurnLeft(s: S.DiadochiState, seat: number): number {
  if (s.round === 0 || s.active < 0) return 0;
  const place = (seat - s.first + s.seats) % s.seats;
  const active = (s.active - s.first + s.seats) % s.seats;
  if (place !== active) return place > active ? 1 : 0;
  return s.segment === S.TYCHE ? WEIGHTS.beforeMoving : s.segment === S.MOVEMENT ? WEIGHTS.moving : s.segment === S.SUPPLY ? 0 : 1;
}
