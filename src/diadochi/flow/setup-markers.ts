/** Places the markers of a general who entered at his optional starting location, one by one, on uncontrolled spaces only (DIA-DEC.6, DIA-TYC.23). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { placeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { spaceId } from "../state/names.js";
import { isMarkerSpaceOfGeneral } from "../rules/newcomers.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, generalId, hasEnemyUnits, markerOf, NOBODY, ownerOfSeat } from "../state/index.js";
import { kindOfSpace, type SpaceIndex, type Tables, tablesOf, TRANSIT } from "../tables/index.js";

export const setupMarkers: Procedure<DiadochiState, DiadochiEvent> = asking(F["setup-markers"], {
  clause: "DIA-TYC.23",
  run: {
    ask(s) {
      const t = tablesOf(s);
      if (F["setup-markers"].top(s).left > 0) for (let space = 0; space < t.spaceCount; space++) if (isOpen(s, t, space)) return ASK;
      return F["setup-markers"].pop(s);
    },
  },
  // Spaces in order, then done.
  moves(s, _seat, out) {
    const t = tablesOf(s);
    for (let space = 0; space < t.spaceCount; space++) if (isOpen(s, t, space)) out.push(code(V["place-start-marker"], space));
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) {
      F["setup-markers"].pop(s);
      return;
    }
    placeMarker(s, argA(c), seat, "DIA-TYC.23", log);
    F["setup-markers"].top(s).left--;
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const space = argA(c);
    if (verbOf(c) !== V["place-start-marker"]) return null;
    const data = { space: spaceId(t, space), general: generalId(s, t, F["setup-markers"].top(s).general) };
    if (kindOfSpace(t, space) === TRANSIT) return refuse("marker/transit-point", data);
    if (!isMarkerSpaceOfGeneral(t, F["setup-markers"].top(s).general, space)) return refuse("marker/not-with-general", data);
    if (markerOf(s, space) !== NOBODY) return refuse("marker/controlled (at the start)", data);
    return hasEnemyUnits(s, ownerOfSeat(seat), space) ? refuse("marker/enemies (at the start)", data) : null;
  },
});

function isOpen(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  if (markerOf(s, space) !== NOBODY || kindOfSpace(t, space) === TRANSIT) return false;
  return isMarkerSpaceOfGeneral(t, F["setup-markers"].top(s).general, space) && !hasEnemyUnits(s, ownerOfSeat(F["setup-markers"].top(s).seat), space);
}
