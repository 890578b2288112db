/**
 * Units of both sides leave neutral Savoy, first those of the side with initiative (NYW-7.2.1.8, NYW-7.2.1.9). Every pass finds the first space still to be
 * cleared.
 */
import type { Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { leadersAt, occupies } from "../rules/forces.js";
import { initiativeOf, type NineYearsState, rivalOf } from "../state/index.js";
import { SAVOY, type Tables, tablesOf } from "../tables/index.js";
import { askDisplacement } from "./displace.js";

export const savoyCleared: Procedure<NineYearsState, NineYearsEvent> = automatic(F["savoy-cleared"], "NYW-7.2.1.8", {
  look(s) {
    const t = tablesOf(s);
    if (!clearNext(s, t, initiativeOf(s)) && !clearNext(s, t, rivalOf(initiativeOf(s)))) F["savoy-cleared"].pop(s);
  },
});

function clearNext(s: NineYearsState, t: Tables, side: number): boolean {
  for (let space = 0; space < t.spaceIds.length; space++) {
    if (t.home[space] !== SAVOY || (!occupies(s, side, space) && leadersAt(s, t, side, space) === 0)) continue;
    askDisplacement(s, side, space, "savoy-neutral");
    return true;
  }
  return false;
}
