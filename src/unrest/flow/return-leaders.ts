/**
 * Displaced named leaders come back in the reinforcement phase, each to a location with CU of his side; if there is none he stays displaced (CAR-S.35, CAR-R8.4d).
 *
 * The frame remembers the side and the next leader to be looked at.
 */
import { argA, argB, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { ReturnLeaders } from "../frames.js";
import { VERB } from "../moves.js";
import { obstacleToPlaceLeader } from "../rules/leaders.js";
import { OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { placeOf, setPlace, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables.js";
import { DISPLACED, LOCATIONS } from "../types.js";

/** Order: locations. */
export const returnLeaders: Procedure<UnrestState, UnrestEvent> = {
  kind: "return-leaders",
  clause: "CAR-S.35",
  slots: ["seat", "next"],
  run(s) {
    if (findDisplaced(s, tablesOf(s))) return true;
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, ReturnLeaders.seat),
  moves(s, seat, out) {
    const leader = slot(s, ReturnLeaders.next);
    for (let location = 0; location < LOCATIONS.length; location++) {
      if (obstacleToPlaceLeader(s, seat, location) === null) out.push(code(VERB.placeLeader, leader, location));
    }
  },
  play(s, _seat, c, _dice, log) {
    setPlace(s, argA(c), argB(c));
    setSlot(s, ReturnLeaders.next, argA(c) + 1);
    log?.push({ type: "leader-placed", leader: tablesOf(s).leaderIds[argA(c)]!, location: LOCATIONS[argB(c)]!, clause: "CAR-S.35" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== VERB.placeLeader) return null;
    const t = tablesOf(s);
    const next = slot(s, ReturnLeaders.next);
    const data = { leader: t.leaderIds[argA(c)] ?? null, location: LOCATIONS[argB(c)] ?? null };
    if (seatOfNumber(t.leadersFrom, argA(c)) !== seat) return refusalFor(OBSTACLES.otherSidesToReturn, data);
    if (placeOf(s, argA(c)) !== DISPLACED) return refusalFor(OBSTACLES.notDisplaced, data); // CAR-R8.4d
    if (argA(c) !== next) return refusalFor(OBSTACLES.otherReturnsFirst, { leader: t.leaderIds[next]! });
    return refusalFor(obstacleToPlaceLeader(s, seat, argB(c)) === null ? null : OBSTACLES.noCuToReturnTo, data); // CAR-R8.4d
  },
};

function findDisplaced(s: UnrestState, t: Tables): boolean {
  const seat = slot(s, ReturnLeaders.seat);
  const end = t.leadersFrom[seat + 1]!;
  for (let leader = slot(s, ReturnLeaders.next); leader < end; leader++) {
    if (placeOf(s, leader) !== DISPLACED || !hasCuAnywhere(s, seat)) continue;
    setSlot(s, ReturnLeaders.next, leader);
    return true;
  }
  return false;
}

function hasCuAnywhere(s: UnrestState, seat: number): boolean {
  for (let location = 0; location < LOCATIONS.length; location++) if (obstacleToPlaceLeader(s, seat, location) === null) return true;
  return false;
}
