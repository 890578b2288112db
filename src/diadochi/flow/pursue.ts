/**
 * Optional pursuit of an army that has avoided battle (DIA-OPT.6, DIA-DEC.45).
 *
 * The frame remembers the path of the army that avoids. Its answer is the path, with PURSUIT_CAUGHT or PURSUIT_FAILED when the die was rolled.
 */
import { type Code, code } from "../../core/codes.js";
import { rollTest } from "../../core/events.js";
import type { Procedure } from "../../core/flow.js";
import { findFrame, popFrame, slot, slotOf } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { MARCH, March, PURSUIT_CAUGHT, PURSUIT_FAILED, Pursue } from "../frames.js";
import { V } from "../moves.js";
import { seatId, spaceId } from "../names.js";
import { initiativeOf } from "../rules/command.js";
import { type DiadochiState, forceOwner, seatOfOwner } from "../state.js";
import { tablesOf } from "../tables.js";

export const pursue: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "pursue",
  clause: "DIA-DEC.45",
  slots: ["path"],

  run: () => true,
  asks: (s) => 1 << seatOfOwner(forceOwner(s)),

  moves(_s, _seat, out: Code[]) {
    out.push(code(V.pursue), code(V["do-not-pursue"]));
  },

  play(s, seat, c, dice, log) {
    const path = slot(s, Pursue.path);
    if (c === code(V["do-not-pursue"])) return popFrame(s, path);
    const t = tablesOf(s);
    const commander = slotOf(s, findFrame(s, MARCH), March.commander);
    const least = initiativeOf(s, t, commander) + 1;
    const success = rollTest(dice, log, "pursuit", "DIA-OPT.6", seatId(seat), { least }) >= least;
    log?.push({ type: "pursuit", clause: "DIA-OPT.6", seat: seatId(seat), success, space: spaceId(t, path & 255) });
    popFrame(s, path | (success ? PURSUIT_CAUGHT : PURSUIT_FAILED));
  },
};
