/** An army may enter although passage was refused (DIA-DEC.30). The answer is true if it does. */
import { bit } from "../../core/basics/bits.js";
import { type Code, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { V } from "../vocabulary/moves.js";
import { type DiadochiState, seatOfForce } from "../state/index.js";
import { F } from "../vocabulary/frames/index.js";

export const enterAnyway: Procedure<DiadochiState, DiadochiEvent> = asking(F["enter-anyway"], {
  clause: "DIA-DEC.30",
  asks: (s) => bit(seatOfForce(s)),
  moves(_s, _seat, out: Code[]) {
    out.push(code(V["enter-anyway"]), code(V["stay-out"]));
  },
  play(s, _seat, c) {
    F["enter-anyway"].pop(s, c === code(V["enter-anyway"]));
  },
});
