/** A garrison may join the battle of the army that relieves its city (DIA-DEC.33, DIA-SIE.23). The answer is true if it does. */
import { type Code, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import type { DiadochiState } from "../state/index.js";

export const reliefJoins: Procedure<DiadochiState, DiadochiEvent> = asking(F["relief-joins"], {
  clause: "DIA-DEC.33",
  moves(_s, _seat, out: Code[]) {
    out.push(code(V["garrison-joins"]), code(V["garrison-stays"]));
  },
  play(s, _seat, c) {
    F["relief-joins"].pop(s, c === code(V["garrison-joins"]));
  },
});
