/**
 * A force is put together: leaders one by one, then corps one by one (NYW-D-13, NYW-D-18, NYW-D-23, NYW-D-29). The pieces taken carry the mark FORCE where they stand.
 * Remembers the side, the space, what for, the fewest corps, and whether the leaders are done; leaves the space + 1.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { ACTED, DEMORALIZED, FORCE, nameOfKind, powerOf } from "../corps.js";
import type { NineYearsEvent } from "../events.js";
import { SelectForce } from "../frames.js";
import { V } from "../moves.js";
import { freeCorps } from "../rules/actions.js";
import { commandLimit, leadersAt } from "../rules/forces.js";
import { hasDestination, SEA_CORPS } from "../rules/sea.js";
import {
  addCorps,
  corpsOf,
  firstStack,
  hasAnyMark,
  hasMarks,
  kindNamed,
  kindOfStack,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  leaderCount,
  markLeader,
  type NineYearsState,
  placeOfLeader,
  placeOfStack,
  sideOfLeader,
  takeCorps,
} from "../state.js";
import { at, entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { refuseLeader } from "./refusals.js";

export const PURPOSE_CAMPAIGN = 0;
export const PURPOSE_SIEGE = 1;
export const PURPOSE_INTERCEPTION = 2;
export const PURPOSE_SEA = 3;

/** Marks that bar a leader and a corps, by purpose: used ones except in interception (NYW-13.4.3.4), demoralized ones from sieges and interceptions. */
const LEADER_BARS: readonly number[] = [LEADER_ACTED, LEADER_ACTED | LEADER_DEMORALIZED, LEADER_DEMORALIZED, LEADER_ACTED];
const CORPS_BARS: readonly number[] = [ACTED, ACTED | DEMORALIZED, DEMORALIZED, ACTED];

export const selectForce: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "select-force",
  clause: "NYW-13.5.1.1",
  slots: ["seat", "space", "purpose", "least", "leaders"],
  run(s, _dice, log) {
    const t = tablesOf(s);
    if (slot(s, SelectForce.leaders) === 0) {
      if (hasLeaderToTake(s, t)) return true;
      setSlot(s, SelectForce.leaders, 1);
      return false;
    }
    if (hasCorpsToTake(s, t)) return true;
    finish(s, t, log);
    return false;
  },
  asks: (s) => 1 << slot(s, SelectForce.seat),
  // Somebody can be taken (see run), and enough are.
  hasChoice(s, seat) {
    const t = tablesOf(s);
    if (slot(s, SelectForce.purpose) === PURPOSE_SEA) return false;
    const taken = slot(s, SelectForce.leaders) === 0 ? leadersAt(s, t, seat, slot(s, SelectForce.space), LEADER_FORCE) : 1;
    return (
      taken > 0 &&
      (slot(s, SelectForce.leaders) === 0 ? hasEnoughLeaders(s, t, seat) : isEnough(s, t, seat, corpsOf(s, t, seat, slot(s, SelectForce.space), FORCE)))
    );
  },
  // Leaders in their order or kinds of corps in theirs, then stop: any that have not acted (NYW-14.1.3.3), not all need go (NYW-13.5.1.5), and those left may act in
  // another action of the round (NYW-13.4.3.3).
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (slot(s, SelectForce.leaders) === 0) listLeaders(s, t, seat, out);
    else listCorps(s, t, seat, out);
  },
  play(s, _seat, c, _dice, log) {
    const t = tablesOf(s);
    const space = slot(s, SelectForce.space);
    switch (verbOf(c)) {
      case V["take-leader"]:
        markLeader(s, argA(c), 0, LEADER_FORCE);
        break;
      case V["take-corps"]: {
        const kind = kindNamed(s, space, argA(c), 0, CORPS_BARS[slot(s, SelectForce.purpose)]! | FORCE);
        takeCorps(s, space, kind, 1);
        addCorps(s, space, kind | FORCE, 1);
        break;
      }
      default:
        if (slot(s, SelectForce.leaders) === 0) setSlot(s, SelectForce.leaders, 1);
        else finish(s, t, log);
    }
  },
  refuse(s, _seat, c) {
    if (verbOf(c) === V.stop) return { code: "force/corps", clause: "NYW-17.5.2", data: {} };
    if (verbOf(c) === V["take-corps"]) return { code: "force/corps", clause: "NYW-13.5.1.1", data: {} };
    return refuseLeader(s, c, V["take-leader"], "force/leader", "NYW-13.4.3.1");
  },
};

function finish(s: NineYearsState, t: Tables, log: Parameters<typeof selectForce.run>[2]): void {
  const seat = slot(s, SelectForce.seat);
  const space = slot(s, SelectForce.space);
  const corps = corpsOf(s, t, seat, space, FORCE);
  log?.push({ type: "force-activated", seat: SEATS[seat]!, space: entryAt(t.spaceIds, space), leaders: takenLeaders(s, t), corps, clause: "NYW-13.5.1.1" });
  popFrame(s, space + 1);
}

function takenLeaders(s: NineYearsState, t: Tables): string[] {
  const seat = slot(s, SelectForce.seat);
  const taken: string[] = [];
  for (let leader = 0; leader < leaderCount(s); leader++)
    if (hasMarks(s, leader, LEADER_FORCE) && sideOfLeader(s, t, leader) === seat) taken.push(entryAt(t.leaderIds, leader));
  return taken;
}

function isLeaderFree(s: NineYearsState, t: Tables, seat: number, leader: number): boolean {
  return (
    placeOfLeader(s, leader) === slot(s, SelectForce.space) &&
    !hasAnyMark(s, leader, LEADER_BARS[slot(s, SelectForce.purpose)]! | LEADER_FORCE) &&
    sideOfLeader(s, t, leader) === seat
  );
}

function hasLeaderToTake(s: NineYearsState, t: Tables): boolean {
  for (let leader = 0; leader < leaderCount(s); leader++) if (isLeaderFree(s, t, slot(s, SelectForce.seat), leader)) return true;
  return false;
}

function listLeaders(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  for (let leader = 0; leader < leaderCount(s); leader++) if (isLeaderFree(s, t, seat, leader)) out.push(code(V["take-leader"], leader));
  if (hasEnoughLeaders(s, t, seat)) out.push(code(V.stop));
}

// NYW-13.5.1.4: at least one, and enough command for the corps a siege needs; NYW-13.5.5.2: at sea none is enough, if the group can get anywhere so.
function hasEnoughLeaders(s: NineYearsState, t: Tables, seat: number): boolean {
  const space = slot(s, SelectForce.space);
  const taken = leadersAt(s, t, seat, space, LEADER_FORCE);
  if (slot(s, SelectForce.purpose) !== PURPOSE_SEA) return taken > 0 && commandLimit(s, t, seat, space, LEADER_FORCE, 0) >= slot(s, SelectForce.least);
  const corps = freeCorps(s, t, seat, space, ACTED);
  return (taken > 0 && canSail(s, t, seat, 0)) || (corps > 0 && canSail(s, t, seat, 1));
}

function hasCorpsToTake(s: NineYearsState, t: Tables): boolean {
  const seat = slot(s, SelectForce.seat);
  const space = slot(s, SelectForce.space);
  if (corpsOf(s, t, seat, space, FORCE) >= mostCorps(s, t, seat)) return false;
  return freeCorps(s, t, seat, space, CORPS_BARS[slot(s, SelectForce.purpose)]! | FORCE) > 0;
}

// NYW-13.5.1.1: not above the command of the two highest leaders; NYW-13.5.5.1: two by sea.
function mostCorps(s: NineYearsState, t: Tables, seat: number): number {
  return slot(s, SelectForce.purpose) === PURPOSE_SEA ? SEA_CORPS : commandLimit(s, t, seat, slot(s, SelectForce.space), LEADER_FORCE, 0);
}

function listCorps(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  const space = slot(s, SelectForce.space);
  const purpose = slot(s, SelectForce.purpose);
  const bars = CORPS_BARS[purpose]! | FORCE;
  const taken = corpsOf(s, t, seat, space, FORCE);
  const isMoreAllowed = purpose !== PURPOSE_SEA || canSail(s, t, seat, taken + 1);
  for (let i = firstStack(s, space); isMoreAllowed && placeOfStack(s, i) === space; i++) {
    const kind = kindOfStack(s, i);
    if (at(t.powerSide, powerOf(kind)) !== seat || (kind & bars) !== 0) continue; // NYW-4.2.1: of any power of the side
    const c = code(V["take-corps"], nameOfKind(kind));
    if (out[out.length - 1] !== c) out.push(c); // kinds of one name lie side by side
  }
  if (isEnough(s, t, seat, taken)) out.push(code(V.stop));
}

function isEnough(s: NineYearsState, t: Tables, seat: number, taken: number): boolean {
  if (slot(s, SelectForce.purpose) !== PURPOSE_SEA) return taken >= slot(s, SelectForce.least);
  return taken + leadersAt(s, t, seat, slot(s, SelectForce.space), LEADER_FORCE) > 0 && canSail(s, t, seat, taken);
}

function canSail(s: NineYearsState, t: Tables, seat: number, corps: number): boolean {
  return hasDestination(s, t, seat, slot(s, SelectForce.space), corps, hasMarks(s, t.williamIII, LEADER_FORCE));
}
