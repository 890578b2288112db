/** Which general leads a siege or subjugation attempt of the army in a field (DIA-DEC.21). The frame remembers the seat and the space; its answer is the general + 1. */
import { argA, type Code, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, slot } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { AttemptCommander } from "../frames.js";
import { LEAD_ATTEMPT } from "../moves.js";
import { type DiadochiState, fieldGenerals, generalOfPiece, lowestBit, ownerOfSeat, pieceOf } from "../state.js";
import { tablesOf } from "../tables.js";

export const attemptCommander: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "attempt-commander",
  clause: "DIA-DEC.21",
  slots: ["seat", "space"],

  run: () => true,
  asks: (s) => 1 << slot(s, AttemptCommander.seat),

  // Generals in their order.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    const generals = fieldGenerals(s, ownerOfSeat(seat), slot(s, AttemptCommander.space));
    for (let rest = generals; rest !== 0; rest &= rest - 1) out.push(code(LEAD_ATTEMPT, pieceOf(s, t, lowestBit(rest))));
  },

  play(s, _seat, c) {
    popFrame(s, generalOfPiece(tablesOf(s), argA(c)) + 1);
  },
};
