import { ACTED, powerOf } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { occupies } from "./forces.js";
import { hasTransfer, linkCost, surveyTransfers } from "./movement.js";
import { isFree } from "./starts.js";

// True if a free leader is next to friendly corps, whose space can always be entered (mayEnter in movement.ts).
function hasLeaderBesideCorps(s: NineYearsState, t: Tables, side: number): boolean {
  const graph = t.graph;
  for (const leader of S.leadersOf(s, t, side)) {
    if (!isFree(s, leader)) continue;
    const place = S.placeOfLeader(s, leader);
    for (let i = graph.start[place]!; i < graph.start[place + 1]!; i++) {
      if (occupies(s, side, graph.to[i]!) && linkCost(side, graph.kind[i]!) > 0) return true;
    }
  }
  return false;
}

/** NYW-13.5.2.2: true if a unit can be transferred. */
export function canTransferAny(s: NineYearsState, t: Tables, side: number): boolean {
  if (S.hasFlag(s, S.TRANSFER_USED)) return false; // NYW-13.5.2.1: a Transfer is possible once per round.
  // In most rounds a free leader next to friendly corps decides; otherwise every unit is checked.
  if (hasLeaderBesideCorps(s, t, side)) return true;
  surveyTransfers(s, t, side);
  for (const leader of S.leadersOf(s, t, side)) if (canTransferLeader(s, t, leader)) return true;
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) if (canTransferStack(s, t, side, i)) return true;
  return false;
}

/** True if a leader of the surveyed side is not besieged, has not acted and has a destination. */
export function canTransferLeader(s: NineYearsState, t: Tables, leader: number): boolean {
  return isFree(s, leader) && hasTransfer(s, t, S.placeOfLeader(s, leader), false);
}

/** True if a corps of the stack may be transferred, by the last `surveyTransfers`. */
export function canTransferStack(s: NineYearsState, t: Tables, side: number, index: number): boolean {
  const place = S.placeOfStack(s, index);
  const kind = S.kindOfStack(s, index);
  return place < S.INSIDE && (kind & ACTED) === 0 && t.powerSide[powerOf(kind)] === side && hasTransfer(s, t, place, true);
}
