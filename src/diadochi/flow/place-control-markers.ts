/** Places control markers, one per OP (DIA-DEC.12, DIA-OPS.6). The frame holds the OPs left and the spaces marked with this card (DIA-OPS.10). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { placeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { hasEnemies, hasMarkerTarget, isMarkerTarget } from "../rules/marker-range.js";
import { type Reason, refuse } from "../rules/refusals.js";
import { type DiadochiState, markerOf, NOBODY, ownerOfSeat } from "../state/index.js";
import { kindOfSpace, type SpaceIndex, type Tables, tablesOf, TRANSIT } from "../tables/index.js";

export const placeControlMarkers: Procedure<DiadochiState, DiadochiEvent> = asking(F["place-control-markers"], {
  clause: "DIA-OPS.6",
  run: {
    ask(s, _dice, log) {
      const { seat, ops, placed } = F["place-control-markers"].top(s);
      if (ops > 0 && hasMarkerTarget(s, tablesOf(s), seat, placed)) return ASK;
      return end(s, log);
    },
  },
  // Spaces in order, then done.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { placed } = F["place-control-markers"].top(s);
    for (let space = 0; space < t.spaceCount; space++) if (isMarkerTarget(s, t, seat, space, placed)) out.push(code(V["place-control-marker"], space));
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) return end(s, log);
    const f = F["place-control-markers"].top(s);
    placeMarker(s, argA(c), seat, "DIA-OPS.6", log);
    f.ops--;
    f.placed.push(argA(c));
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["place-control-marker"]) return null;
    const t = tablesOf(s);
    return refuse(whyNotMarked(s, t, ownerOfSeat(seat), argA(c)), { space: spaceId(t, argA(c)) });
  },
});

function end(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const { seat, ops } = F["place-control-markers"].top(s);
  if (ops > 0) log?.push({ type: "ops-lost", clause: "DIA-TYC.15", seat: seatId(seat), ops });
  F["place-control-markers"].pop(s);
}

function whyNotMarked(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): Reason {
  if (kindOfSpace(t, space) === TRANSIT) return "marker/transit-point";
  if (markerOf(s, space) !== NOBODY) return "marker/controlled";
  if (hasEnemies(s, t, owner, space)) return "marker/enemies";
  return "marker/out-of-range";
}
