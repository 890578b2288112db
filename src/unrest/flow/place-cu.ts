/** Places reinforcement CU one by one, in the reinforcement phase or with a card (CAR-S.34, CAR-S.36, CAR-D19). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { locationId, seatId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { obstacleToPlaceCu } from "../rules/placement.js";
import { addCu, type UnrestState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { LOCATIONS } from "../vocabulary/types.js";

export const placeCu: Procedure<UnrestState, UnrestEvent> = asking(F["place-cu"], {
  clause: "CAR-S.34",
  run: { ask: (s) => (F["place-cu"].top(s).left > 0 ? ASK : F["place-cu"].pop(s)) },
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let location = 0; location < LOCATIONS.length; location++) {
      if (obstacleToPlaceCu(s, t, seat, location) === null) out.push(code(V["place-cu"], location));
    }
  },
  play(s, seat, c, _dice, log) {
    addCu(s, seat, argA(c), 1);
    F["place-cu"].top(s).left--;
    log?.push({ type: "cu-placed", seat: seatId(seat), location: locationId(argA(c)), clause: "CAR-S.34" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["place-cu"]) return null;
    return refuse(obstacleToPlaceCu(s, tablesOf(s), seat, argA(c)), { location: LOCATIONS[argA(c)] ?? null });
  },
});
