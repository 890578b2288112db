/**
 * Units go behind the walls of their own fortress, one by one, when an army comes (NYW-D-19) or after a lost battle (NYW-D-22). Interceptors, marked as a
 * force, stay outside (NYW-14.6.7).
 */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { FORCE, nameOfKind, powerOf } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { refuseCorps, refuseLeader } from "./refusals.js";

export const fortify: Procedure<NineYearsState, NineYearsEvent> = asking(F.fortify, {
  clause: "NYW-17.3.2",
  run: {
    ask(s) {
      const { seat, space } = F.fortify.top(s);
      return canFortify(s, tablesOf(s), seat, space) ? ASK : F.fortify.pop(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { space } = F.fortify.top(s);
    if (freeGarrison(s, t, seat, space) > 0) listCorps(s, t, seat, space, out);
    for (const leader of S.leadersOf(s, t, seat)) if (mayEnter(s, leader, space)) out.push(code(V["fortify-leader"], leader));
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["fortify-corps"]:
        bringIn(s, seat, F.fortify.top(s).space, argA(c), log);
        break;
      case V["fortify-leader"]:
        S.setPlaceOfLeader(s, argA(c), S.INSIDE + F.fortify.top(s).space);
        tell(s, t, seat, leaderId(t, argA(c)), log);
        break;
      default:
        F.fortify.pop(s);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) === V["fortify-corps"] && freeGarrison(s, t, seat, F.fortify.top(s).space) <= 0) return refuseCorps(c, V["fortify-corps"], "fortify/full");
    // NYW-14.6.7: the two reasons below also cover interceptors, who may not go behind the walls.
    if (verbOf(c) === V["fortify-leader"]) return refuseLeader(s, c, V["fortify-leader"], "fortify/leader-not-there");
    return refuseCorps(c, V["fortify-corps"], "fortify/corps-not-there");
  },
});

/** True if a side controls the fortress of a space and can bring in a leader, or a corps for which there is room. */
export function canFortify(s: NineYearsState, t: Tables, seat: number, space: number): boolean {
  if (S.controlOf(s, space) !== seat || t.fortress[space] === 0) return false;
  for (const leader of S.leadersOf(s, t, seat)) if (mayEnter(s, leader, space)) return true;
  if (freeGarrison(s, t, seat, space) <= 0) return false;
  for (let i = S.firstStack(s, space); S.placeOfStack(s, i) === space; i++) if (mayGarrison(t, seat, S.kindOfStack(s, i))) return true;
  return false;
}

// NYW-17.3.1: at most as many corps as the printed strength go in; leaders are not limited.
function freeGarrison(s: NineYearsState, t: Tables, seat: number, space: number): number {
  return t.fortress[space]! - S.corpsOf(s, t, seat, S.INSIDE + space);
}

function mayGarrison(t: Tables, seat: number, kind: number): boolean {
  return t.powerSide[powerOf(kind)] === seat && (kind & FORCE) === 0;
}

function mayEnter(s: NineYearsState, leader: number, space: number): boolean {
  return S.placeOfLeader(s, leader) === space && !S.hasMarks(s, leader, S.LEADER_FORCE);
}

function listCorps(s: NineYearsState, t: Tables, seat: number, space: number, out: number[]): void {
  let last = -1;
  for (let i = S.firstStack(s, space); S.placeOfStack(s, i) === space; i++) {
    const kind = S.kindOfStack(s, i);
    if (!mayGarrison(t, seat, kind) || nameOfKind(kind) === last) continue;
    last = nameOfKind(kind);
    out.push(code(V["fortify-corps"], last));
  }
}

function bringIn(s: NineYearsState, seat: number, space: number, name: number, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const kind = S.kindNamed(s, space, name, 0, FORCE);
  S.takeCorps(s, space, kind, 1);
  S.addCorps(s, S.INSIDE + space, kind, 1);
  tell(s, t, seat, S.kindId(kind), log);
}

function tell(s: NineYearsState, t: Tables, seat: number, unit: string, log: Log<NineYearsEvent>): void {
  log?.push({ type: "fortified", seat: seatId(seat), space: spaceId(t, F.fortify.top(s).space), unit, clause: "NYW-17.3.2" });
}

/** Lets a side bring units of a space behind its walls, if it can. */
export function askFortify(s: NineYearsState, seat: number, space: number): void {
  const f = F.fortify.push(s);
  f.seat = seat;
  f.space = space;
}
