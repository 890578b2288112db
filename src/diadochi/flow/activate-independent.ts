/** Which independent army on the map a card activates (DIA-DEC.59). The frame remembers the player and the MP; none on the map, nothing happens. */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { ActivateIndependent, INDEPENDENT_MARCH } from "../frames.js";
import { V } from "../moves.js";
import { spaceId } from "../names.js";
import { type DiadochiState, hasField, hasIndependentArmy, INDEPENDENTS } from "../state.js";
import { tablesOf } from "../tables.js";

export const activateIndependent: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "activate-independent",
  clause: "DIA-DEC.59",
  slots: ["seat", "mp"],

  run(s) {
    if (stepOf(s) === 0 && hasField(s, INDEPENDENTS)) return true;
    popFrame(s);
    return false;
  },

  asks: (s) => 1 << slot(s, ActivateIndependent.seat),

  // Armies by their spaces.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    for (let space = 0; space < t.spaceCount; space++) if (hasIndependentArmy(s, space)) out.push(code(V["activate-army"], space));
  },

  play(s, seat, c) {
    setStep(s, 1);
    pushFrame(s, INDEPENDENT_MARCH, seat, slot(s, ActivateIndependent.mp), 0, 0, 0, argA(c));
  },

  refuse(s, _seat, c) {
    if (verbOf(c) !== V["activate-army"]) return null;
    return { code: "independent/no-army", clause: "DIA-DEC.59", data: { space: spaceId(tablesOf(s), argA(c)) } };
  },
};
