/** Phase I: the player with the fewest VP names the first player (DIA-DEC.2, DIA-SEQ.2, DIA-SEQ.5). */
import { argA, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, markPoints } from "../state/index.js";
import { SEATS } from "../vocabulary/types.js";

export const nameFirstPlayer: Procedure<DiadochiState, DiadochiEvent> = asking(F["name-first-player"], {
  clause: "DIA-SEQ.2",
  moves(s, _seat, out) {
    for (let player = 0; player < s.seats; player++) out.push(code(V["name-first-player"], player));
  },
  play(s, seat, c, _dice, log) {
    s.first = argA(c);
    log?.push({ type: "first-player-named", clause: "DIA-SEQ.4", seat: seatId(seat), first: seatId(s.first) });
    markPoints(s); // DIA-VIC.15: points from the set-up, or from a turn without the check, can also win at the end of this phase
    F["name-first-player"].pop(s);
  },
  refuse: (_s, _seat, c) => refuse("move/not-playing", { seat: SEATS[argA(c)]! }),
});
