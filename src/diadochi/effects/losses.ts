import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { ownerSeat, seatId, spaceId, unitCounts } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { countOfType, NO_UNITS, SILVER_SHIELDS, type Units } from "../vocabulary/units.js";

/** The space of a place of CUs; NONE for a Dispersed Box. */
export function spaceOfPlace(s: DiadochiState, place: number): number {
  if (place < S.INSIDE) return place;
  if (place < S.FORCE) return place - S.INSIDE;
  return place === S.FORCE ? S.forceSpace(s) : NONE;
}

export interface Troops {
  readonly owner: number;
  readonly place: number;
  readonly units: Units;
}

/** Removes CUs from play. `disperseUnits` puts them into a Dispersed Box instead. */
export function loseUnits(s: DiadochiState, { owner, place, units }: Troops, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (units === NO_UNITS) return;
  S.takeUnits(s, t, place, units);
  const space = spaceOfPlace(s, place);
  log?.push({ type: "units-lost", clause, seat: ownerSeat(owner), space: space === NONE ? null : spaceId(t, space), units: unitCounts(units) });
  if (countOfType(units, SILVER_SHIELDS) > 0) endSilverShields(s);
  if (owner === S.INDEPENDENTS && S.unitsAt(s, t, place) === NO_UNITS) forgetArmy(s, space); // DIA-IND.9: a beaten independent army is removed for good
}

// DIA-SS.3, DIA-SS.4: once both Silver Shields are lost, they leave the game and are not restored.
function endSilverShields(s: DiadochiState): void {
  if (s.silver === S.SILVER_IN_PLAY && S.unitsInPlay(s, SILVER_SHIELDS) === 0) s.silver = S.SILVER_GONE;
}

function forgetArmy(s: DiadochiState, space: number): void {
  const army = S.armyOn(s, space);
  if (army !== NONE) S.setSpaceOfArmy(s, army, NONE);
}

/** Moves CUs of a player to his Dispersed Box. */
export function disperseUnits(s: DiadochiState, { owner, place, units }: Troops, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (units === NO_UNITS) return;
  const seat = S.seatOfOwner(owner);
  S.takeUnits(s, t, place, units);
  S.addDispersedUnits(s, seat, units);
  log?.push({ type: "units-dispersed", clause, seat: seatId(seat), units: unitCounts(units) });
}
