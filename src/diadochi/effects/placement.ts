import { withBit } from "../../core/basics/bits.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { seatId, spaceId, unitCounts } from "../state/names.js";
import { poolMinor } from "../rules/placement.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { UNITS } from "../vocabulary/types.js";
import { countOfType, MERCENARY, MOST_MERCENARIES, NO_UNITS, ROYAL, UNIT_TYPES, type Units, unitsOfType } from "../vocabulary/units.js";

export interface NewUnits {
  readonly seat: number;
  readonly space: SpaceIndex;
  readonly units: Units;
}

export interface NewGeneral {
  readonly seat: number;
  readonly general: number;
  readonly space: SpaceIndex;
}

export function placeUnitsOn(s: DiadochiState, { seat, space, units }: NewUnits, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (units === NO_UNITS) return;
  S.addToField(s, space, S.ownerOfSeat(seat), units);
  log?.push({ type: "units-placed", clause, seat: seatId(seat), space: spaceId(t, space), units: unitCounts(units) });
}

export function placeGeneralOn(s: DiadochiState, { seat, general, space }: NewGeneral, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  S.setGeneralPlace(s, general, space);
  log?.push({ type: "general-placed", clause, seat: seatId(seat), general: S.generalId(s, t, general), space: spaceId(t, space) });
}

/** Places a minor general from the pool, if there is one; he cannot be placed again in this segment (DIA-GEN.26). */
export function placeMinorOn(s: DiadochiState, seat: number, space: SpaceIndex, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const minor = poolMinor(s, t, seat);
  if (minor === NONE) return;
  s.placedGenerals = withBit(s.placedGenerals, minor);
  placeGeneralOn(s, { seat, general: minor, space }, clause, log);
}

/** Places a minor general unless a general of the seat is in the field of the space. */
export function placeMinorIfNeeded(s: DiadochiState, seat: number, space: SpaceIndex, clause: string, log: Log<DiadochiEvent>): void {
  if (S.generalsAt(s, S.ownerOfSeat(seat), space) === 0) placeMinorOn(s, seat, space, clause, log);
}

/** The part of the wanted CUs that the pools still have (DIA-CU.9); disbanded royal CUs never return (DIA-RT.15). */
export function fromPools(s: DiadochiState, t: Tables, seat: number, units: Units): Units {
  let given = NO_UNITS;
  for (let type = 0; type < UNIT_TYPES; type++) {
    const wanted = countOfType(units, type);
    if (wanted > 0) given += unitsOfType(type, Math.min(wanted, leftInPool(s, t, seat, type)));
  }
  return given;
}

/** The number of CUs of a type that a seat can still receive. */
export function leftInPool(s: DiadochiState, t: Tables, seat: number, type: number): number {
  if (type === MERCENARY) return MOST_MERCENARIES - S.mercenariesInPlay(s, t, seat); // DIA-AMB.181: an unlimited supply counts as 255
  const pool = t.rules.pools[UNITS[type] as Exclude<(typeof UNITS)[number], "mercenary">];
  return Math.max(0, pool - S.unitsInPlay(s, type) - (type === ROYAL ? s.disbanded : 0));
}
