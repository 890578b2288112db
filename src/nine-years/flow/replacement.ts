/** NYW-D-27: a reduced corps becomes full, and rallies if it is demoralized (section 13.5.3). */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { ACTED, nameOfKind } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { replacementRefusal } from "../rules/action-refusals.js";
import { isReplaceable } from "../rules/replacement.js";
import { hasLoc, type LocQuestion, locOfPower } from "../rules/loc.js";
import { isBarredByTalks } from "../rules/placement.js";
import { replaced } from "../rules/spending.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { FRANCE, SAVOY, tablesOf } from "../tables/index.js";

export const replacement: Procedure<NineYearsState, NineYearsEvent> = asking(F.replacement, {
  clause: "NYW-13.5.3.2",
  // One `LocQuestion` serves all corps of a power.
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let power = FRANCE; power <= SAVOY; power++) {
      if (t.powerSide[power] !== seat || isBarredByTalks(s, power)) continue;
      let loc: LocQuestion | null = null;
      for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
        if (!isReplaceable(s, t, power, i)) continue;
        loc ??= locOfPower(s, t, power); // NYW-13.5.3.4: the corps needs a LOC to its capital.
        const c = code(V["replace-corps"], S.placeOfStack(s, i), nameOfKind(S.kindOfStack(s, i)));
        if (hasLoc(loc, S.placeOfStack(s, i)) && !out.includes(c)) out.push(c);
      }
    }
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const space = argA(c);
    const kind = S.kindNamed(s, space, argB(c), 0, ACTED);
    S.takeCorps(s, space, kind, 1);
    S.addCorps(s, space, replaced(kind) | ACTED, 1); // NYW-13.4.3.2: the corps does nothing else in this round.
    log?.push({ type: "corps-replaced", seat: seatId(seat), space: spaceId(t, space), corps: S.kindId(kind), clause: "NYW-13.5.3.2" });
    F.replacement.pop(s); // NYW-13.5.3.6: a replacement costs nothing and does not count as restoring.
  },
  refuse: (s, seat, c) => (verbOf(c) === V["replace-corps"] ? replacementRefusal(s, tablesOf(s), seat, argA(c), argB(c)) : null),
});
