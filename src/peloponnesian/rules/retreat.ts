import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { COAST_BORDER, LAND_BORDER } from "../vocabulary/types.js";
import { mayEnter } from "./entry.js";
import { controls, isEnemyCity, isOwnBesiegedPort, roomInside } from "./siege.js";

/** The blocks of a seat that must retreat from an area where they fought. */
export interface Beaten {
  readonly seat: number;
  readonly area: number;
  readonly aggressor: boolean;
}

/** True if a block that must retreat may go over link i (6.4.2). */
export function canRetreatOver(s: PeloponnesianState, t: Tables, block: number, beaten: Beaten, i: number): boolean {
  const { seat, area: from, aggressor } = beaten;
  const to = t.to[i]!;
  const kind = t.border[i]!;
  if (t.fleet[block] === 1 ? kind === LAND_BORDER && t.shore[i] === 0 : kind !== LAND_BORDER) return false; // PEL-6.4.2.2: each kind uses its own borders.
  const origin = aggressor ? S.cameFrom(s, block) : -1;
  if (origin >= 0 && to !== origin) return false; // PEL-6.4.2.3, PEL-6.6.5: aggressors go back where they came from, after a landing to the sea.
  if (isOwnBesiegedPort(s, t, seat, from, to)) {
    const cargo = S.cargoOf(s, block);
    return roomInside(s, t, to) >= S.countWithCargo(cargo); // PEL-6.4.2.11: a besieged port needs room for the block and its cargo.
  }
  // PEL-6.4.2.1, PEL-3.5.20: neutral areas, areas with enemies in the field and those closed by an earthquake are excluded.
  if (!mayEnter(s, t, seat, to, kind === LAND_BORDER) || S.hasField(s, t, to, S.rivalOf(seat))) return false;
  if (origin >= 0) return true;
  if (seat !== S.activeOf(s) && cameAnEnemy(s, from, to)) return false; // PEL-6.4.2.4: an enemy came from there.
  return !isEnemyCity(s, t, seat, to) || S.hasField(s, t, to, seat); // PEL-6.4.2.5: an enemy city is possible only if friends besiege it.
}

/**
 * The clause that forbids a retreat over link i, in the order of `canRetreatOver`; if the retreat is possible, the clause by which a surplus must take a
 * block along.
 */
export function whyNoRetreat(s: PeloponnesianState, t: Tables, block: number, beaten: Beaten, i: number): string {
  const { seat, area: from, aggressor } = beaten;
  const to = t.to[i]!;
  const byLand = t.border[i] === LAND_BORDER;
  if (t.fleet[block] === 1 ? byLand && t.shore[i] === 0 : !byLand) return "PEL-6.4.2.2";
  const origin = aggressor ? S.cameFrom(s, block) : -1;
  if (origin >= 0 && to !== origin) return "PEL-6.4.2.3";
  if (canRetreatOver(s, t, block, beaten, i)) return "PEL-7.1.5";
  if (isOwnBesiegedPort(s, t, seat, from, to)) return "PEL-6.4.2.11";
  if (!mayEnter(s, t, seat, to, byLand) || S.hasField(s, t, to, S.rivalOf(seat))) return "PEL-6.4.2.1";
  return seat !== S.activeOf(s) && cameAnEnemy(s, from, to) ? "PEL-6.4.2.4" : "PEL-6.4.2.5";
}

// True if a column of the active player went from `origin` to `area` this turn.
function cameAnEnemy(s: PeloponnesianState, area: number, origin: number): boolean {
  for (let node = 1; node <= S.routeCount(s); node++) {
    const before = S.routeBefore(s, node);
    if (before !== 0 && S.routeArea(s, node) === area && S.routeArea(s, before) === origin) return true;
  }
  return false;
}

/** True if a block may retreat into the city of its area (PEL-6.4.2.6, PEL-6.4.2.7). */
export function canRetreatInside(s: PeloponnesianState, t: Tables, block: number, { seat, area, aggressor }: Beaten): boolean {
  if (S.hasMark(s, block, S.SALLYING)) return true;
  return !aggressor && controls(s, t, seat, area) && roomInside(s, t, area) > 0;
}

/** True if a block can retreat on its own to another area. */
export function hasExit(s: PeloponnesianState, t: Tables, block: number, beaten: Beaten): boolean {
  const from = beaten.area;
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (canRetreatOver(s, t, block, beaten, i)) return true;
  return false;
}

/** True if a fleet that retreats from land can take a block along to a sea area (PEL-6.4.2.8). */
export function canEvacuate(s: PeloponnesianState, t: Tables, fleet: number, beaten: Beaten): boolean {
  const from = beaten.area;
  if (t.fleet[fleet] === 0 || S.cvOf(s, fleet) < 2 || from >= t.lands) return false;
  for (let i = t.start[from]!; i < t.start[from + 1]!; i++) if (t.border[i] === COAST_BORDER && canRetreatOver(s, t, fleet, beaten, i)) return true;
  return false;
}

/** The retreating blocks that need a fleet, minus the fleets (except `without`) that could carry them. Above 0, some are lost. */
export function strandedBalance(s: PeloponnesianState, t: Tables, beaten: Beaten, without = -1): number {
  const { seat, area: from } = beaten;
  let stranded = 0;
  let lifts = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (b === without || !S.hasMark(s, b, S.RETREATING) || !S.isField(s, b, from)) continue;
    if (t.fleet[b] === 1) {
      if (canEvacuate(s, t, b, beaten)) lifts++;
      else if (!hasExit(s, t, b, beaten)) return 99;
    } else if (!hasExit(s, t, b, beaten)) {
      if (t.greek[b] === 0 || from >= t.lands) return 99;
      stranded++;
    }
  }
  return stranded - lifts;
}
