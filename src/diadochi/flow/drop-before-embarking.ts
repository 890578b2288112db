/** An army of more than eight CUs drops the surplus before it embarks (DIA-NAV.2, DIA-DEC.56). */
import { bit } from "../../core/basics/bits.js";
import { argA, type Code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { putDownUnits, tellLeft } from "../effects/force.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { V } from "../vocabulary/moves.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import { type DiadochiState, forceUnits, seatOfForce, unitsAlone } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { countUnits, pieceOfType } from "../vocabulary/units.js";
import { F } from "../vocabulary/frames/index.js";
import { pushUnitTypes } from "./pieces.js";

export const dropBeforeEmbarking: Procedure<DiadochiState, DiadochiEvent> = asking(F["drop-before-embarking"], {
  clause: "DIA-DEC.56",
  run: {
    ask(s) {
      if (countUnits(forceUnits(s)) > tablesOf(s).rules.mostAtSea) return ASK;
      return F["drop-before-embarking"].pop(s);
    },
  },
  asks: (s) => bit(seatOfForce(s)),
  moves(s, _seat, out: Code[]) {
    const units = forceUnits(s);
    pushUnitTypes(out, V["drop-unit"], units);
  },
  play(s, _seat, c, _dice, log) {
    const piece = pieceOfType(forceUnits(s), argA(c));
    putDownUnits(s, piece, true);
    tellLeft(s, unitsAlone(piece), "DIA-NAV.2", log);
  },
  refuse: (s, _seat, c) => refusePiece(s, tablesOf(s), { units: forceUnits(s), generals: 0, royals: 0, commander: NONE }, "DIA-NAV.2", c),
});
