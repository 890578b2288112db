/** A player who has permitted passage may break his word (DIA-MOV.20, DIA-DEC.31). The answer is true if he does. */
import { type Code, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import type { DiadochiState } from "../state/index.js";

export const betrayPassage: Procedure<DiadochiState, DiadochiEvent> = asking(F["betray-passage"], {
  clause: "DIA-DEC.31",
  moves(_s, _seat, out: Code[]) {
    out.push(code(V["let-pass"]), code(V.betray));
  },
  play(s, _seat, c) {
    F["betray-passage"].pop(s, c === code(V.betray));
  },
});
