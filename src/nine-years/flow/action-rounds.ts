/** The Action rounds of a year, in turn until nobody has cards (NYW-13.1.7, NYW-13.3). Remembers whose round is next and the card he must play. */
import { unreachable } from "../../core/errors.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setSlot, slot } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { ActionRounds, ROUND } from "../frames.js";
import { enemyOf } from "../rules/forces.js";
import { handSize, type NineYearsState } from "../state.js";
import { NEUTRAL } from "../tables.js";

export const actionRounds: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "action-rounds",
  clause: "NYW-13.1.7",
  slots: ["next", "shown"],
  run(s) {
    const next = slot(s, ActionRounds.next);
    // NYW-13.3.3: a side out of cards is passed over.
    const side = handSize(s, next) > 0 ? next : enemyOf(next);
    if (handSize(s, side) === 0) {
      s.active = NEUTRAL;
      popFrame(s);
      return false;
    }
    const shown = slot(s, ActionRounds.shown);
    setSlot(s, ActionRounds.next, enemyOf(side)); // NYW-13.4.2.3
    setSlot(s, ActionRounds.shown, 0);
    s.active = side;
    pushFrame(s, ROUND, side, shown, 0);
    return false;
  },
  asks: () => unreachable(),
  moves: () => unreachable(),
  play: () => unreachable(),
};
