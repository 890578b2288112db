/** NYW-D-05: the uses of resource points. */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { payPoints } from "../effects/pay.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { spendRefusal } from "../rules/spending-refusals.js";
import { canBuildAnyLine, canFormAny, canPrepareAny, canRestoreAny } from "../rules/spending.js";
import { hasSideFlag, type NineYearsState, rpOf, setSideFlag, SUPPORT } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { PURPOSE } from "../vocabulary/types.js";

export const spend: Procedure<NineYearsState, NineYearsEvent> = asking(F.spend, {
  clause: "NYW-8.1.2.1",
  run: { ask: (s) => (rpOf(s, F.spend.top(s).seat) > 0 ? ASK : F.spend.pop(s)) },
  moves(s, seat, out) {
    for (let purpose = PURPOSE.restore; purpose <= PURPOSE.fleet; purpose++) if (canSpend(s, seat, purpose)) out.push(code(V.spend, purpose));
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) {
      F.spend.pop(s); // NYW-12.3.1.10: unspent points are lost.
      return;
    }
    begin(s, seat, argA(c), log);
  },
  refuse: (s, seat, c) => (verbOf(c) === V.spend ? spendRefusal(s, tablesOf(s), seat, argA(c)) : null),
});

function canSpend(s: NineYearsState, seat: number, purpose: number): boolean {
  const t = tablesOf(s);
  switch (purpose) {
    case PURPOSE.restore:
      return canRestoreAny(s, t, seat);
    case PURPOSE.form:
      return canFormAny(s, t, seat);
    case PURPOSE.line:
      return canBuildAnyLine(s, t, seat);
    case PURPOSE["colonial-support"]:
      return !hasSideFlag(s, seat, SUPPORT); // NYW-18.5.2: each side has one marker.
    default:
      return canPrepareAny(s, t, seat);
  }
}

function begin(s: NineYearsState, seat: number, purpose: number, log: Log<NineYearsEvent>): void {
  switch (purpose) {
    case PURPOSE.restore:
      F.restore.push(s).seat = seat;
      break;
    case PURPOSE.form:
      F.form.push(s).seat = seat;
      break;
    case PURPOSE.line: // NYW-12.3.7: lines are built in this step.
      F["build-line"].push(s).seat = seat;
      break;
    case PURPOSE["colonial-support"]: // NYW-12.3.8, NYW-18.5.1: support costs 1 RP in this step.
      setSideFlag(s, seat, SUPPORT, true);
      log?.push({ type: "colonial-support", seat: seatId(seat), clause: "NYW-18.5.1" });
      payPoints(s, seat, 1, log);
      break;
    default:
      F["prepare-fleet"].push(s).seat = seat;
  }
}
