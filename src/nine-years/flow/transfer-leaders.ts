/** NYW-D-08: leaders may be moved to any friendly space, each at most once. Remembers the side and the leader whose space is being chosen. */
import { argA, argB, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { TransferLeaders } from "../frames.js";
import { V } from "../moves.js";
import { entryPlace } from "../rules/placement.js";
import { hasMarks, LEADER_ACTED, markLeader, type NineYearsState, NOT_ARRIVED, placeOfLeader, setPlaceOfLeader, sideOfLeader } from "../state.js";
import { entryAt, type Tables, tablesOf } from "../tables.js";
import { refuseLeader, refuseSecondSpace } from "./refusals.js";

export const transferLeaders: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "transfer-leaders",
  clause: "NYW-12.4.2",
  slots: ["seat", "leader"],
  run: () => true,
  asks: (s) => 1 << slot(s, TransferLeaders.seat),
  hasChoice(s, seat) {
    const t = tablesOf(s);
    const chosen = slot(s, TransferLeaders.leader) - 1;
    return chosen < 0 ? hasTransferable(s, t, seat) : hasTwoDestinations(s, t, seat, chosen);
  },
  lists(s, seat, c) {
    const t = tablesOf(s);
    const chosen = slot(s, TransferLeaders.leader) - 1;
    if (chosen >= 0) return c === code(V["place-leader"], chosen, argB(c)) && argB(c) < t.spaceIds.length && isDestination(s, t, seat, chosen, argB(c));
    return (
      c === code(V.done) || (c === code(V["transfer-leader"], argA(c)) && argA(c) < t.firstStaff && mayTransfer(s, t, seat, argA(c), onlyEntry(s, t, seat)))
    );
  },
  // Leaders in their order, then done; or spaces in theirs.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const chosen = slot(s, TransferLeaders.leader) - 1;
    if (chosen >= 0) {
      for (let space = 0; space < t.spaceIds.length; space++) if (isDestination(s, t, seat, chosen, space)) out.push(code(V["place-leader"], chosen, space));
      return;
    }
    const only = onlyEntry(s, t, seat);
    for (let leader = 0; leader < t.firstStaff; leader++) if (mayTransfer(s, t, seat, leader, only)) out.push(code(V["transfer-leader"], leader));
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    if (verbOf(c) === V.done) popFrame(s);
    else if (verbOf(c) === V["transfer-leader"]) setSlot(s, TransferLeaders.leader, argA(c) + 1);
    else {
      setPlaceOfLeader(s, argA(c), entryPlace(s, t, seat, argB(c)));
      markLeader(s, argA(c), 0, LEADER_ACTED);
      setSlot(s, TransferLeaders.leader, 0);
      log?.push({ type: "leader-transferred", leader: entryAt(t.leaderIds, argA(c)), space: entryAt(t.spaceIds, argB(c)), clause: "NYW-12.4.2" });
    }
  },
  refuse(s, _seat, c) {
    const chosen = slot(s, TransferLeaders.leader) - 1;
    if (chosen < 0) return refuseLeader(s, c, V["transfer-leader"], "leader/not-transferable", "NYW-12.4.9");
    if (argA(c) !== chosen) return refuseLeader(s, c, V["place-leader"], "leader/not-transferable", "NYW-12.4.9");
    return refuseSecondSpace(s, c, V["place-leader"], "leader/not-there", "NYW-12.4.2");
  },
};

function hasTransferable(s: NineYearsState, t: Tables, seat: number): boolean {
  const only = onlyEntry(s, t, seat);
  for (let leader = 0; leader < t.firstStaff; leader++) if (mayTransfer(s, t, seat, leader, only)) return true;
  return false;
}

function hasTwoDestinations(s: NineYearsState, t: Tables, seat: number, leader: number): boolean {
  let count = 0;
  for (let space = 0; space < t.spaceIds.length; space++) if (isDestination(s, t, seat, leader, space) && ++count > 1) return true;
  return false;
}

// NYW-12.4.2, NYW-12.4.7, NYW-12.4.9: besieged ones too, each once, and only where there is another space.
function mayTransfer(s: NineYearsState, t: Tables, seat: number, leader: number, only: number): boolean {
  const place = placeOfLeader(s, leader);
  if (place >= NOT_ARRIVED || hasMarks(s, leader, LEADER_ACTED) || sideOfLeader(s, t, leader) !== seat) return false;
  return only === SEVERAL || (only >= 0 && only !== place);
}

const SEVERAL = -2;

// The only place where leaders of a side can come in; SEVERAL, as nearly always, or -1 when there is none.
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
  return place >= 0 && place !== placeOfLeader(s, leader);
}
