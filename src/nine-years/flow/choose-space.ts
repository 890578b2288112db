/** The space an action starts from: NYW-D-13, NYW-D-23, NYW-D-29. The answer: that space. */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { asking } from "../../core/procedures.js";
import type { NineYearsEvent } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { startRefusal } from "../reasons/actions.js";
import { nextStart, surveyFreeLeaders } from "../rules/actions.js";
import type { NineYearsState } from "../state.js";
import { tablesOf } from "../tables.js";

export const chooseSpace: Procedure<NineYearsState, NineYearsEvent> = asking(F["choose-space"], {
  clause: "NYW-13.5.1.1",
  hasChoice(s, seat) {
    const t = tablesOf(s);
    const action = F["choose-space"].top(s).action;
    const leaders = surveyFreeLeaders(s, t, seat);
    return nextStart(s, t, seat, action, nextStart(s, t, seat, action, 0, leaders) + 1, leaders) >= 0;
  },
  lists(s, seat, c) {
    const t = tablesOf(s);
    if (c !== code(V["choose-space"], argA(c)) || argA(c) >= t.spaceIds.length) return false;
    return nextStart(s, t, seat, F["choose-space"].top(s).action, argA(c), surveyFreeLeaders(s, t, seat)) === argA(c);
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const action = F["choose-space"].top(s).action;
    const leaders = surveyFreeLeaders(s, t, seat);
    for (let space = nextStart(s, t, seat, action, 0, leaders); space >= 0; space = nextStart(s, t, seat, action, space + 1, leaders)) {
      out.push(code(V["choose-space"], space));
    }
  },
  play(s, _seat, c) {
    F["choose-space"].pop(s, argA(c));
  },
  refuse: (s, seat, c) => (verbOf(c) === V["choose-space"] ? startRefusal(s, tablesOf(s), seat, F["choose-space"].top(s).action, argA(c)) : null),
});
