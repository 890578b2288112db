/**
 * Rearranging minor leaders: each stays, or goes to a location with CU of his side, from the map or from where he was set aside (CAR-R8.3, CAR-D20).
 *
 * The frame remembers the side and the next leader to be looked at.
 */
import { argA, argB, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { Rearrange } from "../frames.js";
import { VERB } from "../moves.js";
import { canRelocate, obstacleToPlaceLeader, obstacleToRearrange } from "../rules/leaders.js";
import { OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { placeOf, setPlace, type UnrestState } from "../state.js";
import { tablesOf } from "../tables.js";
import { LOCATIONS } from "../types.js";

/** Order: locations, then leaving him where he is. */
export const rearrange: Procedure<UnrestState, UnrestEvent> = {
  kind: "rearrange",
  clause: "CAR-R8.3",
  slots: ["seat", "next"],
  run(s) {
    const t = tablesOf(s);
    const seat = slot(s, Rearrange.seat);
    const end = t.leadersFrom[seat + 1]!;
    for (let leader = slot(s, Rearrange.next); leader < end; leader++) {
      if (!canRelocate(s, t, seat, leader)) continue;
      setSlot(s, Rearrange.next, leader);
      return true;
    }
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, Rearrange.seat),
  moves(s, seat, out) {
    const leader = slot(s, Rearrange.next);
    for (let location = 0; location < LOCATIONS.length; location++) {
      if (location !== placeOf(s, leader) && obstacleToPlaceLeader(s, seat, location) === null) out.push(code(VERB.placeLeader, leader, location));
    }
    out.push(code(VERB.leaveLeader, leader));
  },
  play(s, _seat, c, _dice, log) {
    setSlot(s, Rearrange.next, argA(c) + 1);
    if (verbOf(c) === VERB.leaveLeader) return;
    setPlace(s, argA(c), argB(c));
    log?.push({ type: "leader-placed", leader: tablesOf(s).leaderIds[argA(c)]!, location: LOCATIONS[argB(c)]!, clause: "CAR-R8.3" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== VERB.placeLeader && verbOf(c) !== VERB.leaveLeader) return null;
    const t = tablesOf(s);
    const next = slot(s, Rearrange.next);
    const leader = t.leaderIds[argA(c)] ?? null;
    const obstacle = obstacleToRearrange(s, t, seat, argA(c));
    if (obstacle !== null) return refusalFor(obstacle, { leader });
    if (argA(c) < next && canRelocate(s, t, seat, argA(c))) return refusalFor(OBSTACLES.placedAlready, { leader });
    if (argA(c) !== next) return refusalFor(OBSTACLES.otherLeaderFirst, { leader: t.leaderIds[next]! });
    if (verbOf(c) === VERB.leaveLeader) return null;
    return refusalFor(argB(c) === placeOf(s, next) ? OBSTACLES.staysThere : obstacleToPlaceLeader(s, seat, argB(c)), {
      leader,
      location: LOCATIONS[argB(c)] ?? null,
    });
  },
};
