/**
 * Loss of CUs by their owner's choice, one CU at a time (DIA-DEC.46 to DIA-DEC.49, DIA-DEC.53).
 *
 * The frame remembers whose CUs, where they lie, which of them may be chosen, how many are lost, what for, and which have been lost.
 */
import { argA, type Code, code } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { loseUnits } from "../effects/losses.js";
import type { DiadochiEvent } from "../events.js";
import { LOSS_ASSAULT, LOSS_ATTRITION, LOSS_DRAW, LOSS_WINNER, UnitLoss } from "../frames.js";
import { V } from "../moves.js";
import { refusePiece } from "../rules/piece-refusals.js";
import { type DiadochiState, ownerOfSeat } from "../state.js";
import { NONE, tablesOf } from "../tables.js";
import { addUnits, countOfType, countUnits, NO_UNITS, oneUnit, onlyType, subtractUnits, UNIT_TYPES, type Units, unitsOfType } from "../units.js";

export const unitLoss: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "unit-loss",
  clause: "DIA-DEC.48",
  slots: ["seat", "place", "units", "count", "purpose", "lost"],

  run(s, _dice, log) {
    const units = slot(s, UnitLoss.units);
    const count = slot(s, UnitLoss.count);
    if (countUnits(units) <= count) lose(s, units, log);
    else if (isOneType(units)) lose(s, unitsOfType(typeOf(units), count), log);
    if (slot(s, UnitLoss.count) > 0 && slot(s, UnitLoss.units) !== NO_UNITS) return true;
    popFrame(s, slot(s, UnitLoss.lost));
    return false;
  },

  asks: (s) => 1 << slot(s, UnitLoss.seat),

  // By type, in the order of UNITS.
  moves(s, _seat, out: Code[]) {
    const units = slot(s, UnitLoss.units);
    for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) out.push(code(V["lose-unit"], type));
  },

  play(s, _seat, c, _dice, log) {
    lose(s, oneUnit(argA(c)), log);
  },

  refuse(s, _seat, c) {
    const candidates = { units: slot(s, UnitLoss.units), generals: 0, royals: 0, commander: NONE };
    return refusePiece(s, tablesOf(s), candidates, clauseOf(slot(s, UnitLoss.purpose)), c);
  },
};

function typeOf(units: Units): number {
  let type = 0;
  while (countOfType(units, type) === 0) type++;
  return type;
}

// CUs of one type leave no choice.
function isOneType(units: Units): boolean {
  return units !== NO_UNITS && onlyType(units, typeOf(units)) === units;
}

function lose(s: DiadochiState, units: Units, log: Log<DiadochiEvent>): void {
  loseUnits(s, tablesOf(s), ownerOfSeat(slot(s, UnitLoss.seat)), slot(s, UnitLoss.place), units, clauseOf(slot(s, UnitLoss.purpose)), log);
  setSlot(s, UnitLoss.lost, addUnits(slot(s, UnitLoss.lost), units));
  setSlot(s, UnitLoss.units, subtractUnits(slot(s, UnitLoss.units), units));
  setSlot(s, UnitLoss.count, slot(s, UnitLoss.count) - countUnits(units));
}

function clauseOf(purpose: number): string {
  if (purpose === LOSS_WINNER) return "DIA-BAT.15";
  if (purpose === LOSS_DRAW) return "DIA-BAT.17";
  if (purpose === LOSS_ATTRITION) return "DIA-CU.10";
  return purpose === LOSS_ASSAULT ? "DIA-SIE.20" : "DIA-SUP.3";
}
