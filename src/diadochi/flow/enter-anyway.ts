/** Whether the army enters although passage was refused (DIA-DEC.30). Its answer is 1 when it enters. */
import { only } from "../../core/bits.js";
import { type Code, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { asking } from "../../core/procedures.js";
import type { DiadochiEvent } from "../events.js";
import { V } from "../moves.js";
import { type DiadochiState, seatOfForce } from "../state.js";
import { F } from "../frames.js";

export const enterAnyway: Procedure<DiadochiState, DiadochiEvent> = asking(F["enter-anyway"], {
  clause: "DIA-DEC.30",
  asks: (s) => only(seatOfForce(s)),
  moves(_s, _seat, out: Code[]) {
    out.push(code(V["enter-anyway"]), code(V["stay-out"]));
  },
  play(s, _seat, c) {
    F["enter-anyway"].pop(s, c === code(V["enter-anyway"]));
  },
});
