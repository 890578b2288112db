/** NYW-D-02: once per game a side may strengthen its position in King William's War. */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { hasFlag, type NineYearsState, setSideFlag, STRENGTHENED, STRENGTHENS_NOW } from "../state/index.js";

export const strengthen: Procedure<NineYearsState, NineYearsEvent> = asking(F.strengthen, {
  clause: "NYW-18.2.1",
  run: { ask: (s) => (hasFlag(s, STRENGTHENED << F.strengthen.top(s).seat) ? F.strengthen.pop(s) : ASK) },
  moves(_s, _seat, out) {
    out.push(code(V.strengthen), code(V.decline));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.strengthen) {
      setSideFlag(s, seat, STRENGTHENED | STRENGTHENS_NOW, true);
      log?.push({ type: "strengthened", seat: seatId(seat), clause: "NYW-18.2.2" });
    }
    F.strengthen.pop(s);
  },
});
