/**
 * The markers of a general who entered at his optional starting location, one by one, on uncontrolled spaces only (DIA-DEC.6, DIA-TYC.23).
 *
 * The frame remembers the seat, the general, and how many markers are left.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { placeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../events.js";
import { SetupMarkers } from "../frames.js";
import { V } from "../moves.js";
import { spaceId } from "../names.js";
import { isMarkerSpaceOfGeneral } from "../rules/newcomers.js";
import { type DiadochiState, generalId, hasEnemyUnits, markerOf, NOBODY, ownerOfSeat } from "../state.js";
import { kindOfSpace, type SpaceIndex, type Tables, tablesOf, TRANSIT } from "../tables.js";

export const setupMarkers: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "setup-markers",
  clause: "DIA-TYC.23",
  slots: ["seat", "general", "left"],

  run(s) {
    const t = tablesOf(s);
    if (slot(s, SetupMarkers.left) > 0) for (let space = 0; space < t.spaceCount; space++) if (isOpen(s, t, space)) return true;
    popFrame(s);
    return false;
  },

  asks: (s) => 1 << slot(s, SetupMarkers.seat),

  // Spaces in order, then done.
  moves(s, _seat, out) {
    const t = tablesOf(s);
    for (let space = 0; space < t.spaceCount; space++) if (isOpen(s, t, space)) out.push(code(V["place-start-marker"], space));
    out.push(code(V.done));
  },

  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) {
      popFrame(s);
      return;
    }
    placeMarker(s, tablesOf(s), argA(c), seat, "DIA-TYC.23", log);
    setSlot(s, SetupMarkers.left, slot(s, SetupMarkers.left) - 1);
  },

  refuse(s, seat, c) {
    const t = tablesOf(s);
    const space = argA(c);
    if (verbOf(c) !== V["place-start-marker"]) return null;
    const data = { space: spaceId(t, space), general: generalId(s, t, slot(s, SetupMarkers.general)) };
    if (kindOfSpace(t, space) === TRANSIT) return { code: "marker/transit-point", clause: "DIA-MAP.2", data };
    if (!isMarkerSpaceOfGeneral(t, slot(s, SetupMarkers.general), space)) return { code: "marker/not-with-general", clause: "DIA-TYC.23", data };
    if (markerOf(s, space) !== NOBODY) return { code: "marker/controlled", clause: "DIA-TYC.23", data };
    return hasEnemyUnits(s, ownerOfSeat(seat), space) ? { code: "marker/enemies", clause: "DIA-MAP.14", data } : null;
  },
};

function isOpen(s: DiadochiState, t: Tables, space: SpaceIndex): boolean {
  if (markerOf(s, space) !== NOBODY || kindOfSpace(t, space) === TRANSIT) return false;
  return isMarkerSpaceOfGeneral(t, slot(s, SetupMarkers.general), space) && !hasEnemyUnits(s, ownerOfSeat(slot(s, SetupMarkers.seat)), space);
}
