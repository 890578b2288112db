/**
 * The Supply Segment: a space with more CUs of the active player than it can feed loses one CU (DIA-SUP). Other players are not checked (DIA-SUP.5).
 * `unit-loss` asks which CU is lost (DIA-DEC.53).
 */
import type { Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, LOSS } from "../vocabulary/frames/index.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { kindOfSpace, type SpaceIndex, type Tables, tablesOf, TRANSIT } from "../tables/index.js";
import { countUnits, NO_UNITS, type Units } from "../vocabulary/units.js";

export const supplySegment: Procedure<DiadochiState, DiadochiEvent> = automatic(F["supply-segment"], "DIA-SUP.1", {
  check(s) {
    const t = tablesOf(s);
    const seat = F["supply-segment"].top(s).seat;
    const owner = S.ownerOfSeat(seat);
    for (let space = F["supply-segment"].top(s).next; space < t.spaceCount; space++) {
      const inField = ownUnitsInField(s, owner, space);
      const inWalls = ownUnitsInside(s, t, owner, space);
      if (countUnits(inField) + countUnits(inWalls) <= supplyLimit(t, space)) continue;
      F["supply-segment"].top(s).next = space + 1; // DIA-SUP.3: each space loses only one CU
      const next = F["unit-loss"].push(s);
      next.seat = seat;
      next.place = inField === NO_UNITS ? S.INSIDE + space : space;
      next.units = inField === NO_UNITS ? inWalls : inField;
      next.count = 1;
      next.purpose = LOSS.supply;
      return;
    }
    F["supply-segment"].pop(s);
  },
});

/** The number of CUs that a space can feed (DIA-SUP.2). */
export function supplyLimit(t: Tables, space: SpaceIndex): number {
  return kindOfSpace(t, space) === TRANSIT ? t.rules.supply.transit : t.rules.supply.other;
}

// DIA-SUP.4: CUs count with or without a general. Pieces are inside only while enemies are in the field, so a player's CUs are never in both.
function ownUnitsInField(s: DiadochiState, owner: number, space: SpaceIndex): Units {
  return S.fieldOwner(s, space) === owner ? S.fieldUnits(s, space) : NO_UNITS;
}

function ownUnitsInside(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): Units {
  return S.markerOf(s, space) === owner ? S.insideUnits(s, t, space) : NO_UNITS;
}
