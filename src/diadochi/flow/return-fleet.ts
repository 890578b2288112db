/** A dispersed fleet becomes available again (DIA-DEC.15, DIA-TYC.33). The frame remembers the seat. */
import { argA, verbOf } from "../../core/codes.js";
import type { Procedure, Refusing } from "../../core/flow.js";
import { returnFleet as makeAvailable } from "../effects/fleets.js";
import type { DiadochiEvent } from "../events.js";
import { V } from "../moves.js";
import { whyNotReturned } from "../rules/fleets.js";
import type { DiadochiState } from "../state.js";
import { tablesOf } from "../tables.js";
import { chooseFleet, refuseFleet } from "./choose-fleet.js";

export const returnFleet: Procedure<DiadochiState, DiadochiEvent> = chooseFleet("return-fleet", {
  clause: "DIA-TYC.33",
  whyNot: whyNotReturned,
  done: makeAvailable,
});

/** Why a choice is not listed. */
export const refuseReturnFleet: Refusing<DiadochiState> = (s, seat, c) =>
  verbOf(c) === V["return-fleet"] ? refuseFleet(s, argA(c), whyNotReturned(s, tablesOf(s), seat, argA(c))) : null;
