/** Recruits one mercenary instead of manoeuvring; it is placed as a reinforcement (DIA-DEC.34, DIA-MOV.1, DIA-MOV.2). */
import type { Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { fromPools } from "../effects/placement.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { MERCENARY, NO_UNITS, oneUnit } from "../vocabulary/units.js";

export const recruit: Procedure<DiadochiState, DiadochiEvent> = automatic(F.recruit, "DIA-MOV.1", {
  place(s) {
    const seat = F.recruit.top(s).seat;
    const recruited = fromPools(s, tablesOf(s), seat, oneUnit(MERCENARY));
    F.recruit.pop(s);
    if (recruited !== NO_UNITS) {
      const next = F["place-units"].push(s);
      next.seat = seat;
      next.units = recruited;
    }
  },
});
