/** Makes a dispersed fleet available again (DIA-DEC.15, DIA-TYC.33). */
import type { Procedure } from "../../core/flow/flow.js";
import { returnFleet as makeAvailable } from "../effects/fleets.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { whyNotReturned } from "../rules/movement/fleets.js";
import type { DiadochiState } from "../state/index.js";
import { chooseFleet } from "./choose-fleet.js";

export const returnFleet: Procedure<DiadochiState, DiadochiEvent> = chooseFleet("return-fleet", {
  clause: "DIA-TYC.33",
  whyNot: whyNotReturned,
  done: makeAvailable,
});
