/** NYW-D-15: leaders and corps are left behind, one by one (NYW-14.1.3.2). */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { ACTED, FORCE, nameOfKind, powerOf } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import { leadersAt, room } from "../rules/forces.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { refuseCorps, refuseLeader } from "./refusals.js";

export const leaveUnits: Procedure<NineYearsState, NineYearsEvent> = asking(F["leave-units"], {
  clause: "NYW-14.1.3.2",
  run: {
    ask(s) {
      const t = tablesOf(s);
      const { seat, space } = F["leave-units"].top(s);
      return canLeaveLeader(s, t, seat, space) || canLeaveCorps(s, t, seat, space) ? ASK : F["leave-units"].pop(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { space, count } = F["leave-units"].top(s);
    if (canLeaveLeader(s, t, seat, space)) listLeaders(s, t, seat, space, out);
    if (canLeaveCorps(s, t, seat, space)) listCorps(s, t, seat, space, out);
    if (count > 0) out.push(code(V.stop));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = F["leave-units"].top(s);
    const { space } = f;
    f.count++;
    if (verbOf(c) === V.stop) F["leave-units"].pop(s);
    else if (verbOf(c) === V["leave-leader"]) {
      S.markLeader(s, argA(c), S.LEADER_FORCE, S.LEADER_ACTED); // NYW-14.1.3.4: units left behind have acted.
      log?.push({ type: "units-left", seat: seatId(seat), space: spaceId(t, space), unit: leaderId(t, argA(c)), clause: "NYW-14.1.3.2" });
    } else {
      const kind = S.kindNamed(s, space, argA(c), FORCE, 0);
      S.takeCorps(s, space, kind, 1);
      S.addCorps(s, space, (kind & ~FORCE) | ACTED, 1);
      log?.push({ type: "units-left", seat: seatId(seat), space: spaceId(t, space), unit: S.kindId(kind), clause: "NYW-14.1.3.2" });
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const { space } = F["leave-units"].top(s);
    switch (verbOf(c)) {
      case V.stop:
        return refuse("leave/nobody-yet");
      case V["leave-leader"]:
        return canLeaveLeader(s, t, seat, space)
          ? refuseLeader(s, c, V["leave-leader"], "leave/leader-not-there")
          : refuseLeader(s, c, V["leave-leader"], "leave/last-leader");
      default:
        if (canLeaveCorps(s, t, seat, space) || S.corpsOf(s, t, seat, space, FORCE) === 0) return refuseCorps(c, V["leave-corps"], "leave/corps-not-there");
        return refuseCorps(c, V["leave-corps"], "leave/overstacked");
    }
  },
});

// NYW-14.1.3.5: corps that continue need a leader, and at least one piece must continue.
function canLeaveLeader(s: NineYearsState, t: Tables, seat: number, space: number): boolean {
  return leadersAt(s, t, seat, space, S.LEADER_FORCE) > 1;
}

// NYW-4.1.3.1: true if at least one moving corps fits into the space.
function canLeaveCorps(s: NineYearsState, t: Tables, seat: number, space: number): boolean {
  const moving = S.corpsOf(s, t, seat, space, FORCE);
  return moving > 0 && room(s, t, seat, space) + moving > 0;
}

function listLeaders(s: NineYearsState, t: Tables, seat: number, space: number, out: Code[]): void {
  for (const leader of S.leadersOf(s, t, seat))
    if (S.placeOfLeader(s, leader) === space && S.hasMarks(s, leader, S.LEADER_FORCE)) out.push(code(V["leave-leader"], leader));
}

function listCorps(s: NineYearsState, t: Tables, seat: number, space: number, out: Code[]): void {
  for (let i = S.firstStack(s, space); S.placeOfStack(s, i) === space; i++) {
    const kind = S.kindOfStack(s, i);
    if ((kind & FORCE) === 0 || t.powerSide[powerOf(kind)] !== seat) continue;
    const c = code(V["leave-corps"], nameOfKind(kind));
    if (!out.includes(c)) out.push(c);
  }
}
