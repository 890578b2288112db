/** Optional pursuit of an army that has avoided battle (DIA-OPT.6, DIA-DEC.45). The answer says if the army is caught, or if the die failed. */
import { bit } from "../../core/basics/bits.js";
import { type Code, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { initiativeOf } from "../rules/command.js";
import { rollFor } from "../rules/rolls.js";
import { type DiadochiState, seatOfForce } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const pursue: Procedure<DiadochiState, DiadochiEvent> = asking(F.pursue, {
  clause: "DIA-DEC.45",
  asks: (s) => bit(seatOfForce(s)),
  moves(_s, _seat, out: Code[]) {
    out.push(code(V.pursue), code(V["do-not-pursue"]));
  },
  play(s, seat, c, dice, log) {
    if (c === code(V["do-not-pursue"])) return F.pursue.pop(s, { caught: false, failed: false });
    const t = tablesOf(s);
    const least = initiativeOf(s, t, F.march.under(s).commander) + 1;
    const success = rollFor(dice, log, "pursuit", seatId(seat), { least }) >= least;
    log?.push({ type: "pursuit", clause: "DIA-OPT.6", seat: seatId(seat), success, space: spaceId(t, F.pursue.top(s).first) });
    F.pursue.pop(s, { caught: success, failed: !success });
  },
});
