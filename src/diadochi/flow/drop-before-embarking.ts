/** An army of more than eight CUs drops some before it embarks (DIA-NAV.2, DIA-DEC.56). */
import { argA, type Code, code } from "../../core/codes.js";
import type { Procedure, Refusing } from "../../core/flow.js";
import { ASK, asking } from "../../core/procedures.js";
import { putDownUnits, tellLeft } from "../effects/force.js";
import type { DiadochiEvent } from "../events.js";
import { V } from "../moves.js";
import { refusePiece } from "../rules/piece-refusals.js";
import { type DiadochiState, forceOwner, forceUnits, seatOfOwner } from "../state.js";
import { NONE, tablesOf } from "../tables.js";
import { countOfType, countUnits, pieceOfType, UNIT_TYPES } from "../units.js";
import { F } from "../frames.js";

export const dropBeforeEmbarking: Procedure<DiadochiState, DiadochiEvent> = asking(F["drop-before-embarking"], {
  clause: "DIA-DEC.56",
  run: {
    ask(s) {
      if (countUnits(forceUnits(s)) > tablesOf(s).rules.mostAtSea) return ASK;
      return F["drop-before-embarking"].pop(s);
    },
  },
  asks: (s) => 1 << seatOfOwner(forceOwner(s)),
  // CUs by type.
  moves(s, _seat, out: Code[]) {
    const units = forceUnits(s);
    for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) out.push(code(V["drop-unit"], type));
  },
  play(s, _seat, c, _dice, log) {
    const piece = pieceOfType(forceUnits(s), argA(c));
    putDownUnits(s, piece, true);
    tellLeft(s, { units: piece, generals: 0, royals: 0 }, "DIA-NAV.2", log);
  },
});

/** Why a choice is not listed. */
export const refuseDropBeforeEmbarking: Refusing<DiadochiState> = (s, _seat, c) =>
  refusePiece(s, tablesOf(s), { units: forceUnits(s), generals: 0, royals: 0, commander: NONE }, "DIA-NAV.2", c);
