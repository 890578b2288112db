/** A new general in place of a dead major general: his replacement piece joins, and is placed as a reinforcement (DIA-DEC.16, DIA-TYC.31, DIA-GEN.28). */
import { argA, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, slot } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { PLACE_GENERAL, ReplaceGeneral } from "../frames.js";
import { REPLACE_GENERAL } from "../moves.js";
import { seatId } from "../names.js";
import { deadMajors } from "../rules/card-uses.js";
import { type DiadochiState, generalId, generalOfPiece, lowestBit, pieceOf } from "../state.js";
import { tablesOf } from "../tables.js";

export const replaceGeneral: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "replace-general",
  clause: "DIA-TYC.31",
  slots: ["seat"],

  run: () => true,
  asks: (s) => 1 << slot(s, ReplaceGeneral.seat),

  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let rest = deadMajors(s, t, seat); rest !== 0; rest &= rest - 1) out.push(code(REPLACE_GENERAL, pieceOf(s, t, lowestBit(rest))));
  },

  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const general = generalOfPiece(t, argA(c));
    const dead = generalId(s, t, general);
    s.replaced |= 1 << general;
    log?.push({ type: "general-replaced", clause: "DIA-TYC.31", seat: seatId(seat), general: dead, by: generalId(s, t, general) });
    popFrame(s);
    pushFrame(s, PLACE_GENERAL, seat, general, 0);
  },
};
