/** The Reinforcement Phase of one side: spending, arrivals, leaders (NYW-8.1.2, NYW-12.1.2). */
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { removeLeader, sendOff } from "../effects/leaders.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { leaderId, seatId } from "../state/names.js";
import { isNamed } from "../rules/forces.js";
import { resourcePoints } from "../rules/resources.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { SAVOY, type Tables, tablesOf } from "../tables/index.js";

const STEP = F.reinforcement.step;

export const reinforcement: Procedure<NineYearsState, NineYearsEvent> = automatic(F.reinforcement, "NYW-8.1.2", {
  resources(s, _dice, log) {
    const seat = goOn(s, STEP.arrivals);
    const points = resourcePoints(s, tablesOf(s), seat);
    S.setRp(s, seat, points);
    log?.push({ type: "resources-counted", seat: seatId(seat), points, clause: "NYW-12.3.1.12" });
    F.spend.push(s).seat = seat;
  },
  arrivals(s) {
    const seat = goOn(s, STEP.leaders);
    S.setRp(s, seat, 0); // NYW-12.3.1.10: unspent points are lost.
    callUp(s, tablesOf(s), seat);
    F["place-arrivals"].push(s).seat = seat; // NYW-8.1.2.2: this is the second step.
  },
  leaders(s, _dice, log) {
    const seat = goOn(s, STEP.transfers);
    promote(s, tablesOf(s), seat, log); // NYW-8.1.2.3: this is the third step.
    retire(s, tablesOf(s), seat, log);
    F["place-leaders"].push(s).seat = seat;
  },
  transfers(s) {
    const seat = goOn(s, STEP.end);
    F["transfer-leaders"].push(s).seat = seat;
  },
  end(s) {
    S.clearLeaderMarks(s, S.LEADER_ACTED);
    F.reinforcement.pop(s);
  },
});

// Sets the next step and returns the side whose phase it is.
function goOn(s: NineYearsState, step: number): number {
  const f = F.reinforcement.top(s);
  f.step = step;
  return f.seat;
}

// NYW-12.2.1: the corps of this year join those that wait. Savoyard corps are dropped once Savoy is out of the war (NYW-12.2.4.4).
function callUp(s: NineYearsState, t: Tables, seat: number): void {
  for (const { year, power, count } of t.schedule) {
    if (year !== s.year || t.powerSide[power] !== seat || (power === SAVOY && S.hasFlag(s, S.SAVOY_GONE))) continue;
    S.changeWaiting(s, power, count);
  }
}

// NYW-12.4.1: leaders due this year show their named side.
function promote(s: NineYearsState, t: Tables, seat: number, log: Log<NineYearsEvent>): void {
  for (const leader of S.leadersOf(s, t, seat)) {
    if (isNamed(s, t, leader) || S.placeOfLeader(s, leader) === S.REMOVED) continue;
    const { promotion } = t.leaders[leader]!;
    if (promotion === null || promotion > s.year) continue;
    S.addMarks(s, leader, S.LEADER_NAMED);
    log?.push({ type: "leader-promoted", leader: leaderId(t, leader), clause: "NYW-12.4.1" });
  }
}

// NYW-12.4.6: retiring leaders leave the game; NYW-12.4.4: staff officers return to the pool.
function retire(s: NineYearsState, t: Tables, seat: number, log: Log<NineYearsEvent>): void {
  for (const leader of S.leadersOf(s, t, seat)) {
    if (leader >= t.firstStaff) {
      if (S.placeOfLeader(s, leader) === S.REMOVED) continue; // NYW-16.3.2.1: a killed staff officer stays out of the game.
      if (S.placeOfLeader(s, leader) < S.NOT_ARRIVED) sendOff(s, t, leader, "NYW-12.4.4", log);
      S.setPlaceOfLeader(s, leader, S.NOT_ARRIVED);
    } else if (t.leaders[leader]!.retires === s.year && S.placeOfLeader(s, leader) !== S.REMOVED) {
      removeLeader(s, t, leader, "NYW-12.4.6", log);
    }
  }
}
