/** Shipwrights: upgrades a fleet or returns one. */
import { returnFleet, upgradeFleet } from "../../effects/fleets.js";
import { V } from "../../vocabulary/moves.js";
import { whyNotReturned, whyNotUpgraded } from "../../rules/movement/fleets.js";
import { oneTarget, type OneTargetEffect } from "./one-target.js";

export const upgradeFleetByCard: OneTargetEffect<"upgrade-fleet"> = oneTarget({
  verb: V["target-fleet"],
  count: (t) => t.fleetCount,
  whyNot: (s, { t, seat }, fleet) => whyNotUpgraded(s, t, seat, fleet),
  hit: (s, { seat }, fleet, log) => upgradeFleet(s, seat, fleet, "DIA-TYC.32", log),
});

export const returnFleetByCard: OneTargetEffect<"return-fleet"> = oneTarget({
  verb: V["target-fleet"],
  count: (t) => t.fleetCount,
  whyNot: (s, { t, seat }, fleet) => whyNotReturned(s, t, seat, fleet),
  hit: (s, { seat }, fleet, log) => returnFleet(s, seat, fleet, "DIA-TYC.33", log),
});
