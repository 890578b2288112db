/** A card activates an independent army on the map, chosen by the player (DIA-DEC.59). Without such an army the card has no effect. */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { spaceId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, hasField, hasIndependentArmy, INDEPENDENTS } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const activateIndependent: Procedure<DiadochiState, DiadochiEvent> = asking(F["activate-independent"], {
  clause: "DIA-DEC.59",
  run: {
    ask: (s) => (hasField(s, INDEPENDENTS) ? ASK : F["activate-independent"].pop(s)),
    done: (s) => F["activate-independent"].pop(s),
  },
  // Armies by space.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    for (let space = 0; space < t.spaceCount; space++) if (hasIndependentArmy(s, space)) out.push(code(V["activate-army"], space));
  },
  play(s, seat, c) {
    const f = F["activate-independent"].top(s);
    f.step = F["activate-independent"].step.done;
    const next = F["independent-march"].push(s);
    next.seat = seat;
    next.mp = f.mp;
    next.from = argA(c);
  },
  refuse(s, _seat, c) {
    if (verbOf(c) !== V["activate-army"]) return null;
    return refuse("independent/no-army", { space: spaceId(tablesOf(s), argA(c)) });
  },
});
