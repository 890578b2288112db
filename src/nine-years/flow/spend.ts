/** NYW-D-05: what resource points are spent on. Remembers the side. */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, slot } from "../../core/frames.js";
import { payPoints } from "../effects/pay.js";
import type { NineYearsEvent } from "../events.js";
import { BUILD_LINE, FORM, PREPARE_FLEET, RESTORE, Spend } from "../frames.js";
import { SPEND_FLEET, SPEND_FORM, SPEND_LINE, SPEND_RESTORE, SPEND_SUPPORT, V_DONE, V_SPEND } from "../moves.js";
import { spendRefusal } from "../reasons/spending.js";
import { canBuildAnyLine, canFormAny, canPrepareAny, canRestoreAny } from "../rules/spending.js";
import { hasFlag, type NineYearsState, rpOf, setFlag, SUPPORT } from "../state.js";
import { tablesOf } from "../tables.js";
import { SEATS } from "../types.js";

export const spend: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "spend",
  clause: "NYW-8.1.2.1",
  slots: ["seat"],
  run(s) {
    if (rpOf(s, slot(s, Spend.seat)) > 0) return true;
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, Spend.seat),
  // Any purpose beside done; Colonial Support costs no search.
  hasChoice: (s, seat) => !hasFlag(s, SUPPORT << seat) || canFormAny(s, tablesOf(s), seat),
  lists: (s, seat, c) => c === code(V_DONE) || (c === code(V_SPEND, argA(c)) && argA(c) <= SPEND_FLEET && canSpend(s, seat, argA(c))),
  // Purposes in the order of PURPOSES, then done.
  moves(s, seat, out) {
    for (let purpose = SPEND_RESTORE; purpose <= SPEND_FLEET; purpose++) if (canSpend(s, seat, purpose)) out.push(code(V_SPEND, purpose));
    out.push(code(V_DONE));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V_DONE) {
      popFrame(s); // NYW-12.3.1.10: what is left is lost
      return;
    }
    begin(s, seat, c, log);
  },
  refuse: (s, seat, c) => (verbOf(c) === V_SPEND ? spendRefusal(s, tablesOf(s), seat, argA(c)) : null),
};

function canSpend(s: NineYearsState, seat: number, purpose: number): boolean {
  const t = tablesOf(s);
  switch (purpose) {
    case SPEND_RESTORE:
      return canRestoreAny(s, t, seat);
    case SPEND_FORM:
      return canFormAny(s, t, seat);
    case SPEND_LINE:
      return canBuildAnyLine(s, t, seat);
    case SPEND_SUPPORT:
      return !hasFlag(s, SUPPORT << seat); // NYW-18.5.2
    default:
      return canPrepareAny(s, t, seat);
  }
}

function begin(s: NineYearsState, seat: number, c: Code, log: Log<NineYearsEvent>): void {
  switch (argA(c)) {
    case SPEND_RESTORE:
      pushFrame(s, RESTORE, seat);
      break;
    case SPEND_FORM:
      pushFrame(s, FORM, seat);
      break;
    case SPEND_LINE: // NYW-12.3.7
      pushFrame(s, BUILD_LINE, seat);
      break;
    case SPEND_SUPPORT: // NYW-12.3.8, NYW-18.5.1
      setFlag(s, SUPPORT << seat, true);
      log?.push({ type: "colonial-support", seat: SEATS[seat]!, clause: "NYW-18.5.1" });
      payPoints(s, seat, 1, log);
      break;
    default:
      pushFrame(s, PREPARE_FLEET, seat);
  }
}
