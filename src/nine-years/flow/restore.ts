/** NYW-D-05a: the side chooses a reduced corps, which is restored for 1 RP. */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { nameOfKind, powerOf } from "../vocabulary/corps.js";
import { payPoints } from "../effects/pay.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { restoreRefusal } from "../rules/spending-refusals.js";
import { hasLoc, type LocQuestion, locOfPower } from "../rules/loc.js";
import { mayRestore } from "../rules/placement.js";
import { isRestorable, restored } from "../rules/spending.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { FRANCE, SAVOY, tablesOf } from "../tables/index.js";

const COST = 1;

export const restore: Procedure<NineYearsState, NineYearsEvent> = asking(F.restore, {
  clause: "NYW-12.3.5.3",
  // One `LocQuestion` serves all corps of a power.
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let power = FRANCE; power <= SAVOY; power++) {
      if (t.powerSide[power] !== seat || !mayRestore(s, t, power)) continue;
      let loc: LocQuestion | null = null;
      for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
        if (!isRestorable(s, i, power)) continue;
        loc ??= locOfPower(s, t, power, true);
        const c = code(V["choose-corps"], S.placeOfStack(s, i), nameOfKind(S.kindOfStack(s, i)));
        if (hasLoc(loc, S.placeOfStack(s, i)) && !out.includes(c)) out.push(c);
      }
    }
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const space = argA(c);
    const kind = S.kindNamed(s, space, argB(c), 0, 0);
    S.takeCorps(s, space, kind, 1);
    S.addCorps(s, space, restored(kind), 1);
    S.countRestored(s, powerOf(kind));
    log?.push({ type: "corps-restored", seat: seatId(seat), corps: S.kindId(kind), space: spaceId(t, space), clause: "NYW-12.3.5.3" });
    F.restore.pop(s);
    payPoints(s, seat, COST, log);
  },
  refuse: (s, seat, c) => (verbOf(c) === V["choose-corps"] ? restoreRefusal(s, tablesOf(s), seat, argA(c), argB(c)) : null),
});
