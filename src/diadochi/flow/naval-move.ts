/**
 * A naval move from its announcement to the landing (DIA-NAV.37). The army stays in its port until it lands: it passes enemies without effect (DIA-NAV.5), and turned back
 * it has never left, the body with it (DIA-NAV.31).
 *
 * The frame remembers the path, the escorts, the fleets committed by all interceptors (each fleet has one owner), how many players have been asked, and flags that
 * cards may set. Its answer is 0 when the army is turned back or kept in port, else the answer of the landing + 1.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { stepForce } from "../effects/force.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../events.js";
import {
  ATTRITION_TEST,
  ENTRY,
  ENTRY_LANDING,
  ESCORT,
  IN_ENEMY_NAVAL_MOVE_DECLARED,
  NAVAL_BATTLE,
  NAVAL_CANCELLED,
  NAVAL_INTERCEPTION,
  NavalMove,
  TEST_TRANSPORT,
} from "../frames.js";
import { fleetIds, seatId, spaceId } from "../names.js";
import { hasMarkerInRange, packedPort } from "../rules/naval.js";
import {
  availableFleets,
  type DiadochiState,
  FORCE,
  fleetOwner,
  forceOwner,
  forceSpace,
  forceUnits,
  hasBit,
  ownerOfSeat,
  seatAfterActive,
  seatOfOwner,
} from "../state.js";
import { SEA, type SpaceIndex, type Tables, tablesOf } from "../tables.js";
import { countUnits } from "../units.js";

const ESCORTED = 1;
const ANNOUNCED = 2;
const DECLARE = 3;
const DECLARED = 4;
const HOSTILE = 5;
const BATTLES = 6;
const FOUGHT = 7;
const LAND = 8;
const LANDED = 9;
const TURNED_BACK = 10;

export const navalMove: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "naval-move",
  clause: "DIA-NAV.37",
  slots: ["path0", "path1", "path2", "count", "escorts", "committed", "asked", "flags"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        setStep(s, ESCORTED);
        pushFrame(s, ESCORT);
        return false;
      case ESCORTED:
        announce(s, t, answerOf(s), log);
        return false;
      case ANNOUNCED:
        if ((slot(s, NavalMove.flags) & NAVAL_CANCELLED) !== 0) cancel(s, log);
        else setStep(s, DECLARE);
        return false;
      case DECLARE:
        nextInterceptor(s, t);
        return false;
      case DECLARED:
        setSlot(s, NavalMove.committed, slot(s, NavalMove.committed) | answerOf(s));
        setStep(s, DECLARE);
        return false;
      case HOSTILE:
        hostileActs(s, t, log);
        return false;
      case BATTLES:
        nextBattle(s, t);
        return false;
      case FOUGHT:
        if (answerOf(s) === 1) turnBack(s);
        else setStep(s, BATTLES); // DIA-NAV.27, DIA-NAV.32
        return false;
      case LAND:
        land(s, t, log);
        return false;
      case LANDED:
        popFrame(s, answerOf(s) + 1);
        return false;
      default:
        log?.push({ type: "turned-back", clause: "DIA-NAV.29", seat: seatId(seatOfOwner(forceOwner(s))), space: spaceId(t, forceSpace(s)) });
        popFrame(s, 0);
        return false;
    }
  },

  asks: () => unreachable("naval-move"),
  moves: () => unreachable("naval-move"),
  play: () => unreachable("naval-move"),
};

function portOfPath(s: DiadochiState, n: number): SpaceIndex {
  return packedPort(slot(s, NavalMove.path0 + Math.floor(n / 3)), n % 3);
}

// DIA-NAV.37 (1), (2)
function announce(s: DiadochiState, t: Tables, escorts: number, log: Log<DiadochiEvent>): void {
  setSlot(s, NavalMove.escorts, escorts);
  setStep(s, ANNOUNCED);
  if (log !== undefined) {
    const path = [spaceId(t, forceSpace(s))];
    for (let n = 0; n < slot(s, NavalMove.count); n++) path.push(spaceId(t, portOfPath(s, n)));
    log.push({ type: "naval-move-announced", clause: "DIA-NAV.11", seat: seatId(seatOfOwner(forceOwner(s))), path, escorts: fleetIds(t, escorts) });
  }
  openWindow(s, 0, IN_ENEMY_NAVAL_MOVE_DECLARED);
}

function cancel(s: DiadochiState, log: Log<DiadochiEvent>): void {
  log?.push({ type: "naval-move-cancelled", clause: "DIA-NAV.37", seat: seatId(seatOfOwner(forceOwner(s))) });
  popFrame(s, 0);
}

// DIA-NAV.23, DIA-NAV.35
function nextInterceptor(s: DiadochiState, t: Tables): void {
  for (let n = slot(s, NavalMove.asked) + 1; n < s.seats; n++) {
    const seat = seatAfterActive(s, n);
    if (!canInterceptAtSea(s, t, seat)) continue;
    setSlot(s, NavalMove.asked, n);
    setStep(s, DECLARED);
    return pushFrame(s, NAVAL_INTERCEPTION, seat);
  }
  setStep(s, HOSTILE);
}

// DIA-NAV.15, DIA-NAV.16, DIA-NAV.17: the port of embarkation is no point of the path.
function canInterceptAtSea(s: DiadochiState, t: Tables, seat: number): boolean {
  const owner = ownerOfSeat(seat);
  if (availableFleets(s, t, owner) === 0) return false;
  for (let n = 0; n < slot(s, NavalMove.count); n++) if (hasMarkerInRange(s, t, owner, portOfPath(s, n))) return true;
  return false;
}

// DIA-NAV.20, DIA-NAV.37 (4)
function hostileActs(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let n = 1; n < s.seats; n++) {
    const seat = seatAfterActive(s, n);
    if (fleetsOf(s, t, seat) !== 0) commitHostileAct(s, seat, seatOfOwner(forceOwner(s)), "DIA-NAV.20", log);
  }
  setSlot(s, NavalMove.asked, 0);
  setStep(s, BATTLES);
}

function fleetsOf(s: DiadochiState, t: Tables, seat: number): number {
  const committed = slot(s, NavalMove.committed);
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (hasBit(committed, f) && fleetOwner(s, t, f) === ownerOfSeat(seat)) mask |= 1 << f;
  return mask;
}

// DIA-NAV.22
function nextBattle(s: DiadochiState, t: Tables): void {
  for (let n = slot(s, NavalMove.asked) + 1; n < s.seats; n++) {
    const seat = seatAfterActive(s, n);
    const fleets = fleetsOf(s, t, seat);
    if (fleets === 0) continue;
    setSlot(s, NavalMove.asked, n);
    setStep(s, FOUGHT);
    return pushFrame(s, NAVAL_BATTLE, seat, fleets, slot(s, NavalMove.escorts));
  }
  setStep(s, LAND);
}

// DIA-NAV.29, DIA-NAV.30
function turnBack(s: DiadochiState): void {
  setStep(s, TURNED_BACK);
  const units = forceUnits(s);
  pushFrame(s, ATTRITION_TEST, forceOwner(s), FORCE, units, countUnits(units), TEST_TRANSPORT);
}

// DIA-NAV.9, DIA-NAV.37 (6)
function land(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const from = forceSpace(s);
  stepForce(s, t, portOfPath(s, slot(s, NavalMove.count) - 1), 0, "DIA-NAV.8", log);
  setStep(s, LANDED);
  pushFrame(s, ENTRY, from, SEA, ENTRY_LANDING);
}
