/**
 * Rearranges minor leaders. Each stays, or goes to a location with CU of his side; leaders who were set aside can return this way (CAR-R8.3,
 * CAR-D20).
 */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, locationId } from "../state/names.js";
import { canRelocate, obstacleToPlaceLeader, obstacleToRearrange } from "../rules/leaders.js";
import { refuse } from "../rules/refusals.js";
import { placeOf, setPlace, type UnrestState } from "../state/index.js";
import { endOfLeaders, tablesOf } from "../tables/index.js";
import { LOCATIONS } from "../vocabulary/types.js";

/** Order of the moves: locations, then leaving the leader where he is. */
export const rearrange: Procedure<UnrestState, UnrestEvent> = asking(F.rearrange, {
  clause: "CAR-R8.3",
  run: {
    ask(s) {
      const t = tablesOf(s);
      const f = F.rearrange.top(s);
      const { seat } = f;
      const end = endOfLeaders(t, seat);
      for (let leader = f.next; leader < end; leader++) {
        if (!canRelocate(s, t, seat, leader)) continue;
        f.next = leader;
        return ASK;
      }
      return F.rearrange.pop(s);
    },
  },
  moves(s, seat, out) {
    const leader = F.rearrange.top(s).next;
    for (let location = 0; location < LOCATIONS.length; location++) {
      if (location !== placeOf(s, leader) && obstacleToPlaceLeader(s, seat, location) === null) out.push(code(V["place-leader"], leader, location));
    }
    out.push(code(V["leave-leader"], leader));
  },
  play(s, _seat, c, _dice, log) {
    F.rearrange.top(s).next = argA(c) + 1;
    if (verbOf(c) === V["leave-leader"]) return;
    setPlace(s, argA(c), argB(c));
    log?.push({ type: "leader-placed", leader: leaderId(tablesOf(s), argA(c)), location: locationId(argB(c)), clause: "CAR-R8.3" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["place-leader"] && verbOf(c) !== V["leave-leader"]) return null;
    const t = tablesOf(s);
    const { next } = F.rearrange.top(s);
    const leader = t.leaderIds[argA(c)] ?? null;
    const obstacle = obstacleToRearrange(s, t, seat, argA(c));
    if (obstacle !== null) return refuse(obstacle, { leader });
    if (argA(c) < next && canRelocate(s, t, seat, argA(c))) return refuse("place/placed-already", { leader });
    if (argA(c) !== next) return refuse("leader/other-first", { leader: leaderId(t, next) });
    if (verbOf(c) === V["leave-leader"]) return null;
    return refuse(argB(c) === placeOf(s, next) ? "place/stays-there" : obstacleToPlaceLeader(s, seat, argB(c)), {
      leader,
      location: LOCATIONS[argB(c)] ?? null,
    });
  },
});
