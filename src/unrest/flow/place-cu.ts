/**
 * Placing CU of reinforcement one by one, in the reinforcement phase or with a card (CAR-S.34, CAR-S.36, CAR-D19).
 *
 * The frame remembers the side and how many are left.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { PlaceCu } from "../frames.js";
import { VERB } from "../moves.js";
import { refusalFor } from "../rules/obstacles.js";
import { obstacleToPlaceCu } from "../rules/placement.js";
import { addCu, type UnrestState } from "../state.js";
import { tablesOf } from "../tables.js";
import { LOCATIONS, SEATS } from "../types.js";

/** Order: locations. */
export const placeCu: Procedure<UnrestState, UnrestEvent> = {
  kind: "place-cu",
  clause: "CAR-S.34",
  slots: ["seat", "left"],
  run(s) {
    if (slot(s, PlaceCu.left) > 0) return true;
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, PlaceCu.seat),
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let location = 0; location < LOCATIONS.length; location++) {
      if (obstacleToPlaceCu(s, t, seat, location) === null) out.push(code(VERB.placeCu, location));
    }
  },
  play(s, seat, c, _dice, log) {
    addCu(s, seat, argA(c), 1);
    setSlot(s, PlaceCu.left, slot(s, PlaceCu.left) - 1);
    log?.push({ type: "cu-placed", seat: SEATS[seat]!, location: LOCATIONS[argA(c)]!, clause: "CAR-S.34" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== VERB.placeCu) return null;
    return refusalFor(obstacleToPlaceCu(s, tablesOf(s), seat, argA(c)), { location: LOCATIONS[argA(c)] ?? null });
  },
};
