/** The space an action starts from: NYW-D-13, NYW-D-23, NYW-D-29. The answer: that space. */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure, Refusing } from "../../core/flow.js";
import { asking } from "../../core/procedures.js";
import type { NineYearsEvent } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { startRefusal } from "../reasons/actions.js";
import { nextStart, type Starting, surveyFreeLeaders } from "../rules/actions.js";
import type { NineYearsState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";

export const chooseSpace: Procedure<NineYearsState, NineYearsEvent> = asking(F["choose-space"], {
  clause: "NYW-13.5.0", // of a campaign, a siege or a voyage alike
  hasChoice(s, seat) {
    const t = tablesOf(s);
    const starting = startOf(s, t, seat);
    return nextStart(s, t, starting, nextStart(s, t, starting, 0) + 1) >= 0;
  },
  lists(s, seat, c) {
    const t = tablesOf(s);
    if (c !== code(V["choose-space"], argA(c)) || argA(c) >= t.spaceIds.length) return false;
    return nextStart(s, t, startOf(s, t, seat), argA(c)) === argA(c);
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const starting = startOf(s, t, seat);
    for (let space = nextStart(s, t, starting, 0); space >= 0; space = nextStart(s, t, starting, space + 1)) {
      out.push(code(V["choose-space"], space));
    }
  },
  play(s, _seat, c) {
    F["choose-space"].pop(s, argA(c));
  },
});

/** Why a choice is not listed. */
export const refuseChooseSpace: Refusing<NineYearsState> = (s, seat, c) =>
  verbOf(c) === V["choose-space"] ? startRefusal(s, tablesOf(s), seat, F["choose-space"].top(s).action, argA(c)) : null;

function startOf(s: NineYearsState, t: Tables, side: number): Starting {
  return { side, action: F["choose-space"].top(s).action, leaders: surveyFreeLeaders(s, t, side) };
}
