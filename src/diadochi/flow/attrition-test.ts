/**
 * An attrition test: one die on the attrition table, then the losses (DIA-TAB.4, DIA-CU.10).
 *
 * The frame remembers whose CUs are tested, where they lie, which they are, the column and what for.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { unreachable } from "../../core/errors.js";
import { loseUnits } from "../effects/losses.js";
import type { DiadochiEvent } from "../events.js";
import { AttritionTest, LOSS_ATTRITION, TEST_CARD, TEST_DEFEAT, TEST_FORTRESS, UNIT_LOSS } from "../frames.js";
import { ownerSeat } from "../names.js";
import { attritionLosses } from "../rules/attrition.js";
import { type DiadochiState, seatOfOwner } from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { countUnits, MERCENARY, NO_UNITS, unitsOfType } from "../units.js";

export const attritionTest: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "attrition-test",
  clause: "DIA-TAB.4",
  slots: ["owner", "place", "units", "column", "purpose"],

  run(s, dice, log) {
    if (stepOf(s) === 1) {
      popFrame(s, answerOf(s));
      return false;
    }
    const t = tablesOf(s);
    const owner = slot(s, AttritionTest.owner);
    const place = slot(s, AttritionTest.place);
    const units = slot(s, AttritionTest.units);
    if (units === NO_UNITS) {
      popFrame(s, NO_UNITS);
      return false;
    }
    const losses = rollLosses(s, t, countUnits(units), dice, log);
    const seat = seatOfOwner(owner);
    if (seat === NONE) {
      const lost = unitsOfType(MERCENARY, losses); // DIA-IND.12: all are alike.
      loseUnits(s, t, owner, place, lost, "DIA-IND.12", log);
      popFrame(s, lost);
      return false;
    }
    setStep(s, 1);
    pushFrame(s, UNIT_LOSS, seat, place, units, losses, LOSS_ATTRITION, NO_UNITS);
    return false;
  },

  asks: () => unreachable("attrition-test"),
  moves: () => unreachable("attrition-test"),
  play: () => unreachable("attrition-test"),
};

// DIA-TAB.4
function rollLosses(s: DiadochiState, t: Tables, units: number, dice: Dice, log: Log<DiadochiEvent>): number {
  const die = dice.roll(6);
  const result = attritionLosses(t, slot(s, AttritionTest.column), die, units);
  const clause = clauseOf(slot(s, AttritionTest.purpose));
  log?.push({ type: "roll", purpose: "attrition", clause, seat: ownerSeat(slot(s, AttritionTest.owner)), sides: 6, faces: [die], result });
  return result;
}

function clauseOf(purpose: number): string {
  if (purpose === TEST_FORTRESS) return "DIA-MOV.24";
  if (purpose === TEST_DEFEAT) return "DIA-DEF.4";
  return purpose === TEST_CARD ? "DIA-TAB.4" : "DIA-NAV.30";
}
