/** NYW-D-08: leaders may be moved to any friendly space, each at most once. */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, spaceId } from "../state/names.js";
import { entryPlace } from "../rules/placement.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { refuseLeader, refuseSecondSpace } from "./refusals.js";

const HERE = F["transfer-leaders"];

export const transferLeaders: Procedure<NineYearsState, NineYearsEvent> = asking(HERE, {
  clause: "NYW-12.4.2",
  moves(s, seat, out) {
    const t = tablesOf(s);
    const chosen = HERE.top(s).leader;
    if (chosen !== NONE) {
      for (let space = 0; space < t.spaceIds.length; space++) if (isDestination(s, t, seat, chosen, space)) out.push(code(V["place-leader"], chosen, space));
      return;
    }
    const only = onlyEntry(s, t, seat);
    for (const leader of S.leadersOf(s, t, seat)) if (mayTransfer(s, t, leader, only)) out.push(code(V["transfer-leader"], leader));
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = HERE.top(s);
    if (verbOf(c) === V.done) HERE.pop(s);
    else if (verbOf(c) === V["transfer-leader"]) {
      f.leader = argA(c);
      f.step = HERE.step.space;
    } else {
      S.setPlaceOfLeader(s, argA(c), entryPlace(s, t, seat, argB(c)));
      S.addMarks(s, argA(c), S.LEADER_ACTED);
      f.leader = NONE;
      f.step = HERE.step.leader;
      log?.push({ type: "leader-transferred", leader: leaderId(t, argA(c)), space: spaceId(t, argB(c)), clause: "NYW-12.4.2" });
    }
  },
  refuse(s, _seat, c) {
    const chosen = HERE.top(s).leader;
    if (chosen === NONE) return refuseLeader(s, c, V["transfer-leader"], "leader/not-transferable");
    if (argA(c) !== chosen) return refuseLeader(s, c, V["place-leader"], "leader/not-transferable");
    return refuseSecondSpace(s, c, V["place-leader"], "leader/not-there (transferred)");
  },
});

// NYW-12.4.2, NYW-12.4.7, NYW-12.4.9: each leader moves once, besieged or not, and only if there is another space.
function mayTransfer(s: NineYearsState, t: Tables, leader: number, only: number): boolean {
  const place = S.placeOfLeader(s, leader);
  if (leader >= t.firstStaff || place >= S.NOT_ARRIVED || S.hasMarks(s, leader, S.LEADER_ACTED)) return false;
  return only === SEVERAL || (only >= 0 && only !== place);
}

const SEVERAL = -2;

// The only place where leaders of a side can enter, SEVERAL if there are more, or -1 if there are none.
function onlyEntry(s: NineYearsState, t: Tables, seat: number): number {
  let only = -1;
  for (let space = 0; space < t.spaceIds.length; space++) {
    const place = entryPlace(s, t, seat, space);
    if (place < 0) continue;
    if (only >= 0) return SEVERAL;
    only = place;
  }
  return only;
}

function isDestination(s: NineYearsState, t: Tables, seat: number, leader: number, space: number): boolean {
  const place = entryPlace(s, t, seat, space);
  return place >= 0 && place !== S.placeOfLeader(s, leader);
}
