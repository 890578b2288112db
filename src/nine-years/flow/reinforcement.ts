/** The Reinforcement Phase of one side: spending, arrivals, leaders (NYW-8.1.2, NYW-12.1.2). Remembers the side. */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { removeLeader, sendOff } from "../effects/leaders.js";
import type { NineYearsEvent } from "../events.js";
import { PLACE_ARRIVALS, PLACE_LEADERS, Reinforcement, SPEND, TRANSFER_LEADERS, ReinforcementStep } from "../frames.js";
import { isNamed } from "../rules/forces.js";
import { resourcePoints } from "../rules/resources.js";
import {
  changeWaiting,
  clearLeaderMarks,
  hasFlag,
  LEADER_ACTED,
  LEADER_NAMED,
  leaderCount,
  markLeader,
  type NineYearsState,
  NOT_ARRIVED,
  placeOfLeader,
  REMOVED,
  SAVOY_GONE,
  setPlaceOfLeader,
  setRp,
  sideOfLeader,
} from "../state.js";
import { at, entryAt, SAVOY, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";

export const reinforcement: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "reinforcement",
  clause: "NYW-8.1.2",
  slots: ["seat"],
  run(s, _dice, log) {
    const t = tablesOf(s);
    const seat = slot(s, Reinforcement.seat);
    switch (stepOf(s)) {
      case ReinforcementStep.resources: {
        const points = resourcePoints(s, t, seat);
        setRp(s, seat, points);
        log?.push({ type: "resources-counted", seat: SEATS[seat]!, points, clause: "NYW-12.3.1.12" });
        setStep(s, ReinforcementStep.arrivals);
        pushFrame(s, SPEND, seat);
        break;
      }
      case ReinforcementStep.arrivals:
        setRp(s, seat, 0); // NYW-12.3.1.10
        callUp(s, t, seat);
        setStep(s, ReinforcementStep.leaders);
        pushFrame(s, PLACE_ARRIVALS, seat, 0); // NYW-8.1.2.2
        break;
      case ReinforcementStep.leaders:
        promote(s, t, seat, log); // NYW-8.1.2.3
        retire(s, t, seat, log);
        setStep(s, ReinforcementStep.transfers);
        pushFrame(s, PLACE_LEADERS, seat, 0);
        break;
      case ReinforcementStep.transfers:
        setStep(s, ReinforcementStep.end);
        pushFrame(s, TRANSFER_LEADERS, seat);
        break;
      default:
        clearLeaderMarks(s, LEADER_ACTED);
        popFrame(s);
    }
    return false;
  },
  asks: () => unreachable(),
  moves: () => unreachable(),
  play: () => unreachable(),
};

// NYW-12.2.1: the corps scheduled for this year join those that wait; Savoyard ones are dropped once Savoy is out of the war (NYW-12.2.4.4).
function callUp(s: NineYearsState, t: Tables, seat: number): void {
  for (const { year, power, count } of t.schedule) {
    if (year !== s.year || at(t.powerSide, power) !== seat || (power === SAVOY && hasFlag(s, SAVOY_GONE))) continue;
    changeWaiting(s, power, count);
  }
}

// NYW-12.4.1
function promote(s: NineYearsState, t: Tables, seat: number, log: Log<NineYearsEvent>): void {
  for (let leader = 0; leader < t.firstStaff; leader++) {
    const { promotion } = entryAt(t.leaders, leader);
    if (promotion === null || promotion > s.year || isNamed(s, t, leader) || sideOfLeader(s, t, leader) !== seat || placeOfLeader(s, leader) === REMOVED)
      continue;
    markLeader(s, leader, 0, LEADER_NAMED);
    log?.push({ type: "leader-promoted", leader: entryAt(t.leaderIds, leader), clause: "NYW-12.4.1" });
  }
}

// NYW-12.4.6: who retires leaves the game; NYW-12.4.4: staff officers go back.
function retire(s: NineYearsState, t: Tables, seat: number, log: Log<NineYearsEvent>): void {
  for (let leader = 0; leader < leaderCount(s); leader++) {
    if (sideOfLeader(s, t, leader) !== seat) continue;
    if (leader >= t.firstStaff) {
      if (placeOfLeader(s, leader) === REMOVED) continue; // NYW-16.3.2.1: a killed one is out of the game
      if (placeOfLeader(s, leader) < NOT_ARRIVED) sendOff(s, t, leader, "NYW-12.4.4", log);
      setPlaceOfLeader(s, leader, NOT_ARRIVED);
    } else if (entryAt(t.leaders, leader).retires === s.year && placeOfLeader(s, leader) !== REMOVED) {
      removeLeader(s, t, leader, "NYW-12.4.6", log);
    }
  }
}
