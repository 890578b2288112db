/** CUs that are lost, dispersed or change sides. */
import type { Log } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
import { ownerSeat, seatId, spaceId, unitCounts } from "../names.js";
import {
  addDispersedUnits,
  armyOn,
  type DiadochiState,
  FORCE,
  forceSpace,
  INDEPENDENTS,
  INSIDE,
  SILVER_GONE,
  SILVER_IN_PLAY,
  seatOfOwner,
  setSpaceOfArmy,
  takeUnits,
  unitsAt,
  unitsInPlay,
} from "../state.js";
import { NONE, tablesOf } from "../tables.js";
import { countOfType, NO_UNITS, SILVER_SHIELDS, type Units } from "../units.js";

/** The space of a place of CUs; NONE for a Dispersed Box. */
export function spaceOfPlace(s: DiadochiState, place: number): number {
  if (place < INSIDE) return place;
  if (place < FORCE) return place - INSIDE;
  return place === FORCE ? forceSpace(s) : NONE;
}

/** CUs of an owner that lie at a place. */
export interface Troops {
  readonly owner: number;
  readonly place: number;
  readonly units: Units;
}

/** CUs of an owner die. */
export function loseUnits(s: DiadochiState, { owner, place, units }: Troops, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (units === NO_UNITS) return;
  takeUnits(s, t, place, units);
  const space = spaceOfPlace(s, place);
  log?.push({ type: "units-lost", clause, seat: ownerSeat(owner), space: space === NONE ? null : spaceId(t, space), units: unitCounts(units) });
  if (countOfType(units, SILVER_SHIELDS) > 0) endSilverShields(s);
  if (owner === INDEPENDENTS && unitsAt(s, t, place) === NO_UNITS) forgetArmy(s, space); // DIA-IND.9: a beaten army is removed for good
}

// DIA-SS.3, DIA-SS.4: both lost, they are out of the game and are not restored.
function endSilverShields(s: DiadochiState): void {
  if (s.silver === SILVER_IN_PLAY && unitsInPlay(s, SILVER_SHIELDS) === 0) s.silver = SILVER_GONE;
}

function forgetArmy(s: DiadochiState, space: number): void {
  const army = armyOn(s, space);
  if (army !== NONE) setSpaceOfArmy(s, army, NONE);
}

/** CUs of a player go to his Dispersed Box. */
export function disperseUnits(s: DiadochiState, { owner, place, units }: Troops, clause: string, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  if (units === NO_UNITS) return;
  const seat = seatOfOwner(owner);
  takeUnits(s, t, place, units);
  addDispersedUnits(s, seat, units);
  log?.push({ type: "units-dispersed", clause, seat: seatId(seat), units: unitCounts(units) });
}
