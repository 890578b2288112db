/** NYW-D-28: a leader rallies himself and/or up to half his CR of corps with him (section 13.5.4). Remembers the side, the leader + 1 and the corps rallied; the step says what is asked. */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { ACTED, DEMORALIZED, nameOfKind, powerOf } from "../corps.js";
import type { NineYearsEvent } from "../events.js";
import { Rally, RallyStep } from "../frames.js";
import { V } from "../moves.js";
import { rallyRefusal } from "../reasons/actions.js";
import { canRally, hasCorpsToRally } from "../rules/actions.js";
import { commandOf, half } from "../rules/forces.js";
import {
  addCorps,
  firstStack,
  hasMarks,
  INSIDE,
  kindId,
  kindNamed,
  kindOfStack,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  leaderCount,
  markLeader,
  type NineYearsState,
  placeOfLeader,
  placeOfStack,
  takeCorps,
} from "../state.js";
import { at, entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { refuseCorps } from "./refusals.js";

export const rally: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "rally",
  clause: "NYW-13.5.4.2",
  slots: ["seat", "leader", "corps"],
  run(s) {
    if (stepOf(s) < RallyStep.corps) return true;
    const t = tablesOf(s);
    const leader = slot(s, Rally.leader) - 1;
    if (slot(s, Rally.corps) < half(commandOf(s, t, leader)) && hasCorpsToRally(s, t, slot(s, Rally.seat), placeOfLeader(s, leader))) return true;
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, Rally.seat),
  // Leaders in their order; himself before not; kinds of corps in their order, then stop.
  moves(s, seat, out) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case RallyStep.leader:
        for (let leader = 0; leader < leaderCount(s); leader++) if (canRally(s, t, seat, leader)) out.push(code(V["rally-by"], leader));
        break;
      case RallyStep.himself:
        out.push(code(V["rally-himself"]));
        if (hasCorpsToRally(s, t, seat, placeOfLeader(s, slot(s, Rally.leader) - 1))) out.push(code(V.decline));
        break;
      default:
        listCorps(s, t, seat, out);
        if (stepOf(s) === RallyStep.corpsOrNot || slot(s, Rally.corps) > 0) out.push(code(V.stop));
    }
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const leader = verbOf(c) === V["rally-by"] ? argA(c) : slot(s, Rally.leader) - 1;
    const place = placeOfLeader(s, leader);
    const space = entryAt(t.spaceIds, place >= INSIDE ? place - INSIDE : place);
    switch (verbOf(c)) {
      case V["rally-by"]:
        setSlot(s, Rally.leader, leader + 1);
        setStep(s, hasMarks(s, leader, LEADER_DEMORALIZED) ? RallyStep.himself : RallyStep.corps); // NYW-13.5.4.7
        markLeader(s, leader, 0, LEADER_ACTED); // NYW-13.5.4.3
        break;
      case V["rally-himself"]:
        markLeader(s, leader, LEADER_DEMORALIZED, 0);
        setStep(s, RallyStep.corpsOrNot);
        log?.push({ type: "rallied", seat: SEATS[seat]!, space, unit: entryAt(t.leaderIds, leader), clause: "NYW-13.5.4.2" });
        break;
      case V.decline:
        setStep(s, RallyStep.corps);
        break;
      case V["rally-corps"]: {
        const kind = kindNamed(s, place, argA(c), DEMORALIZED, ACTED);
        takeCorps(s, place, kind, 1);
        addCorps(s, place, (kind & ~DEMORALIZED) | ACTED, 1);
        setSlot(s, Rally.corps, slot(s, Rally.corps) + 1);
        log?.push({ type: "rallied", seat: SEATS[seat]!, space, unit: kindId(kind), clause: "NYW-13.5.4.2" });
        break;
      }
      default:
        popFrame(s);
    }
  },
  refuse(s, seat, c) {
    if (verbOf(c) === V["rally-by"]) return stepOf(s) === RallyStep.leader ? rallyRefusal(s, tablesOf(s), seat, argA(c)) : null;
    return refuseCorps(c, V["rally-corps"], "rally/not-possible", "NYW-13.5.4.2");
  },
};

// NYW-13.5.4.4: corps of any power of his side.
function listCorps(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  const place = placeOfLeader(s, slot(s, Rally.leader) - 1);
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    if (at(t.powerSide, powerOf(kind)) === seat && (kind & DEMORALIZED) !== 0 && (kind & ACTED) === 0) out.push(code(V["rally-corps"], nameOfKind(kind)));
  }
}
