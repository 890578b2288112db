/**
 * Chooses the fleets that accompany the naval move. Their owner's markers may be anywhere (DIA-FLT.1, DIA-NAV.12, DIA-NAV.13, DIA-DEC.55). The answer
 * is the chosen fleets.
 */
import { bit, withBit } from "../../core/basics/bits.js";
import { argA, type Code, code, pushBits, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { refuseSending } from "../rules/movement/fleets.js";
import { availableFleets, type DiadochiState, forceOwner, seatOfForce } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const escort: Procedure<DiadochiState, DiadochiEvent> = asking(F.escort, {
  clause: "DIA-DEC.55",
  asks: (s) => bit(seatOfForce(s)),
  // Fleets in order, then done.
  moves(s, _seat, out: Code[]) {
    const fleets = availableFleets(s, tablesOf(s), forceOwner(s)) & ~F.escort.top(s).fleets;
    pushBits(out, V["add-escort"], fleets);
    out.push(code(V.done));
  },
  play(s, _seat, c) {
    if (verbOf(c) === V.done) return F.escort.pop(s, F.escort.top(s).fleets);
    F.escort.top(s).fleets = withBit(F.escort.top(s).fleets, argA(c));
  },
  refuse: (s, seat, c) => (verbOf(c) === V["add-escort"] ? refuseSending(s, tablesOf(s), seat, argA(c), "DIA-NAV.12") : null),
});
