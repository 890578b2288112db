/** NYW-D-01, NYW-D-04, NYW-D-10: the side with initiative names the side that goes first. Answers that side. */
import { bit } from "../../core/basics/bits.js";
import { argA, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { initiativeOf, type NineYearsState, rivalOf } from "../state/index.js";
import { OCCASION, OCCASIONS, type Occasion } from "../vocabulary/types.js";

const CLAUSES: Readonly<Record<Occasion, string>> = { events: "NYW-8.1.1", reinforcement: "NYW-12.1.1", "first-player": "NYW-13.2.1.2" };

export const chooseOrder: Procedure<NineYearsState, NineYearsEvent> = asking(F["choose-order"], {
  clause: "NYW-D-01",
  asks: (s) => bit(initiativeOf(s)),
  moves(_s, seat, out) {
    out.push(code(V["go-first"], seat), code(V["go-first"], rivalOf(seat)));
  },
  play(s, seat, c, _dice, log) {
    const first = argA(c);
    log?.push({ type: "order-chosen", seat: seatId(seat), first: seatId(first), clause: CLAUSES[OCCASIONS[F["choose-order"].top(s).why]!] });
    F["choose-order"].pop(s, first);
  },
});

export function askOrder(s: NineYearsState, occasion: Occasion): void {
  F["choose-order"].push(s).why = OCCASION[occasion];
}
