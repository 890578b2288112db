/** The next areas of a marching party, its range, and where it must stop (5.0 to 5.4). */
import { areaOf, carrierOf, hasMark, INSIDE, PARTY, type PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { LAND_BORDER } from "../vocabulary/types.js";
import { isStoppedAt, mayEnter } from "./entry.js";
import { isOwnBesiegedPort, roomInside } from "./siege.js";

/** A summary of a party, rebuilt by `readParty`. */
export interface Party {
  seat: number;
  area: number;
  inside: boolean;
  /** Land blocks that are not carried. */
  walkers: number;
  fleets: number;
  cargo: number;
  /** The least allowance of walkers and fleets. */
  allowance: number;
  /** True if all walkers and fleets have the same allowance. */
  even: boolean;
}

const partyNow: Party = { seat: -1, area: -1, inside: false, walkers: 0, fleets: 0, cargo: 0, allowance: 0, even: true };

/** The marching party of a seat (one shared object, valid until the next call). */
export function readParty(s: PeloponnesianState, t: Tables, seat: number): Party {
  const p = partyNow;
  p.seat = seat;
  p.area = -1;
  p.inside = false;
  p.walkers = p.fleets = p.cargo = 0;
  p.allowance = 99;
  p.even = true;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!hasMark(s, b, PARTY)) continue;
    p.area = areaOf(s, b);
    p.inside = hasMark(s, b, INSIDE);
    if (carrierOf(s, b) >= 0) {
      p.cargo++;
      continue;
    }
    if (t.fleet[b] === 1) p.fleets++;
    else p.walkers++;
    if (p.allowance !== 99 && p.allowance !== t.allowance[b]) p.even = false;
    p.allowance = Math.min(p.allowance, t.allowance[b]!);
  }
  return p;
}

/** True if a party may enter the next area over link i. `engage`: it may meet enemies (PEL-5.4.0.1, PEL-3.2.4.2). */
export function canEnterOver(s: PeloponnesianState, t: Tables, p: Party, i: number, engage: boolean): boolean {
  const { seat } = p;
  const to = t.to[i]!;
  const byLand = t.border[i] === LAND_BORDER;
  if (byLand) {
    if (p.inside) return false; // PEL-5.1.3: besieged blocks do not leave by land.
    if (p.fleets > 0 && t.shore[i] === 0) return false; // PEL-5.1.6: fleets move only along shores.
  } else {
    if (p.walkers > 0) return false; // PEL-5.2.0.1, PEL-1.4.2, PEL-1.4.3: blocks need fleets at sea.
    // PEL-5.2.0.5, PEL-5.2.0.6: besieged fleets leave only by the offshore sea, even a blockaded one. PEL-5.2.0.4: other fleets use any sea.
    if (p.inside && t.offshore[p.area] !== to) return false;
  }
  if (!mayEnter(s, t, seat, to, byLand)) return false; // PEL-5.1.2: neutral areas are closed.
  if (engage || !isStoppedAt(s, t, seat, to)) return true; // PEL-5.0.4: a Maneuver may engage. PEL-3.2.4.2: a move granted by an event may not.
  // PEL-5.2.0.7: blocks may enter a besieged port of their own, if it has room.
  return isOwnBesiegedPort(s, t, seat, p.area, to) && roomInside(s, t, to) >= p.fleets + p.cargo;
}

export interface Coming {
  readonly seat: number;
  readonly area: number;
  readonly count: number;
}

/** PEL-5.2.0.7: true if blocks may enter the besieged friendly port at `to`. */
export function canEnterPort(s: PeloponnesianState, t: Tables, { seat, area, count }: Coming, to: number): boolean {
  return isOwnBesiegedPort(s, t, seat, area, to) && roomInside(s, t, to) >= count;
}

/** True if a party that has just entered an area must stop there (PEL-5.0.11, PEL-5.1.5, PEL-5.2.0.3, PEL-5.2.0.8). */
export function mustStop(s: PeloponnesianState, t: Tables, p: Party): boolean {
  return (p.fleets > 0 && p.area < t.lands) || isStoppedAt(s, t, p.seat, p.area); // PEL-1.3.0.6: Corinth is land too.
}
