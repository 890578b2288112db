/**
 * Units of both sides leave neutral Savoy, those of the side with initiative first (NYW-7.2.1.8, NYW-7.2.1.9).
 *
 * Every look finds the first space still to be cleared.
 */
import { unreachable } from "../../core/errors.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { DISPLACE } from "../frames.js";
import { enemyOf, leadersAt, occupies } from "../rules/forces.js";
import { SAVOY_NEUTRAL } from "../rules/nearest.js";
import { initiativeOf, type NineYearsState } from "../state.js";
import { at, SAVOY, type Tables, tablesOf } from "../tables.js";

export const savoyCleared: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "savoy-cleared",
  clause: "NYW-7.2.1.8",
  slots: [],
  run(s) {
    const t = tablesOf(s);
    if (!clearNext(s, t, initiativeOf(s)) && !clearNext(s, t, enemyOf(initiativeOf(s)))) popFrame(s);
    return false;
  },
  asks: () => 0,
  moves: () => unreachable("a choice of savoy-cleared"),
  play: () => unreachable("a choice of savoy-cleared"),
};

function clearNext(s: NineYearsState, t: Tables, side: number): boolean {
  for (let space = 0; space < t.spaceIds.length; space++) {
    if (at(t.home, space) !== SAVOY || (!occupies(s, side, space) && leadersAt(s, t, side, space) === 0)) continue;
    pushFrame(s, DISPLACE, side, space, SAVOY_NEUTRAL);
    return true;
  }
  return false;
}
