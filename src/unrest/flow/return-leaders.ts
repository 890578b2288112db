/**
 * Displaced named leaders return in the reinforcement phase, each to a location with CU of his side. A leader without such a location stays displaced
 * (CAR-S.35, CAR-R8.4d).
 */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, locationId } from "../state/names.js";
import { obstacleToPlaceLeader } from "../rules/leaders.js";
import { refuse } from "../rules/refusals.js";
import { placeOf, setPlace, type UnrestState } from "../state/index.js";
import { endOfLeaders, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { DISPLACED, LOCATIONS } from "../vocabulary/types.js";

const HERE = F["return-leaders"];

export const returnLeaders: Procedure<UnrestState, UnrestEvent> = asking(HERE, {
  clause: "CAR-S.35",
  run: { ask: (s) => (findDisplaced(s, tablesOf(s)) ? ASK : HERE.pop(s)) },
  moves(s, seat, out) {
    const leader = HERE.top(s).next;
    for (let location = 0; location < LOCATIONS.length; location++) {
      if (obstacleToPlaceLeader(s, seat, location) === null) out.push(code(V["place-leader"], leader, location));
    }
  },
  play(s, _seat, c, _dice, log) {
    setPlace(s, argA(c), argB(c));
    HERE.top(s).next = argA(c) + 1;
    log?.push({ type: "leader-placed", leader: leaderId(tablesOf(s), argA(c)), location: locationId(argB(c)), clause: "CAR-S.35" });
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["place-leader"]) return null;
    const t = tablesOf(s);
    const { next } = HERE.top(s);
    const data = { leader: t.leaderIds[argA(c)] ?? null, location: LOCATIONS[argB(c)] ?? null };
    if (seatOfNumber(t.leadersFrom, argA(c)) !== seat) return refuse("leader/other-side (to return)", data);
    if (placeOf(s, argA(c)) !== DISPLACED) return refuse("place/not-displaced", data); // CAR-R8.4d: only a displaced leader returns
    if (argA(c) !== next) return refuse("leader/other-first (to return)", { leader: leaderId(t, next) });
    return refuse(obstacleToPlaceLeader(s, seat, argB(c)) === null ? null : "place/no-cu-there (to return)", data); // CAR-R8.4d: only to CU of his side
  },
});

function findDisplaced(s: UnrestState, t: Tables): boolean {
  const f = HERE.top(s);
  const end = endOfLeaders(t, f.seat);
  for (let leader = f.next; leader < end; leader++) {
    if (placeOf(s, leader) !== DISPLACED || !hasCuAnywhere(s, f.seat)) continue;
    f.next = leader;
    return true;
  }
  return false;
}

function hasCuAnywhere(s: UnrestState, seat: number): boolean {
  for (let location = 0; location < LOCATIONS.length; location++) if (obstacleToPlaceLeader(s, seat, location) === null) return true;
  return false;
}
