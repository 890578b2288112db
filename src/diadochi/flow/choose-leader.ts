/** Chooses the general who leads in the field of a space (DIA-GEN.23). The answer is the general. */
import { argA } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import type { F } from "../vocabulary/frames/index.js";
import { refusePiece } from "../rules/movement/piece-refusals.js";
import { type DiadochiState, fieldGenerals, generalOfPiece, ownerOfSeat } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { NO_UNITS } from "../vocabulary/units.js";
import { pushGenerals } from "./pieces.js";

type LeaderChoice = (typeof F)["attempt-commander"] | (typeof F)["interception-leader"];

export function chooseLeader(frame: LeaderChoice, clause: string, verb: number): Procedure<DiadochiState, DiadochiEvent> {
  return asking(frame, {
    clause,
    // Generals in order.
    moves(s, seat, out) {
      pushGenerals(s, out, verb, candidates(frame, s, seat));
    },
    play: (s, _seat, c) => frame.pop(s, generalOfPiece(tablesOf(s), argA(c))),
    refuse: (s, seat, c) => refusePiece(s, tablesOf(s), { units: NO_UNITS, generals: candidates(frame, s, seat), royals: 0, commander: NONE }, "DIA-GEN.23", c),
  });
}

function candidates(frame: LeaderChoice, s: DiadochiState, seat: number): number {
  return fieldGenerals(s, ownerOfSeat(seat), frame.top(s).space);
}
