/**
 * A sea move or a march: destination, number of CU, each possible subordinate; then a sea move is declared and may be cancelled by Storms at Sea
 * (CAR-S.14, CAR-S.15, CAR-S.17, CAR-D7).
 *
 * The frame remembers the leader, the most CU, what has been chosen so far and the next leader to be asked about. It leaves the answer 1 when cancelled.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure, Refusal } from "../../core/flow.js";
import { answerOf, findFrame, popFrame, pushFrame, setSlot, setStep, slot, slotOf, stepOf } from "../../core/frames.js";
import type { Passage, UnrestEvent } from "../events.js";
import { ACTIVATE, Activate, Movement, STORMS } from "../frames.js";
import { VERB } from "../moves.js";
import { obstacleToTake } from "../rules/leaders.js";
import { mostToTake, obstacleToSailTo, obstacleToTakeCu } from "../rules/movement.js";
import { type Obstacle, OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { moveCu, placeOf, setPlace, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables.js";
import { CARTHAGE, LOCATIONS } from "../types.js";

/** The steps of the frame; a march begins with `cu`. */
export const MOVEMENT_STEP = { destination: 0, cu: 1, leaders: 2, afterStorms: 3 } as const;

/** Order: destinations in location order; numbers rising; taking before leaving. */
export const movement: Procedure<UnrestState, UnrestEvent> = {
  kind: "movement",
  clause: "CAR-S.14",
  slots: ["leader", "capacity", "to", "cu", "taken", "next"],
  run(s, _dice, log) {
    switch (stepOf(s)) {
      case MOVEMENT_STEP.leaders:
        return findSubordinate(s, tablesOf(s)) || depart(s, log);
      case MOVEMENT_STEP.afterStorms:
        return answerOf(s) === 1 ? cancel(s, log) : arrive(s, log);
      default:
        return true;
    }
  },
  asks: (s) => 1 << seatOfNumber(tablesOf(s).leadersFrom, slot(s, Movement.leader)),
  moves(s, _seat, out) {
    const leader = slot(s, Movement.leader);
    switch (stepOf(s)) {
      case MOVEMENT_STEP.destination:
        for (let to = 0; to < LOCATIONS.length; to++) if (obstacleToSailTo(placeOf(s, leader), to) === null) out.push(code(VERB.sailTo, to));
        break;
      case MOVEMENT_STEP.cu:
        for (let count = 0, most = mostToTake(s, tablesOf(s), leader, slot(s, Movement.capacity)); count <= most; count++) out.push(code(VERB.takeCu, count));
        break;
      default:
        out.push(code(VERB.takeLeader, slot(s, Movement.next)), code(VERB.leaveLeader, slot(s, Movement.next)));
    }
  },
  play(s, _seat, c) {
    switch (verbOf(c)) {
      case VERB.sailTo:
        setSlot(s, Movement.to, argA(c));
        setStep(s, MOVEMENT_STEP.cu);
        break;
      case VERB.takeCu:
        setSlot(s, Movement.cu, argA(c));
        setSlot(s, Movement.next, firstLeader(s));
        setStep(s, MOVEMENT_STEP.leaders);
        break;
      case VERB.takeLeader:
        setSlot(s, Movement.taken, slot(s, Movement.taken) | (1 << argA(c)));
        setSlot(s, Movement.next, argA(c) + 1);
        break;
      default:
        setSlot(s, Movement.next, argA(c) + 1);
    }
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const leader = slot(s, Movement.leader);
    const other = obstacleToOrder(s, t, verbOf(c));
    if (other !== null) return refusalFor(other, { leader: t.leaderIds[slot(s, Movement.next)] ?? null });
    switch (verbOf(c)) {
      case VERB.sailTo:
        return refusalFor(obstacleToSailTo(placeOf(s, leader), argA(c)), { location: LOCATIONS[argA(c)] ?? null });
      case VERB.takeCu:
        return refuseCu(s, t, leader, argA(c));
      case VERB.takeLeader:
      case VERB.leaveLeader:
        return refuseSubordinate(s, t, leader, argA(c));
      default:
        return null;
    }
  },
};

// CAR-D7: the destination, then the CU, then each subordinate.
function obstacleToOrder(s: UnrestState, t: Tables, verb: number): Obstacle | null {
  const step = stepOf(s);
  const isMarch = seatOfNumber(t.leadersFrom, slot(s, Movement.leader)) !== CARTHAGE;
  if (verb === VERB.sailTo && step !== MOVEMENT_STEP.destination) return isMarch ? OBSTACLES.destinationGiven : OBSTACLES.destinationChosen;
  const isOfMovement = verb === VERB.takeCu || verb === VERB.takeLeader || verb === VERB.leaveLeader;
  if (isOfMovement && step === MOVEMENT_STEP.destination) return OBSTACLES.destinationNow;
  if (verb === VERB.takeCu && step === MOVEMENT_STEP.leaders) return OBSTACLES.cuChosen;
  return isOfMovement && verb !== VERB.takeCu && step === MOVEMENT_STEP.cu ? OBSTACLES.cuNow : null;
}

function refuseCu(s: UnrestState, t: Tables, leader: number, count: number): Refusal | null {
  const capacity = slot(s, Movement.capacity);
  return refusalFor(obstacleToTakeCu(s, t, leader, capacity, count), { count, most: mostToTake(s, t, leader, capacity) });
}

function refuseSubordinate(s: UnrestState, t: Tables, mover: number, leader: number): Refusal | null {
  const obstacle = obstacleToTake(s, t, mover, leader, spentLeader(s));
  if (obstacle !== null) return refusalFor(obstacle, { leader: t.leaderIds[leader] ?? null });
  const next = slot(s, Movement.next);
  return leader === next ? null : refusalFor(OBSTACLES.otherSubordinateFirst, { leader: t.leaderIds[next]! });
}

function firstLeader(s: UnrestState): number {
  const t = tablesOf(s);
  return t.leadersFrom[seatOfNumber(t.leadersFrom, slot(s, Movement.leader))]!;
}

// The leader (+ 1) who fought on the unrest in this card play, or 0.
function spentLeader(s: UnrestState): number {
  const depth = findFrame(s, ACTIVATE);
  return depth < 0 ? 0 : slotOf(s, depth, Activate.spentOrNone);
}

// Goes on to the next leader who can come along; false when there is none.
function findSubordinate(s: UnrestState, t: Tables): boolean {
  const mover = slot(s, Movement.leader);
  const spent = spentLeader(s);
  const end = t.leadersFrom[seatOfNumber(t.leadersFrom, mover) + 1]!;
  for (let leader = slot(s, Movement.next); leader < end; leader++) {
    if (obstacleToTake(s, t, mover, leader, spent) !== null) continue;
    setSlot(s, Movement.next, leader);
    return true;
  }
  return false;
}

function depart(s: UnrestState, log: Log<UnrestEvent>): boolean {
  if (seatOfNumber(tablesOf(s).leadersFrom, slot(s, Movement.leader)) !== CARTHAGE) return arrive(s, log); // CAR-S.17: nothing answers a march
  tell(s, "sea-move-declared", log);
  setStep(s, MOVEMENT_STEP.afterStorms);
  pushFrame(s, STORMS); // CAR-S.15
  return false;
}

function cancel(s: UnrestState, log: Log<UnrestEvent>): boolean {
  log?.push({ type: "sea-move-cancelled", leader: tablesOf(s).leaderIds[slot(s, Movement.leader)]!, clause: "CAR-S.15" });
  popFrame(s, 1);
  return false;
}

function arrive(s: UnrestState, log: Log<UnrestEvent>): boolean {
  const t = tablesOf(s);
  const mover = slot(s, Movement.leader);
  const seat = seatOfNumber(t.leadersFrom, mover);
  const to = slot(s, Movement.to);
  tell(s, seat === CARTHAGE ? "sea-moved" : "marched", log);
  // CAR-19.0.2, CAR-19.0.3: by sea into the Box and out of it; CAR-19.0.6: whom he did not choose stays
  moveCu(s, seat, placeOf(s, mover), to, slot(s, Movement.cu));
  for (let leader = t.leadersFrom[seat]!; leader < t.leadersFrom[seat + 1]!; leader++) if (slot(s, Movement.taken) & (1 << leader)) setPlace(s, leader, to);
  setPlace(s, mover, to);
  popFrame(s);
  return false;
}

function tell(s: UnrestState, type: "sea-move-declared" | "sea-moved" | "marched", log: Log<UnrestEvent>): void {
  if (log === undefined) return;
  const passage = passageOf(s, tablesOf(s));
  if (type === "marched") log.push({ type, ...passage, clause: "CAR-S.17" });
  else if (type === "sea-moved") log.push({ type, ...passage, clause: "CAR-S.14" });
  else log.push({ type, ...passage, clause: "CAR-S.14" });
}

function passageOf(s: UnrestState, t: Tables): Passage {
  const mover = slot(s, Movement.leader);
  return {
    leader: t.leaderIds[mover]!,
    from: LOCATIONS[placeOf(s, mover)]!,
    to: LOCATIONS[slot(s, Movement.to)]!,
    cu: slot(s, Movement.cu),
    leaders: t.leaderIds.filter((_, leader) => (slot(s, Movement.taken) & (1 << leader)) !== 0),
  };
}
