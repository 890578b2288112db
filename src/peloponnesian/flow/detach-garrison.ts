/** Detaches a garrison in a captured city (4.2.3, PEL-DP.21). */

import { argA, code } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { canDetach } from "../rules/garrison.js";
import { setGarrison } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { DETACHED_GARRISON, SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";

export const detachGarrison: PeloponnesianProcedure = asking(F["detach-garrison"], {
  clause: "PEL-4.2.3.1",
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let i = 0; i < t.cities.length; i++) if (canDetach(s, t, seat, t.cities[i]!)) out.push(code(V["choose-city"], t.cities[i]!));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const city = argA(c);
    setGarrison(s, city, DETACHED_GARRISON, t.numbers.detachedCV.value); // PEL-4.2.3.2, PEL-4.2.3.4, PEL-7.3.3: the garrison has 1 CV, at no cost to any block.
    log?.push({ type: "garrison-detached", seat: SEATS[seat]!, area: t.areaIds[city]!, clause: "PEL-4.2.3.1" });
    F["detach-garrison"].pop(s);
  },
  refuse: (s, _seat, c) => refuse("garrison/cannot-detach", { city: tablesOf(s).areaIds[argA(c)] ?? null }),
});
