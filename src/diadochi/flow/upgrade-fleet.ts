/** Upgrades an available fleet (DIA-DEC.14, DIA-TYC.32). */
import type { Procedure } from "../../core/flow/flow.js";
import { upgradeFleet as turnUpgraded } from "../effects/fleets.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { whyNotUpgraded } from "../rules/movement/fleets.js";
import type { DiadochiState } from "../state/index.js";
import { chooseFleet } from "./choose-fleet.js";

export const upgradeFleet: Procedure<DiadochiState, DiadochiEvent> = chooseFleet("upgrade-fleet", {
  clause: "DIA-TYC.32",
  whyNot: whyNotUpgraded,
  done: turnUpgraded,
});
