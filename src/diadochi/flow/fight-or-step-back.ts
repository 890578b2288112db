/** An intercepted army fights, or steps back (DIA-DEC.39, DIA-INT.13). The answer is true if it steps back. */
import { bit } from "../../core/basics/bits.js";
import { type Code, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { V } from "../vocabulary/moves.js";
import { type DiadochiState, seatOfForce } from "../state/index.js";
import { F } from "../vocabulary/frames/index.js";

export const fightOrStepBack: Procedure<DiadochiState, DiadochiEvent> = asking(F["fight-or-step-back"], {
  clause: "DIA-DEC.39",
  asks: (s) => bit(seatOfForce(s)),
  moves(_s, _seat, out: Code[]) {
    out.push(code(V.fight), code(V["step-back"]));
  },
  play(s, _seat, c) {
    F["fight-or-step-back"].pop(s, c === code(V["step-back"]));
  },
});
