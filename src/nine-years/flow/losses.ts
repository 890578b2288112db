/**
 * Steps that a side loses, one after the other, each from a corps of its choice (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35).
 *
 * The frame remembers whose corps, the place, the steps left and why they are lost. Steps beyond those there are, are lost (NYW-16.2.7).
 */
import { argA, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { FORCE, HURT, nameOfKind, powerOf, powerOfName, REDUCED } from "../corps.js";
import { loseStep } from "../effects/losses.js";
import type { NineYearsEvent } from "../events.js";
import { Losses } from "../frames.js";
import { V } from "../moves.js";
import { firstStack, kindNamed, kindOfStack, type NineYearsState, placeOfStack } from "../state.js";
import { at, type Tables, tablesOf } from "../tables.js";
import { refuseCorps } from "./refusals.js";

/** Why steps are lost. */
export const IN_BATTLE = 0;
export const IN_SIEGE = 1;
export const AT_SEA = 2;
export const OVERSTACKED = 3;

const CLAUSES = ["NYW-16.2.5", "NYW-17.5.6", "NYW-14.5.9", "NYW-4.1.3.3"] as const;

/** Order: power by power, full before reduced. */
export const losses: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "losses",
  clause: "NYW-16.2.5",
  slots: ["seat", "place", "left", "why"],
  run(s) {
    if (slot(s, Losses.left) > 0 && hasCorps(s, tablesOf(s), 0, 0)) return true;
    popFrame(s);
    return false;
  },
  asks: (s) => 1 << slot(s, Losses.seat),
  moves(s, _seat, out) {
    const t = tablesOf(s);
    const place = slot(s, Losses.place);
    const barred = barredMarks(s, t);
    let last = -1;
    for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
      const kind = kindOfStack(s, i);
      if (!isConcerned(s, t, kind, 0, barred) || nameOfKind(kind) === last) continue;
      last = nameOfKind(kind);
      out.push(code(V["lose-step"], last));
    }
  },
  play(s, _seat, c, _dice, log) {
    const t = tablesOf(s);
    const place = slot(s, Losses.place);
    const why = slot(s, Losses.why);
    const kind = kindNamed(s, place, argA(c), neededMarks(why), barredMarks(s, t));
    setSlot(s, Losses.left, slot(s, Losses.left) - 1);
    loseStep(s, t, place, kind, CLAUSES[why]!, log, why === IN_BATTLE);
  },
  refuse(s, _seat, c) {
    const why = slot(s, Losses.why);
    // It is there, and others lose a step before it.
    if (kindNamed(s, slot(s, Losses.place), argA(c), neededMarks(why), 0) >= 0 && isOfSide(s, tablesOf(s), argA(c)))
      return refuseCorps(c, V["lose-step"], "losses/others-first", why === IN_BATTLE ? "NYW-16.2.6" : CLAUSES[why]!);
    return refuseCorps(c, V["lose-step"], "losses/not-there", CLAUSES[why]!);
  },
};

function isOfSide(s: NineYearsState, t: Tables, name: number): boolean {
  return at(t.powerSide, powerOfName(name)) === slot(s, Losses.seat);
}

// NYW-17.5.6, NYW-14.5.9: only the corps that take part.
function neededMarks(why: number): number {
  return why === IN_SIEGE || why === AT_SEA ? FORCE : 0;
}

// What a corps must not be to lose the next step while others are not it.
function barredMarks(s: NineYearsState, t: Tables): number {
  switch (slot(s, Losses.why)) {
    case IN_BATTLE:
      // NYW-16.2.6: none loses a second step while another has lost none.
      return hasCorps(s, t, 0, HURT) ? HURT : 0;
    case AT_SEA:
    case OVERSTACKED:
      // NYW-14.5.9, NYW-4.1.3.3: full corps first.
      return hasCorps(s, t, 0, REDUCED) ? REDUCED : 0;
    default:
      return 0;
  }
}

function hasCorps(s: NineYearsState, t: Tables, marks: number, without: number): boolean {
  const place = slot(s, Losses.place);
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) if (isConcerned(s, t, kindOfStack(s, i), marks, without)) return true;
  return false;
}

function isConcerned(s: NineYearsState, t: Tables, kind: number, marks: number, without: number): boolean {
  const needed = neededMarks(slot(s, Losses.why)) | marks;
  return at(t.powerSide, powerOf(kind)) === slot(s, Losses.seat) && (kind & needed) === needed && (kind & without) === 0;
}
