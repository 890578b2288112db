/**
 * A side selects a force: leaders one by one, then corps one by one (NYW-D-13, NYW-D-18, NYW-D-23, NYW-D-29). The selected pieces carry the mark of a force.
 * Answers the space of the force.
 */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { setStep } from "../../core/flow/frames.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { ACTED, DEMORALIZED, FORCE, nameOfKind, powerOf } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import { freeCorps } from "../rules/starts.js";
import { type Commanding, commandLimit, leadersAt } from "../rules/forces.js";
import { hasDestination, SEA_CORPS, sailingGroup } from "../rules/sea-movement.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { FORCE_USES, type ForceUse, USE } from "../vocabulary/types.js";
import { refuseLeader } from "./refusals.js";

const HERE = F["select-force"];
const STEP = HERE.step;

const AT_SEA = USE["sea-movement"];

/** The marks that bar a leader or corps, by use. Pieces that have acted may only intercept (NYW-13.4.3.4); demoralized ones neither besiege nor intercept. */
const BARRED: Readonly<Record<ForceUse, { readonly leader: number; readonly corps: number }>> = {
  campaign: { leader: S.LEADER_ACTED, corps: ACTED },
  siege: { leader: S.LEADER_ACTED | S.LEADER_DEMORALIZED, corps: ACTED | DEMORALIZED },
  interception: { leader: S.LEADER_DEMORALIZED, corps: DEMORALIZED },
  "sea-movement": { leader: S.LEADER_ACTED, corps: ACTED },
};
const LEADER_BARS: readonly number[] = FORCE_USES.map((use) => BARRED[use].leader);
const CORPS_BARS: readonly number[] = FORCE_USES.map((use) => BARRED[use].corps);

export const selectForce: Procedure<NineYearsState, NineYearsEvent> = asking(HERE, {
  clause: "NYW-13.5.0", // The clause covers every use of a force.
  run: {
    leaders: (s) => (hasLeaderToTake(s, tablesOf(s)) ? ASK : setStep(s, STEP.corps)),
    corps: (s, _dice, log) => (hasCorpsToTake(s, tablesOf(s)) ? ASK : finish(s, tablesOf(s), log)),
  },
  // The force need not take all pieces (NYW-13.5.1.5); those left behind may act in another action of the round (NYW-13.4.3.3).
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (HERE.top(s).step === STEP.leaders) listLeaders(s, t, seat, out);
    else listCorps(s, t, seat, out);
  },
  play(s, _seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = HERE.top(s);
    switch (verbOf(c)) {
      case V["take-leader"]:
        S.addMarks(s, argA(c), S.LEADER_FORCE);
        break;
      case V["take-corps"]: {
        const kind = S.kindNamed(s, f.space, argA(c), 0, CORPS_BARS[f.use]! | FORCE);
        S.takeCorps(s, f.space, kind, 1);
        S.addCorps(s, f.space, kind | FORCE, 1);
        break;
      }
      default:
        if (f.step === STEP.leaders) f.step = STEP.corps;
        else finish(s, t, log);
    }
  },
  refuse(s, _seat, c) {
    if (verbOf(c) === V.stop) return refuse("force/corps (too few)");
    if (verbOf(c) === V["take-corps"]) return refuse("force/corps");
    return refuseLeader(s, c, V["take-leader"], "force/leader");
  },
});

function finish(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const { seat, space } = HERE.top(s);
  const corps = S.corpsOf(s, t, seat, space, FORCE);
  log?.push({
    type: "force-activated",
    seat: seatId(seat),
    space: spaceId(t, space),
    leaders: takenLeaders(s, t, seat),
    corps,
    clause: "NYW-13.5.1.1",
  });
  HERE.pop(s, space);
}

function takenLeaders(s: NineYearsState, t: Tables, seat: number): string[] {
  const taken: string[] = [];
  for (const leader of S.leadersOf(s, t, seat)) if (S.hasMarks(s, leader, S.LEADER_FORCE)) taken.push(leaderId(t, leader));
  return taken;
}

function mayBeTaken(s: NineYearsState, leader: number, space: number, use: number): boolean {
  return S.placeOfLeader(s, leader) === space && !S.hasAnyMark(s, leader, LEADER_BARS[use]! | S.LEADER_FORCE);
}

function hasLeaderToTake(s: NineYearsState, t: Tables): boolean {
  const { seat, space, use } = HERE.top(s);
  for (const leader of S.leadersOf(s, t, seat)) if (mayBeTaken(s, leader, space, use)) return true;
  return false;
}

function listLeaders(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  const { space, use } = HERE.top(s);
  for (const leader of S.leadersOf(s, t, seat)) if (mayBeTaken(s, leader, space, use)) out.push(code(V["take-leader"], leader));
  if (hasEnoughLeaders(s, t, seat)) out.push(code(V.stop));
}

const IN_FORCE: Commanding = { marks: S.LEADER_FORCE, without: 0 };

// True if the side may stop selecting leaders.
function hasEnoughLeaders(s: NineYearsState, t: Tables, seat: number): boolean {
  const { space, use, least } = HERE.top(s);
  const taken = leadersAt(s, t, seat, space, S.LEADER_FORCE);
  // NYW-13.5.1.4, NYW-13.5.1.1: a force needs a leader, and for a siege enough command for the corps.
  if (use !== AT_SEA) return taken > 0 && commandLimit(s, t, seat, space, IN_FORCE) >= least;
  const corps = freeCorps(s, t, seat, space, ACTED);
  // NYW-13.5.5.2: a group at sea needs no leader if its corps can sail to some port without one.
  return (taken > 0 && canSail(s, t, seat, 0)) || (corps > 0 && canSail(s, t, seat, 1));
}

function hasCorpsToTake(s: NineYearsState, t: Tables): boolean {
  const { seat, space, use } = HERE.top(s);
  // NYW-13.5.1.1: the command of the two highest leaders is the limit. NYW-13.5.5.1: by sea it is two corps.
  const most = use === AT_SEA ? SEA_CORPS : commandLimit(s, t, seat, space, IN_FORCE);
  return S.corpsOf(s, t, seat, space, FORCE) < most && freeCorps(s, t, seat, space, CORPS_BARS[use]! | FORCE) > 0;
}

function listCorps(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  const { space, use } = HERE.top(s);
  const bars = CORPS_BARS[use]! | FORCE;
  const taken = S.corpsOf(s, t, seat, space, FORCE);
  const isMoreAllowed = use !== AT_SEA || canSail(s, t, seat, taken + 1);
  for (let i = S.firstStack(s, space); isMoreAllowed && S.placeOfStack(s, i) === space; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] !== seat || (kind & bars) !== 0) continue; // NYW-4.2.1: corps of any power qualify.
    const c = code(V["take-corps"], nameOfKind(kind));
    if (out[out.length - 1] !== c) out.push(c); // Kinds that share a name are adjacent.
  }
  if (isEnough(s, t, seat, taken)) out.push(code(V.stop));
}

function isEnough(s: NineYearsState, t: Tables, seat: number, taken: number): boolean {
  const { space, use, least } = HERE.top(s);
  if (use !== AT_SEA) return taken >= least;
  return taken + leadersAt(s, t, seat, space, S.LEADER_FORCE) > 0 && canSail(s, t, seat, taken);
}

function canSail(s: NineYearsState, t: Tables, seat: number, corps: number): boolean {
  return hasDestination(s, t, sailingGroup(seat, HERE.top(s).space, corps, S.hasMarks(s, t.williamIII, S.LEADER_FORCE)));
}

/** Lets a side select a force of at least `least` corps in a space. */
export function askForce(s: NineYearsState, seat: number, space: number, use: ForceUse, least: number): void {
  const f = HERE.push(s);
  f.seat = seat;
  f.space = space;
  f.use = USE[use];
  f.least = least;
}
