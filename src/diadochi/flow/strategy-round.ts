/** One round of the Strategy Phase: every player in turn order plays his round-turn (DIA-SEQ.14). */
import type { Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { type DiadochiState, seatInTurnOrder } from "../state/index.js";
import { NONE } from "../tables/index.js";

export const strategyRound: Procedure<DiadochiState, DiadochiEvent> = automatic(F["strategy-round"], "DIA-SEQ.14", {
  next(s) {
    const f = F["strategy-round"].top(s);
    if (f.next === s.seats) {
      s.active = NONE;
      return F["strategy-round"].pop(s);
    }
    s.active = seatInTurnOrder(s, f.next);
    f.next++;
    F["round-turn"].push(s).seat = s.active;
  },
});
