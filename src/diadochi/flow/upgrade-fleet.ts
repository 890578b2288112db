/** An available fleet is turned to its upgraded strength (DIA-DEC.14, DIA-TYC.32). The frame remembers the seat. */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { asking } from "../../core/procedures.js";
import { upgradeFleet as turnUpgraded } from "../effects/fleets.js";
import type { DiadochiEvent } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { fleetId } from "../names.js";
import { fleetsToUpgrade, whyNotUpgraded } from "../rules/fleets.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, lowestBit } from "../state.js";
import { tablesOf } from "../tables.js";

export const upgradeFleet: Procedure<DiadochiState, DiadochiEvent> = asking(F["upgrade-fleet"], {
  clause: "DIA-TYC.32",
  moves(s, seat, out) {
    for (let rest = fleetsToUpgrade(s, tablesOf(s), seat); rest !== 0; rest &= rest - 1) out.push(code(V["upgrade-fleet"], lowestBit(rest)));
  },
  play(s, seat, c, _dice, log) {
    turnUpgraded(s, seat, argA(c), "DIA-TYC.32", log);
    F["upgrade-fleet"].pop(s);
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const failed = verbOf(c) === V["upgrade-fleet"] ? whyNotUpgraded(s, t, seat, argA(c)) : null;
    return refuse(failed, { fleet: fleetId(t, argA(c)) });
  },
});
