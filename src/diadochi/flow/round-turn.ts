/**
 * The round-turn of a player: its four segments one after the other (DIA-SEQ.15), none of them skipped (DIA-SEQ.18), and what ends with each of them: pieces
 * that have acted may act again (DIA-OPS.5).
 *
 * The step is the segment under way, 0 before the first.
 */
import { unreachable } from "../../core/errors.js";
import { type FrameKind, popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import type { Log, Procedure } from "../../core/flow.js";
import { endRest } from "../effects/cards.js";
import { completeAction } from "../effects/complete-action.js";
import type { DiadochiEvent } from "../events.js";
import { MOVEMENT_SEGMENT, RoundTurn, SUPPLY_SEGMENT, SURRENDER_SEGMENT, TYCHE_SEGMENT } from "../frames.js";
import { seatId } from "../names.js";
import { clearSegmentMarks, clearTurnMarks, type DiadochiState, MOVEMENT, ownerOfGeneral, ownerOfSeat, SUPPLY, SURRENDER, TYCHE } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";

export const roundTurn: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "round-turn",
  clause: "DIA-SEQ.15",
  slots: ["seat"],

  run(s, _dice, log) {
    if (completeAction(s, log)) return false; // DIA-VIC.15: the end of a segment
    endSegment(s, tablesOf(s));
    if (stepOf(s) === SUPPLY) {
      clearTurnMarks(s);
      popFrame(s);
      return false;
    }
    beginSegment(s, stepOf(s) + 1, log);
    return false;
  },

  asks: () => unreachable("round-turn asks nobody"),
  moves: () => unreachable("round-turn asks nobody"),
  play: () => unreachable("round-turn asks nobody"),
};

function beginSegment(s: DiadochiState, segment: number, log: Log<DiadochiEvent>): void {
  const seat = slot(s, RoundTurn.seat);
  setStep(s, segment);
  s.segment = segment;
  log?.push({ type: "segment-began", clause: "DIA-SEQ.15", seat: seatId(seat), segment: nameOf(segment) });
  pushFrame(s, frameOf(segment), seat);
}

function endSegment(s: DiadochiState, t: Tables): void {
  if (s.segment === SURRENDER) endSiegeEngines(s, t);
  s.segment = 0;
  s.oratory = 0; // DIA-PRE.6
  clearSegmentMarks(s);
  endRest(s); // DIA-TYC.34
}

// Card Siege Engines: until the player's next Surrender Segment has ended.
function endSiegeEngines(s: DiadochiState, t: Tables): void {
  const owner = ownerOfSeat(s.active);
  for (let g = 0; g < t.generalCount; g++) if (ownerOfGeneral(s, g) === owner) s.engines &= ~(1 << g);
}

function nameOf(segment: number): string {
  switch (segment) {
    case SURRENDER:
      return "surrender";
    case TYCHE:
      return "tyche";
    case MOVEMENT:
      return "movement";
    default:
      return "supply";
  }
}

function frameOf(segment: number): FrameKind {
  switch (segment) {
    case SURRENDER:
      return SURRENDER_SEGMENT;
    case TYCHE:
      return TYCHE_SEGMENT;
    case MOVEMENT:
      return MOVEMENT_SEGMENT;
    default:
      return SUPPLY_SEGMENT;
  }
}
