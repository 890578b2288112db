/** Which of a player's generals in the field of a space leads (DIA-GEN.23): the question that two procedures ask. The frame remembers the seat and the space; its answer is the general + 1. */
import { argA, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, slot } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { LeaderChoice } from "../frames.js";
import { refusePiece } from "../rules/piece-refusals.js";
import { type DiadochiState, fieldGenerals, generalOfPiece, lowestBit, ownerOfSeat, pieceOf } from "../state.js";
import { NONE, tablesOf } from "../tables.js";
import { NO_UNITS } from "../units.js";

/** A procedure that asks for the leader with moves of one verb. */
export function chooseLeader(kind: string, clause: string, verb: number): Procedure<DiadochiState, DiadochiEvent> {
  const candidates = (s: DiadochiState, seat: number): number => fieldGenerals(s, ownerOfSeat(seat), slot(s, LeaderChoice.space));
  return {
    kind,
    clause,
    slots: ["seat", "space"],

    run: () => true,
    asks: (s) => 1 << slot(s, LeaderChoice.seat),

    // Generals in their order.
    moves(s, seat, out) {
      const t = tablesOf(s);
      for (let rest = candidates(s, seat); rest !== 0; rest &= rest - 1) out.push(code(verb, pieceOf(s, t, lowestBit(rest))));
    },

    play(s, _seat, c) {
      popFrame(s, generalOfPiece(tablesOf(s), argA(c)) + 1);
    },

    refuse: (s, seat, c) => refusePiece(s, tablesOf(s), { units: NO_UNITS, generals: candidates(s, seat), royals: 0, commander: NONE }, "DIA-GEN.23", c),
  };
}
