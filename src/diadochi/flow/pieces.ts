/** Lists moves for pieces of an army: one per general, named by his current piece, and one per type of CUs. `pushBits` lists royal family members. */
import { type Code, code } from "../../core/moves/codes.js";
import { nextBit } from "../../core/basics/bits.js";
import { type DiadochiState, pieceOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { countOfType, UNIT_TYPES, type Units } from "../vocabulary/units.js";

export function pushGenerals(s: DiadochiState, out: Code[], verb: number, generals: number): void {
  const t = tablesOf(s);
  for (let general = nextBit(generals, 0); general >= 0; general = nextBit(generals, general + 1)) out.push(code(verb, pieceOf(s, t, general)));
}

export function pushUnitTypes(out: Code[], verb: number, units: Units): void {
  for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) out.push(code(verb, type));
}
