/** Recruiting instead of manoeuvres: one mercenary, placed as a reinforcement (DIA-DEC.34, DIA-MOV.1, DIA-MOV.2). */
import { unreachable } from "../../core/errors.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, slot } from "../../core/frames.js";
import { fromPools } from "../effects/placement.js";
import type { DiadochiEvent } from "../events.js";
import { PLACE_UNITS, Recruit } from "../frames.js";
import type { DiadochiState } from "../state.js";
import { tablesOf } from "../tables.js";
import { MERCENARY, NO_UNITS, oneUnit } from "../units.js";

export const recruit: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "recruit",
  clause: "DIA-MOV.1",
  slots: ["seat"],

  run(s) {
    const seat = slot(s, Recruit.seat);
    const recruited = fromPools(s, tablesOf(s), seat, oneUnit(MERCENARY));
    popFrame(s);
    if (recruited !== NO_UNITS) pushFrame(s, PLACE_UNITS, seat, recruited);
    return false;
  },

  asks: () => unreachable("recruit asks nobody"),
  moves: () => unreachable("recruit asks nobody"),
  play: () => unreachable("recruit asks nobody"),
};
