/** A dispersed fleet becomes available again (DIA-DEC.15, DIA-TYC.33). The frame remembers the seat. */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { asking } from "../../core/procedures.js";
import { returnFleet as makeAvailable } from "../effects/fleets.js";
import type { DiadochiEvent } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { fleetId } from "../names.js";
import { fleetsToReturn, whyNotReturned } from "../rules/fleets.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, lowestBit } from "../state.js";
import { tablesOf } from "../tables.js";

export const returnFleet: Procedure<DiadochiState, DiadochiEvent> = asking(F["return-fleet"], {
  clause: "DIA-TYC.33",
  moves(s, seat, out) {
    for (let rest = fleetsToReturn(s, tablesOf(s), seat); rest !== 0; rest &= rest - 1) out.push(code(V["return-fleet"], lowestBit(rest)));
  },
  play(s, seat, c, _dice, log) {
    makeAvailable(s, seat, argA(c), "DIA-TYC.33", log);
    F["return-fleet"].pop(s);
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const failed = verbOf(c) === V["return-fleet"] ? whyNotReturned(s, t, seat, argA(c)) : null;
    return refuse(failed, { fleet: fleetId(t, argA(c)) });
  },
});
