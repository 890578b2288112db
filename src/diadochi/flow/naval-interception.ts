/**
 * A player may intercept at sea, and chooses the fleets (DIA-NAV.14 to DIA-NAV.20, DIA-DEC.57, DIA-DEC.58). The answer is the fleets, empty if he
 * passes or the interception is cancelled.
 */
import { withBit } from "../../core/basics/bits.js";
import { argA, type Code, code, pushBits, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { fleetIds, seatId } from "../state/names.js";
import { refuseSending } from "../rules/movement/fleets.js";
import { availableFleets, type DiadochiState, ownerOfSeat } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

const STEP = F["naval-interception"].step;

export const navalInterception: Procedure<DiadochiState, DiadochiEvent> = asking(F["naval-interception"], {
  clause: "DIA-DEC.57",
  run: {
    declared(s, _dice, log) {
      const { seat, fleets } = F["naval-interception"].top(s);
      const { succeeded } = F.attempt.answered(s);
      if (!succeeded) log?.push({ type: "naval-interception-cancelled", clause: "DIA-NAV.21", seat: seatId(seat) });
      F["naval-interception"].pop(s, succeeded ? fleets : NO_FLEETS);
    },
  },
  // Intercept, pass; then fleets in order, and done once a fleet is committed.
  moves(s, seat, out: Code[]) {
    const f = F["naval-interception"].top(s);
    if (f.step === STEP.ask) {
      out.push(code(V["intercept-at-sea"]), code(V.pass));
      return;
    }
    const others = availableFleets(s, tablesOf(s), ownerOfSeat(seat)) & ~f.fleets;
    pushBits(out, V["commit-fleet"], others);
    if (f.fleets !== NO_FLEETS) out.push(code(V.done)); // DIA-NAV.19: at least one fleet
  },
  play(s, _seat, c, _dice, log) {
    const f = F["naval-interception"].top(s);
    switch (verbOf(c)) {
      case V.pass:
        return F["naval-interception"].pop(s, NO_FLEETS);
      case V["intercept-at-sea"]:
        f.step = STEP.commit;
        return;
      case V["commit-fleet"]:
        f.fleets = withBit(f.fleets, argA(c));
        return;
      default:
        declare(s, log);
    }
  },
  refuse: (s, seat, c) => (verbOf(c) === V["commit-fleet"] ? refuseSending(s, tablesOf(s), seat, argA(c), "DIA-NAV.19") : null),
});

const NO_FLEETS = 0;

// DIA-NAV.18: there is no roll; a declaration succeeds unless a card cancels it.
function declare(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const f = F["naval-interception"].top(s);
  log?.push({ type: "naval-interception-declared", clause: "DIA-NAV.19", seat: seatId(f.seat), fleets: fleetIds(tablesOf(s), f.fleets) });
  f.step = STEP.declared;
  const next = F.attempt.push(s);
  next.seat = f.seat;
  next.success = true;
}
