/** NYW-D-28: a leader rallies himself, or up to half his CR in corps, or both (section 13.5.4). */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking, type StepWork } from "../../core/flow/procedures.js";
import { ACTED, DEMORALIZED, nameOfKind, powerOf } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import { rallyRefusal } from "../rules/action-refusals.js";
import { canRally, hasCorpsToRally } from "../rules/rally.js";
import { commandOf, half } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { refuseCorps } from "./refusals.js";

const STEP = F.rally.step;

const askForCorps: StepWork<NineYearsState, NineYearsEvent> = (s) => {
  const t = tablesOf(s);
  const { seat, leader, rallied } = F.rally.top(s);
  return rallied < half(commandOf(s, t, leader)) && hasCorpsToRally(s, t, seat, S.placeOfLeader(s, leader)) ? ASK : F.rally.pop(s);
};

export const rally: Procedure<NineYearsState, NineYearsEvent> = asking(F.rally, {
  clause: "NYW-13.5.4.2",
  run: { corps: askForCorps, corpsOrNot: askForCorps },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { step, leader, rallied } = F.rally.top(s);
    if (step === STEP.leader) return listLeaders(s, t, seat, out);
    const place = S.placeOfLeader(s, leader);
    if (step === STEP.himself) {
      out.push(code(V["rally-himself"]));
      if (hasCorpsToRally(s, t, seat, place)) out.push(code(V.decline));
      return;
    }
    listCorps(s, t, seat, place, out);
    if (step === STEP.corpsOrNot || rallied > 0) out.push(code(V.stop));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = F.rally.top(s);
    const leader = verbOf(c) === V["rally-by"] ? argA(c) : f.leader;
    const place = S.placeOfLeader(s, leader);
    const space = spaceId(t, place >= S.INSIDE ? place - S.INSIDE : place);
    switch (verbOf(c)) {
      case V["rally-by"]:
        f.leader = leader;
        f.step = S.hasMarks(s, leader, S.LEADER_DEMORALIZED) ? STEP.himself : STEP.corps; // NYW-13.5.4.7: a demoralized leader may rally himself first.
        S.addMarks(s, leader, S.LEADER_ACTED); // NYW-13.5.4.3: this leader has acted; others in the space have not.
        break;
      case V["rally-himself"]:
        S.removeMarks(s, leader, S.LEADER_DEMORALIZED);
        f.step = STEP.corpsOrNot;
        log?.push({ type: "rallied", seat: seatId(seat), space, unit: leaderId(t, leader), clause: "NYW-13.5.4.2" });
        break;
      case V.decline:
        f.step = STEP.corps;
        break;
      case V["rally-corps"]: {
        const kind = S.kindNamed(s, place, argA(c), DEMORALIZED, ACTED);
        S.takeCorps(s, place, kind, 1);
        S.addCorps(s, place, (kind & ~DEMORALIZED) | ACTED, 1);
        f.rallied++;
        log?.push({ type: "rallied", seat: seatId(seat), space, unit: S.kindId(kind), clause: "NYW-13.5.4.2" });
        break;
      }
      default:
        F.rally.pop(s);
    }
  },
  refuse(s, seat, c) {
    if (verbOf(c) === V["rally-by"]) return F.rally.top(s).step === STEP.leader ? rallyRefusal(s, tablesOf(s), seat, argA(c)) : null;
    return refuseCorps(c, V["rally-corps"], "rally/not-possible");
  },
});

function listLeaders(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  for (const leader of S.leadersOf(s, t, seat)) if (canRally(s, t, seat, leader)) out.push(code(V["rally-by"], leader));
}

// NYW-13.5.4.4: a leader rallies corps of any power of his side.
function listCorps(s: NineYearsState, t: Tables, seat: number, place: number, out: Code[]): void {
  for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === seat && (kind & DEMORALIZED) !== 0 && (kind & ACTED) === 0) out.push(code(V["rally-corps"], nameOfKind(kind)));
  }
}
