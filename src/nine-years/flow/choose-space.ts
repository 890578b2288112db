/** The space where an action starts: NYW-D-13, NYW-D-23, NYW-D-29. Answers that space. */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { startRefusal } from "../rules/action-refusals.js";
import { nextStart, surveyFreeLeaders } from "../rules/starts.js";
import type { NineYearsState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const chooseSpace: Procedure<NineYearsState, NineYearsEvent> = asking(F["choose-space"], {
  clause: "NYW-13.5.0",
  moves(s, seat, out) {
    for (let space = firstSpace(s, seat); space >= 0; space = nextSpace(s, seat, space + 1)) out.push(code(V["choose-space"], space));
  },
  play(s, _seat, c) {
    F["choose-space"].pop(s, argA(c));
  },
  refuse: (s, seat, c) => (verbOf(c) === V["choose-space"] ? startRefusal(s, tablesOf(s), seat, F["choose-space"].top(s).action, argA(c)) : null),
});

function firstSpace(s: NineYearsState, side: number): number {
  surveyFreeLeaders(s, tablesOf(s), side);
  return nextSpace(s, side, 0);
}

// The first space at or after `from` where the action can start, or -1.
function nextSpace(s: NineYearsState, side: number, from: number): number {
  return nextStart(s, tablesOf(s), side, F["choose-space"].top(s).action, from);
}
