/** Which general leads an attempt to intercept (DIA-DEC.36, DIA-GEN.23). The frame remembers the seat and the army's space; its answer is the general + 1. */
import { argA, type Code, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, slot } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { InterceptionLeader } from "../frames.js";
import { LEAD_INTERCEPTION } from "../moves.js";
import { type DiadochiState, fieldGenerals, generalOfPiece, lowestBit, ownerOfSeat, pieceOf } from "../state.js";
import { tablesOf } from "../tables.js";

export const interceptionLeader: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "interception-leader",
  clause: "DIA-DEC.36",
  slots: ["seat", "space"],

  run: () => true,
  asks: (s) => 1 << slot(s, InterceptionLeader.seat),

  // Generals in their order.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    const generals = fieldGenerals(s, ownerOfSeat(seat), slot(s, InterceptionLeader.space));
    for (let rest = generals; rest !== 0; rest &= rest - 1) out.push(code(LEAD_INTERCEPTION, pieceOf(s, t, lowestBit(rest))));
  },

  play(s, _seat, c) {
    popFrame(s, generalOfPiece(tablesOf(s), argA(c)) + 1);
  },
};
