/** Control markers with OPs, one for each (DIA-DEC.12, DIA-OPS.6). The frame remembers the OPs left and the spaces marked with this card (DIA-OPS.10). */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { placeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../events.js";
import { PlaceControlMarkers } from "../frames.js";
import { V } from "../moves.js";
import { seatId, spaceId } from "../names.js";
import { hasRoomForSpace, withPackedSpace } from "../packed-spaces.js";
import { hasMarkerTarget, isMarkerTarget, type PlacedMarkers } from "../rules/marker-range.js";
import { type DiadochiState, hasEnemyUnits, markerOf, NOBODY, ownerOfSeat } from "../state.js";
import { kindOfSpace, type SpaceIndex, type Tables, tablesOf, TRANSIT } from "../tables.js";

const { seat: SEAT, ops: OPS, placedA: A, placedB: B, placedC: C } = PlaceControlMarkers;

export const placeControlMarkers: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "place-control-markers",
  clause: "DIA-OPS.6",
  slots: ["seat", "ops", "placedA", "placedB", "placedC"],

  run(s, _dice, log) {
    if (slot(s, OPS) > 0 && hasMarkerTarget(s, tablesOf(s), slot(s, SEAT), placedMarkers(s))) return true;
    end(s, log);
    return false;
  },

  asks: (s) => 1 << slot(s, SEAT),

  // Spaces in order, then done.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const placed = placedMarkers(s);
    for (let space = 0; space < t.spaceCount; space++) if (isMarkerTarget(s, t, seat, space, placed)) out.push(code(V["place-control-marker"], space));
    out.push(code(V.done));
  },

  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) {
      end(s, log);
      return;
    }
    const space = argA(c);
    placeMarker(s, tablesOf(s), space, seat, "DIA-OPS.6", log);
    setSlot(s, OPS, slot(s, OPS) - 1);
    const room = hasRoomForSpace(slot(s, A)) ? A : hasRoomForSpace(slot(s, B)) ? B : C;
    setSlot(s, room, withPackedSpace(slot(s, room), space));
  },

  refuse(s, seat, c: Code) {
    if (verbOf(c) !== V["place-control-marker"]) return null;
    const t = tablesOf(s);
    return { ...refusalFor(s, t, ownerOfSeat(seat), argA(c)), data: { space: spaceId(t, argA(c)) } };
  },
};

function placedMarkers(s: DiadochiState): PlacedMarkers {
  return { a: slot(s, A), b: slot(s, B), c: slot(s, C) };
}

function end(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const left = slot(s, OPS);
  if (left > 0) log?.push({ type: "ops-lost", clause: "DIA-TYC.15", seat: seatId(slot(s, SEAT)), ops: left });
  popFrame(s);
}

function refusalFor(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): { code: string; clause: string } {
  if (kindOfSpace(t, space) === TRANSIT) return { code: "marker/transit-point", clause: "DIA-MAP.2" };
  if (markerOf(s, space) !== NOBODY) return { code: "marker/controlled", clause: "DIA-OPS.7" };
  if (hasEnemyUnits(s, owner, space)) return { code: "marker/enemies", clause: "DIA-OPS.7" };
  return { code: "marker/out-of-range", clause: "DIA-OPS.8" };
}
