/** NYW-D-07: the spaces in which arriving leaders are placed: those of this year, the wounded, and those that waited. */
import { argA, argB, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, spaceId } from "../state/names.js";
import { isActivePower } from "../rules/forces.js";
import { entryPlace } from "../rules/placement.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { refuseSecondSpace } from "./refusals.js";

export const placeLeaders: Procedure<NineYearsState, NineYearsEvent> = asking(F["place-leaders"], {
  clause: "NYW-12.2.2",
  run: {
    ask(s) {
      const t = tablesOf(s);
      const f = F["place-leaders"].top(s);
      const { seat } = f;
      for (let { leader } = f; leader < t.firstStaff; leader++) {
        if (!arrives(s, t, seat, leader) || !hasEntry(s, t, seat)) continue;
        f.leader = leader;
        return ASK;
      }
      return F["place-leaders"].pop(s);
    },
  },
  // NYW-12.2.2: a LOC is not needed; NYW-12.4.8: the leader must be placed.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { leader } = F["place-leaders"].top(s);
    for (let space = 0; space < t.spaceIds.length; space++) if (entryPlace(s, t, seat, space) >= 0) out.push(code(V["place-leader"], leader, space));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const leader = argA(c);
    S.setPlaceOfLeader(s, leader, entryPlace(s, t, seat, argB(c)));
    S.addMarks(s, leader, S.LEADER_ACTED); // NYW-12.4.9: an arriving leader does nothing else.
    log?.push({ type: "leader-arrived", leader: leaderId(t, leader), space: spaceId(t, argB(c)), clause: "NYW-12.2.2" });
  },
  refuse: (s, _seat, c) => refuseSecondSpace(s, c, V["place-leader"], "leader/not-there"),
});

// NYW-12.2.1, NYW-12.4.5, NYW-12.2.4.4: leaders arrive by the schedule, after a wound, or once their power takes part.
function arrives(s: NineYearsState, t: Tables, seat: number, leader: number): boolean {
  const place = S.placeOfLeader(s, leader);
  if (S.sideOfLeader(s, t, leader) !== seat) return false;
  if (place === S.WAITING) return true;
  const { arrival } = t.leaders[leader]!;
  return place === S.NOT_ARRIVED && arrival !== null && arrival <= s.year && isActivePower(s, t.leaderPower[leader]!);
}

function hasEntry(s: NineYearsState, t: Tables, seat: number): boolean {
  for (let space = 0; space < t.spaceIds.length; space++) if (entryPlace(s, t, seat, space) >= 0) return true;
  return false;
}
