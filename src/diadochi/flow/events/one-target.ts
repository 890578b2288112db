/** Events that ask for one target and are done with it. The targets are listed in order. */
import { argA, code, verbOf } from "../../../core/codes.js";
import type { Dice } from "../../../core/dice/dice.js";
import type { Log } from "../../../core/flow.js";
import type { CardOp, PartOf } from "../../card-events.js";
import type { DiadochiEvent } from "../../events.js";
import { F } from "../../frames.js";
import type { Reason } from "../../rules/refusals.js";
import type { DiadochiState } from "../../state.js";
import type { Tables } from "../../tables.js";
import { ASK, DONE_PART, type EffectProcedure, NOTHING } from "../card-part.js";

/** What can be a target, and what becomes of it. */
export interface OneTarget<Op extends CardOp> {
  readonly verb: number;
  /** How many there are to choose among. */
  count(t: Tables): number;
  /** The condition of the card that one of them fails, or null for a target. */
  whyNot(s: DiadochiState, t: Tables, seat: number, part: PartOf<Op>, target: number): Reason | null;
  hit(s: DiadochiState, t: Tables, seat: number, part: PartOf<Op>, target: number, dice: Dice, log: Log<DiadochiEvent>): void;
}

/** The effect of a card that has one target. */
export interface OneTargetEffect<Op extends CardOp> extends EffectProcedure<Op> {
  /** Whether there is any target. */
  isPossible(s: DiadochiState, t: Tables, seat: number, part: PartOf<Op>): boolean;
}

/** Makes the effect of a card with one target. */
export function oneTarget<Op extends CardOp>({ verb, count, whyNot, hit }: OneTarget<Op>): OneTargetEffect<Op> {
  const isPossible: OneTargetEffect<Op>["isPossible"] = (s, t, seat, part) => {
    for (let target = 0; target < count(t); target++) if (whyNot(s, t, seat, part, target) === null) return true;
    return false;
  };
  return {
    isPossible,
    run: (s, t, seat, part) => (F.event.top(s).step === F.event.step.finished ? DONE_PART : isPossible(s, t, seat, part) ? ASK : NOTHING),
    moves(s, t, seat, part, out) {
      for (let target = 0; target < count(t); target++) if (whyNot(s, t, seat, part, target) === null) out.push(code(verb, target));
    },
    play(s, t, seat, part, c, dice, log) {
      F.event.top(s).step = F.event.step.finished;
      hit(s, t, seat, part, argA(c), dice, log);
    },
    whyNot: (s, t, seat, part, c) => (verbOf(c) === verb ? whyNot(s, t, seat, part, argA(c)) : null),
  };
}
