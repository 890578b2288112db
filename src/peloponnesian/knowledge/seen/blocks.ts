/** The visible facts of a side's blocks with hidden faces (PEL-HI.1, PEL-HI.3, PEL-HI.14): places, marks and routes, and for a few blocks their kind. */
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";

/** Marks that would distinguish fleets from cargo, and are hidden. */
export const SECRET_MARKS: number = S.LANDED | S.LOADED;

/** True if the enemy does not see the face of a block: in the pool, drawn, or on the map outside a battle. */
export function isHidden(s: PeloponnesianState, block: number): boolean {
  const place = S.placeOf(s, block);
  if (place === S.POOL || place === S.DRAWN) return true;
  if (!S.isInPlay(s, block)) return false; // PEL-HI.16, PEL-HI.26: blocks that are set aside are open.
  return !(s.melee.length > 0 && S.hasMark(s, block, S.REVEALED)); // PEL-HI.4, PEL-HI.5: blocks revealed in the battle are seen.
}

/** True if a block is at sea or came by sea, and so may be a fleet or its cargo. */
export function isNaval(s: PeloponnesianState, t: Tables, block: number): boolean {
  if (S.areaOf(s, block) >= t.lands) return true;
  for (let node = S.routeOf(s, block); node !== 0; node = S.routeBefore(s, node)) if (S.routeArea(s, node) >= t.lands) return true;
  return false;
}

/**
 * The blocks of a side that keep their role as fleet or cargo when unseen blocks are resampled. They are the blocks that announced a forced march, which at
 * sea are fleets, since cargo does not roll (PEL-5.3.3); the blocks that retreat at sea, since a battle showed that they are fleets (PEL-HI.4); and the cargo
 * or fleet of each of these (PEL-HI.24).
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

/** True if a hidden block belongs to a group at sea or landed, in which fleets and cargo look alike (PEL-HI.3). */
export function isOfGroup(s: PeloponnesianState, t: Tables, block: number, fixed: ReadonlySet<number>): boolean {
  return S.isInPlay(s, block) && !fixed.has(block) && isNaval(s, t, block);
}

/** The hidden cargo that a hidden fleet is seen to carry; -1 if none is seen. */
export function cargoSeen(s: PeloponnesianState, t: Tables, fleet: number, fixed: ReadonlySet<number>): number {
  const cargo = S.cargoOf(s, fleet);
  return cargo >= 0 && isHidden(s, cargo) && !isOfGroup(s, t, cargo, fixed) ? cargo : -1;
}

/** True if a block announced a forced march, which cargo never does (PEL-HI.24). */
export function isAnnounced(s: PeloponnesianState, block: number): boolean {
  for (let i = 0; i < S.forcedCount(s); i++) if (S.forcedBlock(s, i) === block) return true;
  return false;
}

/** The allowance that a block shows by entering three or more land areas or announcing a forced march (PEL-HI.18, PEL-HI.24); 0 without either. */
export function allowanceSeen(s: PeloponnesianState, t: Tables, block: number): number {
  let areas = 0;
  for (let node = S.routeOf(s, block); node !== 0; node = S.routeBefore(s, node)) areas++;
  const shown = isAnnounced(s, block) || (areas > 3 && !isNaval(s, t, block));
  return shown && S.isInPlay(s, block) ? t.allowance[block]! : 0;
}
