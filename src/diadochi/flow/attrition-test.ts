/** An attrition test: one die on the attrition table, then the losses (DIA-TAB.4, DIA-CU.10). */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { loseUnits } from "../effects/losses.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, LOSS } from "../vocabulary/frames/index.js";
import { ownerSeat } from "../state/names.js";
import { attritionLosses } from "../rules/attrition.js";
import { type DiadochiState, seatOfOwner } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { TESTS } from "../vocabulary/types.js";
import { countUnits, MERCENARY, NO_UNITS, unitsOfType } from "../vocabulary/units.js";

export const attritionTest: Procedure<DiadochiState, DiadochiEvent> = automatic(F["attrition-test"], "DIA-TAB.4", {
  roll(s, dice, log) {
    const t = tablesOf(s);
    const f = F["attrition-test"].top(s);
    const { owner, place, units } = f;
    if (units === NO_UNITS) return F["attrition-test"].pop(s);
    const losses = rollLosses(s, t, countUnits(units), dice, log);
    const seat = seatOfOwner(owner);
    f.step = F["attrition-test"].step.lost;
    if (seat === NONE) return loseUnits(s, { owner, place, units: unitsOfType(MERCENARY, losses) }, "DIA-IND.12", log); // Independents have only mercenaries.
    const next = F["unit-loss"].push(s);
    next.seat = seat;
    next.place = place;
    next.units = units;
    next.count = losses;
    next.purpose = LOSS.attrition;
  },
  lost: (s) => F["attrition-test"].pop(s),
});

// DIA-TAB.4: one die in the column of the test; at most the tested CUs are lost.
function rollLosses(s: DiadochiState, t: Tables, units: number, dice: Dice, log: Log<DiadochiEvent>): number {
  const { owner, column, purpose } = F["attrition-test"].top(s);
  const die = dice.roll(6);
  const result = attritionLosses(t, column, die, units);
  log?.push({ type: "roll", purpose: "attrition", clause: CLAUSES[purpose]!, seat: ownerSeat(owner), sides: 6, faces: [die], result });
  return result;
}

const CLAUSES: readonly string[] = Object.values(TESTS);
