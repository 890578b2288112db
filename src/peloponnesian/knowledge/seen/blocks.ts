/** The visible facts of a side's blocks whose faces are hidden (PEL-HI.1, PEL-HI.3, PEL-HI.14): their places, marks and ways, and for a few the kind that each must be. */
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";

/** Marks that tell fleets from cargo, and are not seen. */
export const SECRET_MARKS: number = S.LANDED | S.LOADED;

/** True if the enemy does not see the face of a block: in the pool, drawn, or on the map and in no battle. */
export function isHidden(s: PeloponnesianState, block: number): boolean {
  const place = S.placeOf(s, block);
  if (place === S.POOL || place === S.DRAWN) return true;
  if (!S.isInPlay(s, block)) return false; // PEL-HI.16, PEL-HI.26: blocks that are set aside are open.
  return !(s.melee.length > 0 && S.hasMark(s, block, S.REVEALED)); // PEL-HI.4, PEL-HI.5: blocks revealed in the battle are seen
}

/** True if a block came by sea: it is at sea, or has landed, and may be a fleet or its cargo. */
export function isNaval(s: PeloponnesianState, t: Tables, block: number): boolean {
  if (S.areaOf(s, block) >= t.lands) return true;
  for (let node = S.routeOf(s, block); node !== 0; node = S.routeBefore(s, node)) if (S.routeArea(s, node) >= t.lands) return true;
  return false;
}

/**
 * The blocks of a side that keep their part as a fleet or as cargo when the unseen blocks are resampled: those that have announced a forced march, which at sea
 * are fleets, for cargo does not roll (PEL-5.3.3); those that retreat at sea, for a battle has shown that they are fleets (PEL-HI.4); and the cargo or the
 * fleet that belongs to each of them (PEL-HI.24).
 */
export function fixedRoles(s: PeloponnesianState, t: Tables, seat: number): ReadonlySet<number> {
  const fixed = new Set<number>();
  const add = (block: number) => {
    fixed.add(block);
    const fleet = S.carrierOf(s, block);
    if (fleet >= 0) fixed.add(fleet);
    const cargo = S.cargoOf(s, block);
    if (cargo >= 0) fixed.add(cargo);
  };
  for (let i = 0; i < S.forcedCount(s); i++) if (t.side[S.forcedBlock(s, i)] === seat) add(S.forcedBlock(s, i));
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.RETREATING) && S.areaOf(s, b) >= t.lands) add(b);
  return fixed;
}

/** True if a hidden block belongs to a group at sea, or landed from there, in which fleets and cargo cannot be told apart (PEL-HI.3). */
export function isOfGroup(s: PeloponnesianState, t: Tables, block: number, fixed: ReadonlySet<number>): boolean {
  return S.isInPlay(s, block) && !fixed.has(block) && isNaval(s, t, block);
}

/** The hidden cargo that a hidden fleet is seen to carry, or -1. */
export function cargoSeen(s: PeloponnesianState, t: Tables, fleet: number, fixed: ReadonlySet<number>): number {
  const cargo = S.cargoOf(s, fleet);
  return cargo >= 0 && isHidden(s, cargo) && !isOfGroup(s, t, cargo, fixed) ? cargo : -1;
}

/** True if a block has announced a forced march, which shows that this block is to make it (PEL-HI.24). */
export function isAnnounced(s: PeloponnesianState, block: number): boolean {
  for (let i = 0; i < S.forcedCount(s); i++) if (S.forcedBlock(s, i) === block) return true;
  return false;
}

/** The allowance that a block shows, or 0: by a march over three or more land areas, or a forced march announced (PEL-HI.18, PEL-HI.24). */
export function allowanceSeen(s: PeloponnesianState, t: Tables, block: number): number {
  let areas = 0;
  for (let node = S.routeOf(s, block); node !== 0; node = S.routeBefore(s, node)) areas++;
  const shown = isAnnounced(s, block) || (areas > 3 && !isNaval(s, t, block));
  return shown && S.isInPlay(s, block) ? t.allowance[block]! : 0;
}
