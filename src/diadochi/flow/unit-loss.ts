/** Loss of CUs by their owner's choice, one at a time (DIA-DEC.46 to DIA-DEC.49, DIA-DEC.53). */
import { argA, type Code } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { loseUnits } from "../effects/losses.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import { type DiadochiState, ownerOfSeat } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { LOSSES } from "../vocabulary/types.js";
import { countOfType, countUnits, NO_UNITS, oneUnit, onlyType, subtractUnits, type Units, unitsOfType } from "../vocabulary/units.js";
import { pushUnitTypes } from "./pieces.js";

export const unitLoss: Procedure<DiadochiState, DiadochiEvent> = asking(F["unit-loss"], {
  clause: "DIA-DEC.48",
  run: {
    ask(s, _dice, log) {
      const f = F["unit-loss"].top(s);
      const { units, count } = f;
      if (countUnits(units) <= count) lose(s, units, log);
      else if (isOneType(units)) lose(s, unitsOfType(typeOf(units), count), log);
      return f.count > 0 && f.units !== NO_UNITS ? ASK : F["unit-loss"].pop(s);
    },
  },
  // Types in the order of UNITS.
  moves(s, _seat, out: Code[]) {
    const { units } = F["unit-loss"].top(s);
    pushUnitTypes(out, V["lose-unit"], units);
  },
  play: (s, _seat, c, _dice, log) => lose(s, oneUnit(argA(c)), log),
  refuse(s, _seat, c) {
    const { units, purpose } = F["unit-loss"].top(s);
    return refusePiece(s, tablesOf(s), { units, generals: 0, royals: 0, commander: NONE }, CLAUSES[purpose]!, c);
  },
});

const CLAUSES: readonly string[] = Object.values(LOSSES);

function typeOf(units: Units): number {
  let type = 0;
  while (countOfType(units, type) === 0) type++;
  return type;
}

// With one type there is no choice.
function isOneType(units: Units): boolean {
  return units !== NO_UNITS && onlyType(units, typeOf(units)) === units;
}

function lose(s: DiadochiState, units: Units, log: Log<DiadochiEvent>): void {
  const f = F["unit-loss"].top(s);
  loseUnits(s, { owner: ownerOfSeat(f.seat), place: f.place, units }, CLAUSES[f.purpose]!, log);
  f.units = subtractUnits(f.units, units);
  f.count -= countUnits(units);
}
