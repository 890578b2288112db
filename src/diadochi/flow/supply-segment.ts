/**
 * The Supply Segment: a space with more CUs of the active player than it can feed loses one (DIA-SUP); nobody else is checked (DIA-SUP.5). Choices are those of UNIT_LOSS (DIA-DEC.53).
 *
 * The frame remembers the seat and the space at which the check goes on.
 */
import { unreachable } from "../../core/errors.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setSlot, slot } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { LOSS_SUPPLY, SupplySegment, UNIT_LOSS } from "../frames.js";
import { type DiadochiState, fieldOwner, fieldUnits, INSIDE, insideUnits, markerOf, ownerOfSeat } from "../state.js";
import { kindOfSpace, type SpaceIndex, type Tables, tablesOf, TRANSIT } from "../tables.js";
import { countUnits, NO_UNITS, type Units } from "../units.js";

export const supplySegment: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "supply-segment",
  clause: "DIA-SUP.1",
  slots: ["seat", "next"],

  run(s) {
    const t = tablesOf(s);
    const seat = slot(s, SupplySegment.seat);
    const owner = ownerOfSeat(seat);
    for (let space = slot(s, SupplySegment.next); space < t.spaceCount; space++) {
      const inField = ownUnitsInField(s, owner, space);
      const inWalls = ownUnitsInside(s, t, owner, space);
      if (countUnits(inField) + countUnits(inWalls) <= supplyLimit(t, space)) continue;
      setSlot(s, SupplySegment.next, space + 1); // DIA-SUP.3: one CU, not more
      pushFrame(s, UNIT_LOSS, seat, inField === NO_UNITS ? INSIDE + space : space, inField === NO_UNITS ? inWalls : inField, 1, LOSS_SUPPLY);
      return false;
    }
    popFrame(s);
    return false;
  },

  asks: () => unreachable("supply-segment asks nobody"),
  moves: () => unreachable("supply-segment asks nobody"),
  play: () => unreachable("supply-segment asks nobody"),
};

/** How many CUs a space can feed (DIA-SUP.2). */
export function supplyLimit(t: Tables, space: SpaceIndex): number {
  return kindOfSpace(t, space) === TRANSIT ? t.rules.supply.transit : t.rules.supply.other;
}

// DIA-SUP.4: led or not. Pieces are inside only while enemies are in the field, so that never both are there.
function ownUnitsInField(s: DiadochiState, owner: number, space: SpaceIndex): Units {
  return fieldOwner(s, space) === owner ? fieldUnits(s, space) : NO_UNITS;
}

function ownUnitsInside(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): Units {
  return markerOf(s, space) === owner ? insideUnits(s, t, space) : NO_UNITS;
}
