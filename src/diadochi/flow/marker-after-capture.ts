/** The captor may at once place his marker on a space taken in the Surrender Segment (DIA-DEC.22, DIA-SUR.11, DIA-SUR.12). */
import { type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { placeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { spaceId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, isMajorCity } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const markerAfterCapture: Procedure<DiadochiState, DiadochiEvent> = asking(F["marker-after-capture"], {
  clause: "DIA-DEC.22",
  moves(s, _seat, out: Code[]) {
    out.push(code(V["place-marker"], F["marker-after-capture"].top(s).space), code(V["leave-uncontrolled"]));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const space = F["marker-after-capture"].top(s).space;
    if (c !== code(V["leave-uncontrolled"])) placeMarker(s, space, seat, isMajorCity(t, space) ? "DIA-SUR.11" : "DIA-SUR.12", log);
    F["marker-after-capture"].pop(s);
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const taken = F["marker-after-capture"].top(s).space;
    if (verbOf(c) !== V["place-marker"]) return null;
    return refuse(isMajorCity(t, taken) ? "capture/other-space (major city)" : "capture/other-space", { space: spaceId(t, taken) });
  },
});
