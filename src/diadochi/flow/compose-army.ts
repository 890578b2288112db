/**
 * Composition of the moving army: it starts with everything that may move, and any pieces except the commander may be left behind (DIA-MOV.31,
 * DIA-DEC.26).
 */
import { bit, withoutBit } from "../../core/basics/bits.js";
import { argA, type Code, code, pushBits, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { dropBodyIfUnfit, markForceActed, putDownPeople, putDownUnits, tellLeft } from "../effects/force.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState, Pieces } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { pieceOfType } from "../vocabulary/units.js";
import { pushGenerals, pushUnitTypes } from "./pieces.js";

export const composeArmy: Procedure<DiadochiState, DiadochiEvent> = asking(F["compose-army"], {
  clause: "DIA-DEC.26",
  asks: (s) => bit(S.seatOfForce(s)),
  // CUs by type, generals, royal family members and the body, then done.
  moves(s, _seat, out: Code[]) {
    pushUnitTypes(out, V["leave-unit"], S.forceUnits(s));
    pushGenerals(s, out, V["leave-general"], withoutBit(S.forceGenerals(s), commander(s)));
    pushBits(out, V["leave-royal"], S.forceRoyals(s));
    out.push(code(V.done));
  },
  play(s, _seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["leave-unit"]:
        return leave(s, S.unitsAlone(pieceOfType(S.forceUnits(s), argA(c))), log); // DIA-SS.15: the Silver Shields leave together
      case V["leave-general"]:
        return leave(s, S.oneGeneral(S.generalOfPiece(t, argA(c))), log);
      case V["leave-royal"]:
        return leave(s, S.oneRoyal(argA(c)), log);
      default:
        dropBodyIfUnfit(s, t, commander(s));
        markForceActed(s);
        return F["compose-army"].pop(s);
    }
  },
  refuse(s, _seat, c) {
    const army = { units: S.forceUnits(s), generals: S.forceGenerals(s), royals: S.forceRoyals(s), commander: commander(s) };
    return refusePiece(s, tablesOf(s), army, "DIA-MOV.31", c);
  },
});

function commander(s: DiadochiState): number {
  return F["compose-army"].top(s).commander;
}

function leave(s: DiadochiState, pieces: Pieces, log: Log<DiadochiEvent>): void {
  putDownUnits(s, pieces.units, false);
  putDownPeople(s, pieces.generals, pieces.royals);
  tellLeft(s, pieces, "DIA-MOV.31", log);
}
