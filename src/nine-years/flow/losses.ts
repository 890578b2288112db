/** A side loses steps one by one, each from a corps of its choice (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35). Excess losses are ignored (NYW-16.2.7). */
import { argA, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { FORCE, HURT, nameOfKind, powerOf, powerOfName, REDUCED } from "../vocabulary/corps.js";
import { loseStep } from "../effects/losses.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { firstStack, kindNamed, kindOfStack, type NineYearsState, placeOfStack } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { CAUSE, LOSS_CAUSES, type LossCause } from "../vocabulary/types.js";
import { refuseCorps } from "./refusals.js";

const CLAUSE_OF: Readonly<Record<LossCause, string>> = { battle: "NYW-16.2.5", siege: "NYW-17.5.6", sea: "NYW-14.5.9", overstacking: "NYW-4.1.3.3" };
const CLAUSES: readonly string[] = LOSS_CAUSES.map((cause) => CLAUSE_OF[cause]);

export const losses: Procedure<NineYearsState, NineYearsEvent> = asking(F.losses, {
  clause: "NYW-16.2.5",
  run: { ask: (s) => (F.losses.top(s).left > 0 && hasCorps(s, tablesOf(s), 0) ? ASK : F.losses.pop(s)) },
  moves(s, _seat, out) {
    const t = tablesOf(s);
    const { seat, space, why } = F.losses.top(s);
    const needed = neededMarks(why);
    const barred = barredMarks(s, t);
    let last = -1;
    for (let i = firstStack(s, space); placeOfStack(s, i) === space; i++) {
      const kind = kindOfStack(s, i);
      if (!isConcerned(t, kind, seat, needed, barred) || nameOfKind(kind) === last) continue;
      last = nameOfKind(kind);
      out.push(code(V["lose-step"], last));
    }
  },
  play(s, _seat, c, _dice, log) {
    const t = tablesOf(s);
    const f = F.losses.top(s);
    const { space, why } = f;
    const kind = kindNamed(s, space, argA(c), neededMarks(why), barredMarks(s, t));
    f.left--;
    loseStep(s, { place: space, kind, clause: CLAUSES[why]!, mark: why === CAUSE.battle ? HURT : 0 }, log);
  },
  refuse(s, seat, c) {
    const { space, why } = F.losses.top(s);
    const clause = CLAUSES[why]!;
    // The corps is there, but others must lose a step first.
    if (kindNamed(s, space, argA(c), neededMarks(why), 0) >= 0 && tablesOf(s).powerSide[powerOfName(argA(c))] === seat)
      return refuseCorps(c, V["lose-step"], "losses/others-first", why === CAUSE.battle ? undefined : clause);
    return refuseCorps(c, V["lose-step"], "losses/not-there", clause);
  },
});

export function askLosses(s: NineYearsState, seat: number, space: number, left: number, why: LossCause): void {
  const f = F.losses.push(s);
  f.seat = seat;
  f.space = space;
  f.left = left;
  f.why = CAUSE[why];
}

// NYW-17.5.6, NYW-14.5.9: only the corps that take part lose steps.
function neededMarks(why: number): number {
  return why === CAUSE.siege || why === CAUSE.sea ? FORCE : 0;
}

// Corps with these marks lose no step while corps without them are left.
function barredMarks(s: NineYearsState, t: Tables): number {
  const { why } = F.losses.top(s);
  if (why === CAUSE.siege) return 0;
  // NYW-16.2.6: no corps loses a second step before each has lost one. NYW-14.5.9, NYW-4.1.3.3: full corps lose first.
  const later = why === CAUSE.battle ? HURT : REDUCED;
  return hasCorps(s, t, later) ? later : 0;
}

function hasCorps(s: NineYearsState, t: Tables, without: number): boolean {
  const { seat, space, why } = F.losses.top(s);
  const needed = neededMarks(why);
  for (let i = firstStack(s, space); placeOfStack(s, i) === space; i++) if (isConcerned(t, kindOfStack(s, i), seat, needed, without)) return true;
  return false;
}

function isConcerned(t: Tables, kind: number, seat: number, needed: number, without: number): boolean {
  return t.powerSide[powerOf(kind)] === seat && (kind & needed) === needed && (kind & without) === 0;
}
