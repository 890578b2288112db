/** NYW-D-05c: the side chooses a space, where a Fortified Line is built or raised for 1 RP. */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { payPoints } from "../effects/pay.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { lineRefusal } from "../rules/spending-refusals.js";
import { locOfSide } from "../rules/loc.js";
import { canBuildLine } from "../rules/spending.js";
import { lineLevel, type NineYearsState, setLine } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

const COST = 1;

export const buildLine: Procedure<NineYearsState, NineYearsEvent> = asking(F["build-line"], {
  clause: "NYW-15.2.1",
  moves(s, seat, out) {
    const t = tablesOf(s);
    const loc = locOfSide(s, t, seat);
    for (let space = 0; space < t.spaceIds.length; space++) if (canBuildLine(s, t, seat, space, loc)) out.push(code(V["build-line"], space));
  },
  play(s, seat, c, _dice, log) {
    const space = argA(c);
    const level = lineLevel(s, space) + 1;
    setLine(s, space, level, seat, true);
    log?.push({ type: "line-built", seat: seatId(seat), space: spaceId(tablesOf(s), space), level, clause: "NYW-15.2.1" });
    F["build-line"].pop(s);
    payPoints(s, seat, COST, log);
  },
  refuse: (s, seat, c) => (verbOf(c) === V["build-line"] ? lineRefusal(s, tablesOf(s), seat, argA(c)) : null),
});
