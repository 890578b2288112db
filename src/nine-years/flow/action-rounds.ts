/** The sides take Action rounds in turn until neither has cards (NYW-13.1.7, NYW-13.3). */
import type { Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { handSize, type NineYearsState, rivalOf } from "../state/index.js";
import { NEUTRAL } from "../tables/index.js";

export const actionRounds: Procedure<NineYearsState, NineYearsEvent> = automatic(F["action-rounds"], "NYW-13.1.7", {
  next(s) {
    const f = F["action-rounds"].top(s);
    // NYW-13.3.3: a side out of cards is passed over.
    const side = handSize(s, f.next) > 0 ? f.next : rivalOf(f.next);
    if (handSize(s, side) === 0) {
      s.active = NEUTRAL;
      return F["action-rounds"].pop(s);
    }
    const { shown } = f;
    f.next = rivalOf(side); // NYW-13.4.2.3: the other side has the next round.
    f.shown = 0;
    s.active = side;
    const round = F.round.push(s);
    round.seat = side;
    round.shown = shown;
  },
});
