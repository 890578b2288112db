/** NYW-D-26: a Transfer moves up to two units, each to its own destination (section 13.5.2). */
import { argA, argB, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { ACTED, nameOfKind } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import { transferRefusalOfCorps, transferRefusalOfLeader } from "../rules/action-refusals.js";
import { canTransferLeader, canTransferStack } from "../rules/transfer.js";
import { surveyTransfers, transferReach } from "../rules/movement.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { refuseSpace } from "./refusals.js";

/** NYW-13.5.2.2: the most units, leaders or corps. */
const MOST_UNITS = 2;
const STEP = F.transfer.step;

export const transfer: Procedure<NineYearsState, NineYearsEvent> = asking(F.transfer, {
  clause: "NYW-13.5.2.2",
  run: {
    unit(s) {
      const { seat, moved } = F.transfer.top(s);
      // A first unit always exists; otherwise the action is not offered.
      return moved === 0 || (moved < MOST_UNITS && hasUnit(s, tablesOf(s), seat)) ? ASK : finish(s);
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { step, corps, space: from, moved } = F.transfer.top(s);
    if (step === STEP.unit) {
      listUnits(s, t, seat, out);
      if (moved > 0) out.push(code(V.done)); // NYW-13.5.2.6: one unit is enough.
      return;
    }
    surveyTransfers(s, t, seat);
    const reach = transferReach(s, t, from, corps !== NONE);
    for (let space = 0; space < t.spaceIds.length; space++) if (reach[space]! > 0) out.push(code(V["move-to"], space));
  },
  play(s, seat, c, _dice, log) {
    const f = F.transfer.top(s);
    switch (verbOf(c)) {
      case V["transfer-leader"]:
        f.leader = argA(c);
        f.space = S.placeOfLeader(s, argA(c));
        f.step = STEP.destination;
        break;
      case V["transfer-corps"]:
        f.space = argA(c);
        f.corps = argB(c);
        f.step = STEP.destination;
        break;
      case V["move-to"]:
        moveUnit(s, tablesOf(s), seat, argA(c), log);
        break;
      default:
        f.moved = MOST_UNITS;
    }
  },
  refuse(s, seat, c) {
    if (F.transfer.top(s).step === STEP.unit) {
      if (verbOf(c) === V["transfer-leader"]) return transferRefusalOfLeader(s, tablesOf(s), seat, argA(c));
      return verbOf(c) === V["transfer-corps"] ? transferRefusalOfCorps(s, tablesOf(s), seat, argA(c), argB(c)) : null;
    }
    return refuseSpace(s, c, V["move-to"], "transfer/not-there");
  },
});

function finish(s: NineYearsState): void {
  F.transfer.pop(s);
  F["end-of-action"].push(s);
}

function hasUnit(s: NineYearsState, t: Tables, seat: number): boolean {
  surveyTransfers(s, t, seat);
  for (const leader of S.leadersOf(s, t, seat)) if (canTransferLeader(s, t, leader)) return true;
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) if (canTransferStack(s, t, seat, i)) return true;
  return false;
}

function listUnits(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  surveyTransfers(s, t, seat);
  for (const leader of S.leadersOf(s, t, seat)) if (canTransferLeader(s, t, leader)) out.push(code(V["transfer-leader"], leader));
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    if (!canTransferStack(s, t, seat, i)) continue;
    const c = code(V["transfer-corps"], S.placeOfStack(s, i), nameOfKind(S.kindOfStack(s, i)));
    if (out[out.length - 1] !== c) out.push(c); // NYW-13.5.2.8: a corps needs no leader. Kinds that share a name are adjacent.
  }
}

// NYW-13.5.2.2: one unit moves to its destination, and nobody intercepts it (NYW-13.5.2.9).
function moveUnit(s: NineYearsState, t: Tables, seat: number, to: number, log: Log<NineYearsEvent>): void {
  const f = F.transfer.top(s);
  const { leader, space: from } = f;
  const unit = leader === NONE ? moveCorps(s, f.corps, from, to) : moveLeader(s, t, leader, to);
  f.leader = NONE;
  f.corps = NONE;
  f.space = NONE;
  f.moved++;
  f.step = STEP.unit;
  log?.push({ type: "transferred", seat: seatId(seat), unit, from: spaceId(t, from), to: spaceId(t, to), clause: "NYW-13.5.2.2" });
}

function moveLeader(s: NineYearsState, t: Tables, leader: number, to: number): string {
  S.setPlaceOfLeader(s, leader, to);
  S.addMarks(s, leader, S.LEADER_ACTED);
  return leaderId(t, leader);
}

function moveCorps(s: NineYearsState, name: number, from: number, to: number): string {
  const kind = S.kindNamed(s, from, name, 0, ACTED);
  S.takeCorps(s, from, kind, 1);
  S.addCorps(s, to, kind | ACTED, 1);
  return S.kindId(kind);
}
