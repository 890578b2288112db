/** An available fleet is turned to its upgraded strength (DIA-DEC.14, DIA-TYC.32). The frame remembers the seat. */
import { argA, verbOf } from "../../core/codes.js";
import type { Procedure, Refusing } from "../../core/flow.js";
import { upgradeFleet as turnUpgraded } from "../effects/fleets.js";
import type { DiadochiEvent } from "../events.js";
import { V } from "../moves.js";
import { whyNotUpgraded } from "../rules/fleets.js";
import type { DiadochiState } from "../state.js";
import { tablesOf } from "../tables.js";
import { chooseFleet, refuseFleet } from "./choose-fleet.js";

export const upgradeFleet: Procedure<DiadochiState, DiadochiEvent> = chooseFleet("upgrade-fleet", {
  clause: "DIA-TYC.32",
  whyNot: whyNotUpgraded,
  done: turnUpgraded,
});

/** Why a choice is not listed. */
export const refuseUpgradeFleet: Refusing<DiadochiState> = (s, seat, c) =>
  verbOf(c) === V["upgrade-fleet"] ? refuseFleet(s, argA(c), whyNotUpgraded(s, tablesOf(s), seat, argA(c))) : null;
