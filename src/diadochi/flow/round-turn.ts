/**
 * The round-turn of a player: its four segments in order (DIA-SEQ.15), none skipped (DIA-SEQ.18), and the effects that end with each. Pieces that
 * have acted may act again in the next segment (DIA-OPS.5). The step is the current segment, 0 before the first.
 */
import { withoutBit } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { endRest } from "../effects/cards.js";
import { completeAction } from "../effects/complete-action.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { seatId } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";

export const roundTurn: Procedure<DiadochiState, DiadochiEvent> = automatic(F["round-turn"], "DIA-SEQ.15", {
  start: nextSegment,
  surrender: nextSegment,
  tyche: nextSegment,
  movement: nextSegment,
  supply(s, _dice, log) {
    if (completeAction(s, log)) return; // DIA-VIC.15: the end of a segment
    endSegment(s, tablesOf(s));
    S.clearTurnMarks(s);
    F["round-turn"].pop(s);
  },
});

// Indexed by the step, which is the number of the segment that has just ended, or 0 before the first.
const SEGMENTS = [
  { segment: S.SURRENDER, name: "surrender", frame: F["surrender-segment"] },
  { segment: S.TYCHE, name: "tyche", frame: F["tyche-segment"] },
  { segment: S.MOVEMENT, name: "movement", frame: F["movement-segment"] },
  { segment: S.SUPPLY, name: "supply", frame: F["supply-segment"] },
] as const;

function nextSegment(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  if (completeAction(s, log)) return; // DIA-VIC.15: the end of a segment
  endSegment(s, tablesOf(s));
  const f = F["round-turn"].top(s);
  const { segment, name, frame } = SEGMENTS[f.step]!;
  const { seat } = f;
  f.step = segment;
  s.segment = segment;
  log?.push({ type: "segment-began", clause: "DIA-SEQ.15", seat: seatId(seat), segment: name });
  frame.push(s).seat = seat;
}

function endSegment(s: DiadochiState, t: Tables): void {
  if (s.segment === S.SURRENDER) endSiegeEngines(s, t);
  s.segment = 0;
  s.oratory = 0; // DIA-PRE.6: the effect of Gift of Oratory ends with the segment
  S.clearSegmentMarks(s);
  endRest(s); // DIA-TYC.34: used Surprise cards are discarded with the segment
}

// Siege Engines last until the player's next Surrender Segment ends.
function endSiegeEngines(s: DiadochiState, t: Tables): void {
  const owner = S.ownerOfSeat(s.active);
  for (let g = 0; g < t.generalCount; g++) if (S.ownerOfGeneral(s, g) === owner) s.engines = withoutBit(s.engines, g);
}
