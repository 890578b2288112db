/** One round of the Strategy Phase: every player in turn order plays his round-turn (DIA-SEQ.14). The frame remembers whose turn in the order it is. */
import { unreachable } from "../../core/errors.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setSlot, slot } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { ROUND_TURN, StrategyRound } from "../frames.js";
import { type DiadochiState, seatInTurnOrder } from "../state.js";
import { NONE } from "../tables.js";

export const strategyRound: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "strategy-round",
  clause: "DIA-SEQ.14",
  slots: ["next"],

  run(s) {
    const next = slot(s, StrategyRound.next);
    if (next === s.seats) {
      s.active = NONE;
      popFrame(s);
      return false;
    }
    setSlot(s, StrategyRound.next, next + 1);
    s.active = seatInTurnOrder(s, next);
    pushFrame(s, ROUND_TURN, s.active);
    return false;
  },

  asks: () => unreachable("strategy-round asks nobody"),
  moves: () => unreachable("strategy-round asks nobody"),
  play: () => unreachable("strategy-round asks nobody"),
};
