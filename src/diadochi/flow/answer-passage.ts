/** The owner of the field CUs permits or refuses the passage of an army (DIA-MOV.19, DIA-DEC.29). The answer is true if he permits it. */
import { type Code, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const answerPassage: Procedure<DiadochiState, DiadochiEvent> = asking(F["answer-passage"], {
  clause: "DIA-DEC.29",
  moves(_s, _seat, out: Code[]) {
    out.push(code(V["permit-passage"]), code(V["refuse-passage"]));
  },
  play(s, seat, c, _dice, log) {
    const permitted = c === code(V["permit-passage"]);
    log?.push({ type: "passage-answered", clause: "DIA-MOV.21", seat: seatId(seat), space: spaceId(tablesOf(s), F["answer-passage"].top(s).space), permitted });
    F["answer-passage"].pop(s, permitted);
  },
});
