/** NYW-D-05e: the choice of a fleet and of the strength, 1 or 2, with which it is prepared. */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { payPoints } from "../effects/pay.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { fleetId, seatId } from "../state/names.js";
import { fleetRefusal } from "../rules/spending-refusals.js";
import { canPrepare } from "../rules/spending.js";
import { type NineYearsState, rpOf, setFleet } from "../state/index.js";
import { FLEET_COUNT, tablesOf } from "../tables/index.js";

const STRONGEST = 2;

export const prepareFleet: Procedure<NineYearsState, NineYearsEvent> = asking(F["prepare-fleet"], {
  clause: "NYW-12.3.6.1",
  // NYW-12.3.6.4: strength 1 costs 1 RP, strength 2 costs 2.
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let fleet = 0; fleet < FLEET_COUNT; fleet++) {
      if (!canPrepare(s, t, seat, fleet)) continue;
      for (let strength = 1; strength <= STRONGEST && strength <= rpOf(s, seat); strength++) out.push(code(V["prepare-fleet"], fleet, strength));
    }
  },
  play(s, seat, c, _dice, log) {
    setFleet(s, argA(c), argB(c)); // NYW-12.3.6.7: the fleet is in its home port and shows its strength.
    log?.push({ type: "fleet-prepared", seat: seatId(seat), fleet: fleetId(argA(c)), strength: argB(c), clause: "NYW-12.3.6.4" });
    F["prepare-fleet"].pop(s);
    payPoints(s, seat, argB(c), log);
  },
  refuse: (s, seat, c) => (verbOf(c) === V["prepare-fleet"] ? fleetRefusal(s, tablesOf(s), seat, argA(c)) : null),
});
