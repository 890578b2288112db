/** Names the side that goes first in every round of the turn (CAR-S.8). */
import { argA, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { type UnrestState, setFirstSeat } from "../state/index.js";
import { SEATS } from "../vocabulary/types.js";

export const firstPlayer: Procedure<UnrestState, UnrestEvent> = asking(F["first-player"], {
  clause: "CAR-S.8",
  moves(_s, _seat, out) {
    for (let first = 0; first < SEATS.length; first++) out.push(code(V["name-first"], first));
  },
  play(s, seat, c, _dice, log) {
    setFirstSeat(s, argA(c));
    log?.push({ type: "first-player-named", seat: seatId(seat), first: seatId(argA(c)), clause: "CAR-S.8" });
    F["first-player"].pop(s);
  },
});
