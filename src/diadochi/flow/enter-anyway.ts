/** Whether the army enters although passage was refused (DIA-DEC.30). Its answer is 1 when it enters. */
import { type Code, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { ENTER_ANYWAY, STAY_OUT } from "../moves.js";
import { type DiadochiState, forceOwner, seatOfOwner } from "../state.js";

export const enterAnyway: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "enter-anyway",
  clause: "DIA-DEC.30",
  slots: [],

  run: () => true,
  asks: (s) => 1 << seatOfOwner(forceOwner(s)),

  moves(_s, _seat, out: Code[]) {
    out.push(code(ENTER_ANYWAY), code(STAY_OUT));
  },

  play(s, _seat, c) {
    popFrame(s, c === code(ENTER_ANYWAY) ? 1 : 0);
  },
};
