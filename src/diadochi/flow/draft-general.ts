/** Optional draft of the primary generals, in random seat order and back in reverse order (DIA-OPT.3, DIA-DEC.1). */
import { bit } from "../../core/basics/bits.js";
import { argA, type Code, code } from "../../core/moves/codes.js";
import { markSetUp } from "../../core/events/events.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { dealtEach, dealtPool } from "../rules/set-up.js";
import { type DiadochiState, generalId, NOBODY, ownerOfGeneral, ownerOfSeat, setOwnerOfGeneral } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const draftGeneral: Procedure<DiadochiState, DiadochiEvent> = asking(F["draft-general"], {
  clause: "DIA-DEC.1",
  run: {
    ask(s) {
      if (F["draft-general"].top(s).picks < dealtEach(s, tablesOf(s)) * s.seats) return ASK;
      return F["draft-general"].pop(s);
    },
  },
  asks: (s) => bit(pickingSeat(s)),
  // Undrafted generals in the order of the pool.
  moves(s, _seat, out: Code[]) {
    for (const general of dealtPool(s, tablesOf(s))) if (ownerOfGeneral(s, general) === NOBODY) out.push(code(V["draft-general"], general));
  },
  play(s, seat, c, _dice, log) {
    const general = argA(c);
    setOwnerOfGeneral(s, general, ownerOfSeat(seat));
    F["draft-general"].top(s).picks++;
    log?.push({ type: "general-drafted", clause: "DIA-OPT.3", seat: seatId(seat), general: generalId(s, tablesOf(s), general) });
    markSetUp(log, (log?.length ?? 0) - 1);
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const data = { general: t.pieceIds[argA(c)]! };
    if (dealtPool(s, t).includes(argA(c))) return refuse("draft/taken", data);
    return refuse("draft/no-primary-general", data);
  },
});

function pickingSeat(s: DiadochiState): number {
  const { picks, order } = F["draft-general"].top(s);
  const place = picks % s.seats;
  const backward = Math.floor(picks / s.seats) % 2 === 1;
  return order.at(backward ? s.seats - 1 - place : place);
}
