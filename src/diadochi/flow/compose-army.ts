/** Composition of the army under way: it starts with everything that may go, and pieces are left behind (DIA-MOV.31, DIA-DEC.26). */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure, Refusing } from "../../core/flow.js";
import { asking } from "../../core/procedures.js";
import { dropBodyIfUnfit, markForceActed, putDownPeople, putDownUnits, tellLeft } from "../effects/force.js";
import type { DiadochiEvent } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { refusePiece } from "../rules/piece-refusals.js";
import * as S from "../state.js";
import type { DiadochiState, Pieces } from "../state.js";
import { tablesOf } from "../tables.js";
import { countOfType, NO_UNITS, pieceOfType, UNIT_TYPES } from "../units.js";

export const composeArmy: Procedure<DiadochiState, DiadochiEvent> = asking(F["compose-army"], {
  clause: "DIA-DEC.26",
  asks: (s) => 1 << S.seatOfOwner(S.forceOwner(s)),
  // CUs by type, generals, royal family members and the body, done.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const units = S.forceUnits(s);
    for (let type = 0; type < UNIT_TYPES; type++) if (countOfType(units, type) > 0) out.push(code(V["leave-unit"], type));
    const generals = S.forceGenerals(s) & ~(1 << commander(s));
    for (let rest = generals; rest !== 0; rest &= rest - 1) out.push(code(V["leave-general"], S.pieceOf(s, t, S.lowestBit(rest))));
    for (let rest = S.forceRoyals(s); rest !== 0; rest &= rest - 1) out.push(code(V["leave-royal"], S.lowestBit(rest)));
    out.push(code(V.done));
  },
  // Leaving a CU and done.
  hasChoice: (s) => S.forceUnits(s) !== NO_UNITS,
  play(s, _seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["leave-unit"]:
        return leave(s, { units: pieceOfType(S.forceUnits(s), argA(c)), generals: 0, royals: 0 }, log); // DIA-SS.15: the Silver Shields leave together
      case V["leave-general"]:
        return leave(s, { units: NO_UNITS, generals: 1 << S.generalOfPiece(t, argA(c)), royals: 0 }, log);
      case V["leave-royal"]:
        return leave(s, { units: NO_UNITS, generals: 0, royals: 1 << argA(c) }, log);
      default:
        dropBodyIfUnfit(s, t, commander(s));
        markForceActed(s);
        return F["compose-army"].pop(s);
    }
  },
});

/** Why a choice is not listed. */
export const refuseComposeArmy: Refusing<DiadochiState> = (s, _seat, c) => {
  const army = { units: S.forceUnits(s), generals: S.forceGenerals(s), royals: S.forceRoyals(s), commander: commander(s) };
  return refusePiece(s, tablesOf(s), army, "DIA-MOV.31", c);
};

function commander(s: DiadochiState): number {
  return F["compose-army"].top(s).commander;
}

function leave(s: DiadochiState, pieces: Pieces, log: Log<DiadochiEvent>): void {
  putDownUnits(s, pieces.units, false);
  putDownPeople(s, pieces.generals, pieces.royals);
  tellLeft(s, pieces, "DIA-MOV.31", log);
}
