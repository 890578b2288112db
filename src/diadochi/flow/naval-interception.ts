/**
 * Whether a player intercepts at sea, and with which fleets (DIA-NAV.14 to DIA-NAV.20, DIA-DEC.57, DIA-DEC.58).
 *
 * The frame remembers the seat, the fleets committed, and flags that cards may set. Its answer is the fleets, none when he passes or the interception is cancelled.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { openAttemptWindow } from "../effects/attempts.js";
import type { DiadochiEvent } from "../events.js";
import { ATTEMPT_CANCELLED, ATTEMPT_ROLLED, NavalInterception } from "../frames.js";
import { V } from "../moves.js";
import { fleetIds, seatId } from "../names.js";
import { refuseSending } from "../rules/fleets.js";
import { availableFleets, type DiadochiState, lowestBit, ownerOfSeat } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";

const COMMIT = 1;
const DECLARED = 2;

export const navalInterception: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "naval-interception",
  clause: "DIA-DEC.57",
  slots: ["seat", "fleets", "flags"],

  run(s, _dice, log) {
    if (stepOf(s) !== DECLARED) return true;
    const cancelled = (slot(s, NavalInterception.flags) & ATTEMPT_CANCELLED) !== 0;
    if (cancelled) log?.push({ type: "naval-interception-cancelled", clause: "DIA-NAV.21", seat: seatId(slot(s, NavalInterception.seat)) });
    popFrame(s, cancelled ? 0 : slot(s, NavalInterception.fleets));
    return false;
  },

  asks: (s) => 1 << slot(s, NavalInterception.seat),

  // Intercept, pass; then fleets in their order and done (when there is one).
  moves(s, seat, out: Code[]) {
    if (stepOf(s) === 0) {
      out.push(code(V["intercept-at-sea"]), code(V.pass));
      return;
    }
    const fleets = availableFleets(s, tablesOf(s), ownerOfSeat(seat)) & ~slot(s, NavalInterception.fleets);
    for (let rest = fleets; rest !== 0; rest &= rest - 1) out.push(code(V["commit-fleet"], lowestBit(rest)));
    if (slot(s, NavalInterception.fleets) !== 0) out.push(code(V.done)); // DIA-NAV.19
  },

  play(s, _seat, c, _dice, log) {
    switch (verbOf(c)) {
      case V.pass:
        return popFrame(s, 0);
      case V["intercept-at-sea"]:
        return setStep(s, COMMIT);
      case V["commit-fleet"]:
        return setSlot(s, NavalInterception.fleets, slot(s, NavalInterception.fleets) | (1 << argA(c)));
      default:
        declare(s, tablesOf(s), log);
    }
  },

  refuse: (s, seat, c) => (verbOf(c) === V["commit-fleet"] ? refuseSending(s, tablesOf(s), seat, argA(c), "DIA-NAV.19") : null),
};

// DIA-NAV.18: no roll; a declaration counts as a success that a card may cancel.
function declare(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  setSlot(s, NavalInterception.flags, slot(s, NavalInterception.flags) | ATTEMPT_ROLLED);
  log?.push({
    type: "naval-interception-declared",
    clause: "DIA-NAV.19",
    seat: seatId(slot(s, NavalInterception.seat)),
    fleets: fleetIds(t, slot(s, NavalInterception.fleets)),
  });
  setStep(s, DECLARED);
  openAttemptWindow(s);
}
