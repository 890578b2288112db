/**
 * A sea move or a march: the player chooses a destination, the number of CU and the subordinates. Storms at Sea may then cancel a sea move
 * (CAR-S.14, CAR-S.15, CAR-S.17, CAR-D7). The answer is true if the move was cancelled.
 */
import { hasBit, bit, withBit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import type { Refusal } from "../../core/basics/errors.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { Passage, UnrestEvent } from "../vocabulary/events.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, locationId } from "../state/names.js";
import { obstacleToTake } from "../rules/leaders.js";
import { mostToTake, obstacleToSailTo, obstacleToTakeCu } from "../rules/movement.js";
import { type Reason, refuse } from "../rules/refusals.js";
import { moveCu, placeOf, setPlace, type UnrestState } from "../state/index.js";
import { endOfLeaders, firstLeader, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { CARTHAGE, LOCATIONS } from "../vocabulary/types.js";

const STEP = F.movement.step;

/** Order of the moves: destinations in location order; numbers of CU ascending; taking a leader along before leaving him behind. */
export const movement: Procedure<UnrestState, UnrestEvent> = asking(F.movement, {
  clause: "CAR-S.14",
  run: {
    leaders: (s, _dice, log) => (findSubordinate(s, tablesOf(s)) ? ASK : depart(s, log)),
    afterStorms: (s, _dice, log) => (F.storms.answered(s) ? cancel(s, log) : arrive(s, log)),
  },
  asks: (s) => bit(seatOfNumber(tablesOf(s).leadersFrom, F.movement.top(s).leader)),
  moves(s, _seat, out) {
    const { leader, capacity, next, step } = F.movement.top(s);
    switch (step) {
      case STEP.destination:
        for (let to = 0; to < LOCATIONS.length; to++) if (obstacleToSailTo(placeOf(s, leader), to) === null) out.push(code(V["sail-to"], to));
        break;
      case STEP.cu:
        for (let count = 0, most = mostToTake(s, tablesOf(s), leader, capacity); count <= most; count++) out.push(code(V["take-cu"], count));
        break;
      default:
        out.push(code(V["take-leader"], next), code(V["leave-leader"], next));
    }
  },
  play(s, _seat, c) {
    const f = F.movement.top(s);
    switch (verbOf(c)) {
      case V["sail-to"]:
        f.to = argA(c);
        f.step = STEP.cu;
        break;
      case V["take-cu"]:
        f.cu = argA(c);
        f.next = firstOfSide(s, f.leader);
        f.step = STEP.leaders;
        break;
      case V["take-leader"]:
        f.taken = withBit(f.taken, argA(c));
        f.next = argA(c) + 1;
        break;
      default:
        f.next = argA(c) + 1;
    }
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const { leader, next } = F.movement.top(s);
    const other = obstacleToOrder(s, t, verbOf(c));
    if (other !== null) return refuse(other, { leader: t.leaderIds[next] ?? null });
    switch (verbOf(c)) {
      case V["sail-to"]:
        return refuse(obstacleToSailTo(placeOf(s, leader), argA(c)), { location: LOCATIONS[argA(c)] ?? null });
      case V["take-cu"]:
        return refuseCu(s, t, argA(c));
      case V["take-leader"]:
      case V["leave-leader"]:
        return refuseSubordinate(s, t, argA(c));
      default:
        return null;
    }
  },
});

// CAR-D7: the destination, then the CU, then each subordinate.
function obstacleToOrder(s: UnrestState, t: Tables, verb: number): Reason | null {
  const { leader, step } = F.movement.top(s);
  const isMarch = seatOfNumber(t.leadersFrom, leader) !== CARTHAGE;
  if (verb === V["sail-to"] && step !== STEP.destination) return isMarch ? "move/destination-given" : "move/destination-chosen";
  const isOfMovement = verb === V["take-cu"] || verb === V["take-leader"] || verb === V["leave-leader"];
  if (isOfMovement && step === STEP.destination) return "move/destination-now";
  if (verb === V["take-cu"] && step === STEP.leaders) return "move/cu-chosen";
  return isOfMovement && verb !== V["take-cu"] && step === STEP.cu ? "move/cu-now" : null;
}

function refuseCu(s: UnrestState, t: Tables, count: number): Refusal | null {
  const { leader, capacity } = F.movement.top(s);
  return refuse(obstacleToTakeCu(s, t, leader, capacity, count), { count, most: mostToTake(s, t, leader, capacity) });
}

function refuseSubordinate(s: UnrestState, t: Tables, leader: number): Refusal | null {
  const { leader: mover, next } = F.movement.top(s);
  const obstacle = obstacleToTake(s, t, mover, leader, spentLeader(s));
  if (obstacle !== null) return refuse(obstacle, { leader: t.leaderIds[leader] ?? null });
  return leader === next ? null : refuse("leader/other-first (subordinate)", { leader: leaderId(t, next) });
}

function firstOfSide(s: UnrestState, leader: number): number {
  const t = tablesOf(s);
  return firstLeader(t, seatOfNumber(t.leadersFrom, leader));
}

// The leader who has attacked the unrest in this card play; NONE if nobody has.
function spentLeader(s: UnrestState): number {
  return F.activate.find(s)?.spent ?? NONE;
}

// Sets `next` to the next leader who can come along; false if there is none.
function findSubordinate(s: UnrestState, t: Tables): boolean {
  const f = F.movement.top(s);
  const mover = f.leader;
  const spent = spentLeader(s);
  const end = endOfLeaders(t, seatOfNumber(t.leadersFrom, mover));
  for (let leader = f.next; leader < end; leader++) {
    if (obstacleToTake(s, t, mover, leader, spent) !== null) continue;
    f.next = leader;
    return true;
  }
  return false;
}

function depart(s: UnrestState, log: Log<UnrestEvent>): void {
  const f = F.movement.top(s);
  if (seatOfNumber(tablesOf(s).leadersFrom, f.leader) !== CARTHAGE) return arrive(s, log); // CAR-S.17: there is no response to a march
  tell(s, "sea-move-declared", log);
  f.step = STEP.afterStorms;
  F.storms.push(s); // CAR-S.15: the coalition may respond with Storms at Sea
}

function cancel(s: UnrestState, log: Log<UnrestEvent>): void {
  log?.push({ type: "sea-move-cancelled", leader: leaderId(tablesOf(s), F.movement.top(s).leader), clause: "CAR-S.15" });
  F.movement.pop(s, true);
}

function arrive(s: UnrestState, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  const { leader: mover, to, cu, taken } = F.movement.top(s);
  const seat = seatOfNumber(t.leadersFrom, mover);
  tell(s, seat === CARTHAGE ? "sea-moved" : "marched", log);
  // CAR-19.0.2, CAR-19.0.3: the Box is entered and left by sea; CAR-19.0.6: leaders not chosen stay.
  moveCu(s, seat, placeOf(s, mover), to, cu);
  for (let leader = firstLeader(t, seat); leader < endOfLeaders(t, seat); leader++) if (hasBit(taken, leader)) setPlace(s, leader, to);
  setPlace(s, mover, to);
  F.movement.pop(s, false);
}

function tell(s: UnrestState, type: "sea-move-declared" | "sea-moved" | "marched", log: Log<UnrestEvent>): void {
  if (log === undefined) return;
  const passage = passageOf(s, tablesOf(s));
  if (type === "marched") log.push({ type, ...passage, clause: "CAR-S.17" });
  else if (type === "sea-moved") log.push({ type, ...passage, clause: "CAR-S.14" });
  else log.push({ type, ...passage, clause: "CAR-S.14" });
}

function passageOf(s: UnrestState, t: Tables): Passage {
  const { leader: mover, to, cu, taken } = F.movement.top(s);
  return {
    leader: leaderId(t, mover),
    from: locationId(placeOf(s, mover)),
    to: locationId(to),
    cu,
    leaders: t.leaderIds.filter((_, leader) => hasBit(taken, leader)),
  };
}
