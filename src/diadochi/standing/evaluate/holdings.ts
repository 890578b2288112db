/** Current and likely holders of spaces, provinces and victory points. */
import { power } from "../../../core/basics/arithmetic.js";
import { legitimacyOf, largestFleetOwner } from "../../rules/points.js";
import * as S from "../../state/index.js";
import { MAJOR_CITY, NONE, type Tables, TRANSIT } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { seatOf, spaceOf } from "./armies.js";
import type { Desk } from "./desk.js";
import { WEIGHTS } from "./weights.js";

/** The share of each seat in each space: its marker, or the likely result of its army there. */
export function findHolds(s: S.DiadochiState, t: Tables, desk: Desk): void {
  const { armies, holds, pieces } = desk;
  holds.fill(0);
  for (let space = 0; space < s.board.length; space++) {
    const holder = t.kinds[space] === TRANSIT ? -1 : seatOf(s, S.markerOf(s, space));
    if (holder >= 0) holds[space * SEATS.length + holder] = 1;
  }
  for (let i = 0; i < armies.count; i++) {
    const space = armies.space[i]!;
    const base = space * SEATS.length;
    const seat = armies.seat[i]!;
    const holder = seatOf(s, S.markerOf(s, space));
    const hold = t.kinds[space] === TRANSIT || seat === holder ? 0 : holdOf(s, t, desk, i);
    if (hold === 0) continue;
    holds[base + seat] = hold;
    if (holder >= 0) holds[base + holder] = 1 - hold;
  }
  for (let k = 0; k < holds.length; k += SEATS.length) for (let seat = 0; seat < s.seats; seat++) pieces[seat]! += WEIGHTS.marker * holds[k + seat]!;
}

// The share of an army in its space if its seat has no marker there.
function holdOf(s: S.DiadochiState, t: Tables, { armies }: Desk, i: number): number {
  const space = armies.space[i]!;
  const marker = S.markerOf(s, space);
  const isOpen = marker === S.NOBODY || (seatOf(s, marker) >= 0 && t.kinds[space] !== MAJOR_CITY);
  if (isOpen) return WEIGHTS.stand;
  if (armies.units[i]! < WEIGHTS.besiegers) return 0;
  const points = seatOf(s, S.besiegerOf(s, space)) === armies.seat[i] ? S.siegePoints(s, space) : 0;
  return Math.min(WEIGHTS.surest, WEIGHTS.siege + WEIGHTS.siegePoint * points);
}

/** Victory points that are held or likely, and legitimacy. */
export function findPoints(s: S.DiadochiState, t: Tables, desk: Desk): void {
  const { vp, lp, holds, shares } = desk;
  const points = t.rules.victoryPoints;
  const largest = seatOf(s, largestFleetOwner(s, t));
  vp.fill(0);
  if (largest >= 0) vp[largest] = points.largestFleet;
  for (let province = 0; province < t.provinceCount; province++) addProvince(s, t, desk, province);
  for (let seat = 0; seat < s.seats; seat++) {
    let asia = t.lordOfAsia.length > 0 ? points.lordOfAsia : 0;
    for (const province of t.lordOfAsia) asia *= shares[province * SEATS.length + seat]!;
    vp[seat]! += asia;
    let held = 0;
    for (const space of t.hellespont) held += holds[space * SEATS.length + seat]!;
    const part = t.hellespont.length > 0 ? held / t.hellespont.length : 0;
    vp[seat]! += points.hellespont * (part === 1 ? 1 : WEIGHTS.progress * power(part, 4));
    lp[seat] = legitimacyOf(s, t, seat);
  }
}

function addProvince(s: S.DiadochiState, t: Tables, { vp, holds, shares }: Desk, province: number): void {
  const owner = seatOf(s, S.provinceOwner(s, province));
  const city = t.provinceCity[province]!;
  const needed = t.majorities[province]!;
  const end = t.provinceStart[province + 1]!;
  for (let seat = 0; seat < s.seats; seat++) {
    let markers = 0;
    for (let i = t.provinceStart[province]!; i < end; i++) markers += holds[t.provinceSpaces[i]! * SEATS.length + seat]!;
    const k = province * SEATS.length + seat;
    shares[k] = 0;
    if (markers === 0 && seat !== owner) continue;
    const majority = markers >= needed ? 1 : markers / needed;
    const withCity = city === NONE ? 1 : WEIGHTS.noCity + (1 - WEIGHTS.noCity) * holds[city * SEATS.length + seat]!;
    const part = majority * majority * withCity;
    shares[k] = seat === owner ? WEIGHTS.held + (1 - WEIGHTS.held) * part : WEIGHTS.progress * part;
    vp[seat]! += t.provincePoints[province]! * shares[k]!;
  }
}

/** Finds the chance that the holder of the body brings it to the royal tomb in time, after taking the city if needed. */
export function findBurials(s: S.DiadochiState, t: Tables, { burials, ways, removal }: Desk): void {
  burials.fill(0);
  const place = S.placeOfRoyal(s, S.bodyOf(t));
  const seat = seatOf(s, S.controllerOf(s, S.bodyOf(t)));
  if (place === S.DEAD || seat < 0 || s.turn >= removal) return;
  const marker = S.markerOf(s, t.royalTomb);
  const city = marker === S.ownerOfSeat(seat) ? 0 : WEIGHTS.city[marker === S.NOBODY ? 0 : 1];
  const rounds = ways[t.royalTomb]!.links[spaceOf(place)]! / WEIGHTS.march + city;
  const first = t.setup.body.mayMoveFromTurn;
  const over = s.turn < first ? 0 : Math.max(0, s.round - 1);
  const left = (removal - Math.max(s.turn, first)) * t.setup.rounds - over;
  burials[seat] = WEIGHTS.burial * Math.max(0, 1 - rounds / (left + 1));
}
