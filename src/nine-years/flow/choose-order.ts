/** NYW-D-01, NYW-D-04, NYW-D-10: the side with initiative says who goes first. Remembers why it is asked; leaves the side. */
import { argA, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, slot } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { ChooseOrder } from "../frames.js";
import { V } from "../moves.js";
import { enemyOf } from "../rules/forces.js";
import { initiativeOf, type NineYearsState } from "../state.js";
import { SEATS } from "../types.js";

/** For the Event Phase, the Reinforcement Phase, equal first cards. */
export const WHY_EVENTS = 0;
export const WHY_REINFORCEMENT = 1;
export const WHY_FIRST_PLAYER = 2;

const CLAUSES: readonly string[] = ["NYW-8.1.1", "NYW-12.1.1", "NYW-13.2.1.2"];

export const chooseOrder: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "choose-order",
  clause: "NYW-D-01",
  slots: ["why"],
  run: () => true,
  asks: (s) => 1 << initiativeOf(s),
  // The asked side itself first, then the other.
  moves(_s, seat, out) {
    out.push(code(V["go-first"], seat), code(V["go-first"], enemyOf(seat)));
  },
  play(s, seat, c, _dice, log) {
    const first = argA(c);
    log?.push({ type: "order-chosen", seat: SEATS[seat]!, first: SEATS[first]!, clause: CLAUSES[slot(s, ChooseOrder.why)]! });
    popFrame(s, first);
  },
};
