/** Prestige, and the comparison of legitimacy for royal troops and Mutiny (DIA-PRE, DIA-RT.10). */
import { hasBit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { legitimacyOf } from "./points.js";

/** A general's prestige with his markers and Oratory; 0 without a general (DIA-PRE.4, DIA-PRE.5, DIA-PRE.6, DIA-PRE.7). */
export function personalPrestige(s: DiadochiState, t: Tables, general: number): number {
  if (general === NONE) return 0;
  const printed = S.isReplaced(s, general) ? 0 : t.prestiges[general]!;
  const oratory = hasBit(s.oratory, general) ? t.rules.prestige.oratory : 0;
  return printed + S.prestigeMarkers(s, general) + oratory;
}

/** True if an owner has Alexander's body or tomb in a space (DIA-PRE.2, DIA-PRE.9). */
export function holdsSacredGround(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  if (s.tomb === space) return S.markerOf(s, space) === owner; // DIA-PRE.9: the tomb belongs to the marker on its city
  const body = S.bodyOf(t);
  const place = S.placeOfRoyal(s, body);
  return (place === space || place === S.INSIDE + space) && S.controllerOf(s, body) === owner;
}

/**
 * The LP of an owner's seat plus his commander's prestige, plus sacred ground if he is attacked there. It may be negative (DIA-RT.10, DIA-PRE.3,
 * DIA-PRE.10).
 */
export function legitimacyTotal(s: DiadochiState, owner: number, commander: number, space: SpaceIndex, attacked: boolean): number {
  const t = tablesOf(s);
  const seat = S.seatOfOwner(owner);
  const lp = seat === NONE ? 0 : legitimacyOf(s, t, seat);
  const ground = attacked && holdsSacredGround(s, t, owner, space) ? t.rules.prestige.sacredGround : 0; // DIA-PRE.3: only for the attacked side
  return lp + personalPrestige(s, t, commander) + ground;
}
