/**
 * CUs are placed one after the other by the reinforcement rules (DIA-DEC.5, DIA-REI.14), type by type; the Silver Shields as one piece. A minor general may come along
 * to make a minor city legal. Where no space is legal they wait in the Dispersed Box (DIA-REI.13).
 *
 * The frame remembers the seat and the CUs still to be placed.
 */
import { argA, argB, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { placeMinorOn, placeUnitsOn } from "../effects/placement.js";
import type { DiadochiEvent } from "../events.js";
import { PlaceUnits } from "../frames.js";
import { V } from "../moves.js";
import { seatId, unitCounts } from "../names.js";
import { eachPlacement, hasPlacement, poolMinor, WITH_MINOR } from "../rules/placement.js";
import { addDispersedUnits, type DiadochiState, pieceOf } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { UNITS } from "../types.js";
import { countOfType, NO_UNITS, pieceOfType, subtractUnits, UNIT_TYPES } from "../units.js";

export const placeUnits: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "place-units",
  clause: "DIA-REI.9",
  slots: ["seat", "units"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    if (slot(s, PlaceUnits.units) !== NO_UNITS) {
      if (hasPlacement(s, t, slot(s, PlaceUnits.seat))) return true;
      wait(s, log);
    }
    popFrame(s);
    return false;
  },

  asks: (s) => 1 << slot(s, PlaceUnits.seat),

  // Spaces that are legal by themselves in order, then those with a minor general; else the fallback spaces.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const type = nextType(s);
    const minor = poolMinor(s, t, seat);
    eachPlacement(s, t, seat, (space, how) =>
      out.push(how === WITH_MINOR ? code(V["place-unit-with-general"], pieceOf(s, t, minor), space) : code(V["place-unit"], type, space)),
    );
  },

  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const piece = pieceOfType(slot(s, PlaceUnits.units), nextType(s));
    if (verbOf(c) === V["place-unit-with-general"]) placeMinorOn(s, t, seat, argB(c), "DIA-REI.9", log);
    placeUnitsOn(s, t, seat, argB(c), piece, "DIA-REI.9", log);
    setSlot(s, PlaceUnits.units, subtractUnits(slot(s, PlaceUnits.units), piece));
  },

  refuse(s, _seat, c: Code) {
    const t = tablesOf(s);
    if (verbOf(c) === V["place-unit"] && argA(c) !== nextType(s)) return { code: "place/other-unit-first", clause: "DIA-REI.14", data: { unit: nextUnit(s) } };
    if (verbOf(c) !== V["place-unit"] && verbOf(c) !== V["place-unit-with-general"]) return null;
    return { code: "place/no-legal-space", clause: "DIA-REI.9", data: { space: spaceName(t, argB(c)) } };
  },
};

// The type that is placed next: the first in the order of UNITS.
function nextType(s: DiadochiState): number {
  const units = slot(s, PlaceUnits.units);
  for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) return type;
  return 0;
}

function nextUnit(s: DiadochiState): string {
  return UNITS[nextType(s)] ?? "mercenary";
}

function spaceName(t: Tables, space: number): string | null {
  return t.spaceIds[space] ?? null;
}

function wait(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const seat = slot(s, PlaceUnits.seat);
  const units = slot(s, PlaceUnits.units);
  addDispersedUnits(s, seat, units);
  log?.push({ type: "units-dispersed", clause: "DIA-REI.13", seat: seatId(seat), units: unitCounts(units) });
}
